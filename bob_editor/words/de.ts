<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>bob_editor</name>
    <message>
        <source>
and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
hangs on the ruling “{ruling}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (and {count} more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Add dots between them until that is small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Half hex on the board’s edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> None of them may bear the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The first {most} are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> for {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> {count} hexes are on one side only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> {count} more can’t be read either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> {name} isn't sound: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About bob_editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept all {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept issue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept new result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accepted ones, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Actual size (100 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board properties…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boards beside it, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clumps of about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Create board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Create {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Crop to selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cut along a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Don’t save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ease paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Empty this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Exposure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Field of the area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fields of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fill by a rule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find a field…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First row of unshifted columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fix issue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Gentle paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Geomorphic fitness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Half turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hexsides round the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How it is made…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import texts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;In them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Intersect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join with another board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Jump to the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep in the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep this line as expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;LOS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New board from selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next failing line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Night colours for the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Part of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Publish…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resize and shift…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore {some} of {every}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rule handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rule in the handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rulings: {count} changed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rulings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save {some} of {every}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Second view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shift all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Subtract the topmost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tables…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn by 180°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn by 60°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn by half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turned by 180°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Update a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wait for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;With the board: in the folder “stamps” beside it, and in its pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, facing {facing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {count} of them only through hindrances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 expected, it holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 part doesn’t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A *.mapping.json that says what terrain each word of the file means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board to join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click has a text typed there; on a label a click chooses, a drag moves, a double click types it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or a stroke picks a colour of the scan; all that is alike is proposed, and a click on that takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click sets who looks; then the thread follows the pointer, and a second click holds it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows the place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter more, below the one that is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double click accepts one; Delete discards what is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder for {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder with packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A press on a counter takes it; on an empty hex it puts down what was chosen in the catalogue, if anything was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A press takes the board under the pointer; it snaps to others' edges unless Shift is held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scan lies beside its board’s file: save the board first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sign on every place that breaks a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A style that comes with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;dd a dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;uthors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acce&amp;pt…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept &amp;new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept all &amp;of this kind…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept new result of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept this issue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept {number:,} issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept {number}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a copy of the chosen rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a row to {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a row to {title} (Ctrl+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add from &amp;files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds hexes to the chosen area, Control or the right button takes them away; without one, a new area begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All is translated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of others’ formats ({stars})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of this &amp;kind ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All shown, none locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that is &amp;safe ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count:,} issues are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {pairs} lines are the same on both sides.{only}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt and arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among your own, without its boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And {more} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another file for board {named}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply all &amp;safe fixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas that look, and what they see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move the hex cursor, Enter uses the tool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is on the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;board says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the board says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the card has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the game begins it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the game has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the ruleset has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the {edge} edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;leed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to &amp;mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be&amp;gin as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a scenario as a copy of this one, with an id of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a scenario in this folder, also from a template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bend roads and streams from dot to dot into curves through the same dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bend the label {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank margin of every sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of the map:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards (*.board.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards, suites and stamps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring &amp;in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring a folder into which an earlier edition was unpacked up to this one; what you changed stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring background, victory and rules in from a Markdown or Word file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring boards into the folder?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a file of another program: .m44, HexJSON, tables and others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring to &amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring to top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By itself ({kind})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;onditions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call board {old} {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card &amp;preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card pre&amp;view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry out the fix of the chosen issue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cata&amp;logue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the level of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the terrain of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes that would change the verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a &amp;picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a board’s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell to see it on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a language, or type another's code, as web pages name it: pl, pt-BR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a picture of the printed board, or paste one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a row, then click that hex’s dot in the picture. Drag a cross to move it, or use the arrow keys; Delete removes it. Three or more, far apart, fit it; six or more, also between, where the scan is bent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a ruleset and a size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a set-up area first: Shift-click it with the tool for areas (G).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose in a calendar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one in the file dialog.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose some by “Rulings…”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of your project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear cells of {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the dot of the hex that is chosen in the list; arrow keys move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to fold or unfold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close &amp;now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close what is open: its tab, or the only one shows the welcome page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mmon field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour what the first hex sees: clear, hindered, blocked, blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours that were picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compa&amp;re…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare it with the edition before, or with another pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare lines of sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with which pack?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy beside the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy into the folder the boards that its documents name outside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the chosen rows for a spreadsheet (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected hexes with their hexsides and paths, or selected outlines and labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected hexes, outlines or labels and clear them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy to my stamps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cou&amp;nt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the exposure of the board as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop &amp;marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop the board to the selected hexes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the outermost hexes in &amp;half, so that boards join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the topmost of the selected outlines out of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the label {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the selected outlines, labels or points, or clear the selected hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the stamp “{title}”? Its file is deleted for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differing lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dim all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t acce&amp;pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t accept {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots of the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click opens the document at the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click opens; drag puts them in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dra&amp;w symmetrically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw &amp;naturally…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a line over the selected outlines, along which they are parted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw artwork</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw dragged points to dots, hexsides and other outlines; Alt turns it off while held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw every stroke in its image below or above, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw every stroke in its mirror image, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw every stroke where the board turned by 180° has it, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw hex boards, write scenarios on them, have every edit checked, and see what each hex sees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw hexsides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw it otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw naturally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the selected outlines with fewer points; no dot changes sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing naturally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws a path: hex by hex from dot to dot, point by point with the pen, or with a free hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws a ring of the chosen terrain, or a crest line, or a hole in one that is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xpected lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport card…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hex has a house of its own; fields fill up to their hedges, and run straight elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hex has a house of its own; fields keep off hedges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ease paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit &amp;points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit board properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a game that was played today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the tables of your own copy of the game that the rulebook leaves out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase {titles} on {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erases what a press or drag meets; a drag goes on with the sort of thing that it began with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hex keeps its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every line is as expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything meets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expect from now on what the chosen lines give now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expect nothing of the chosen lines any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expect {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected lines are kept in a file beside the {what}: save the {what} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export car&amp;d…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ind and replace terrain…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;irst sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farm at the bend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;x…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field opacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field under e&amp;very tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill by a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter and group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a label by its words or a hex by its name, and show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a word or rule number, Enter for the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First row of &amp;shifted columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First si&amp;ght</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix all of this &amp;kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix all that is safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix all {count:,} of this &amp;kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix all: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat: turned, stretched, slanted. In perspective: a photograph. Bent: paper that isn’t flat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the selection again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: taken from the published map as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all that was picked and proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget what is chosen; Delete does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forms of publication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From side to side; 19.05 mm, three quarters of an inch, on most printed boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that were played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gentle paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geomorphic fitness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the board more or fewer columns and rows, or shift what it has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the document in this tab a window of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the map the whole window, or bring the panels back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the selection, or what the tool has begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up what is under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up what the tool has begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to the next text that isn't translated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a na&amp;me…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow or shrink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow or shrink b&amp;y…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the label {text} find its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the names of the hexes begin with another row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the next one vary otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the outline go through its chosen points without a corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He&amp;x width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height in hexsides, as it is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height of the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes of the map …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes that look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hindrance {hindrance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses of neighbouring hexes stand wall to wall; fields fill up to their hedges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How cards look: a template, or a house style beside the scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the paper's colour runs on over the edge that is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How open questions are answered on the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How open questions of the rulebook are answered here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strongly the LOS field is laid over the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the card looks. Keep a *.card-template.json or .typ beside the scenario for another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the map is painted; own styles lie beside the board: styles/NAME/style.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the map lies on the sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the scan is fitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&amp;nspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import texts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the &amp;selection only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a reference to a unit, an area or a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert hexes picked on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issue bad&amp;ges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues of the chosen document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fits: off {told}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is bent through every dot. By the others alone one would be off by {share} of a hex as a rule, {label} most, by {most}.{more}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is left where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is off {told} Was the right dot clicked? If so, let it be bent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is off {told} Was the right dot clicked? If so, {more}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It isn't written over: close this without saving, and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands nowhere here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was moved, renamed or deleted since it was read or saved here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join with another board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to the next place that breaks a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all of the chosen issue’s kind, for one reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as a &amp;template…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as a template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it as it is, and note why in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep off dots and hex names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep only the smallest board that shows the selected hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the chosen issue as it is, and note why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the field on the board while drawing, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the selected hexes under a name, to be set again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the thread’s answer as expected (K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this thread on the board while looking along others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping yours loses what was changed there, reloading what was changed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LOS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LOS field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LOS {origin} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land that runs on over each edge, for a printer to cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of what is published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language to translate into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a copy of the selected outlines beside them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a picture of a printed board under this one, fitted by its dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay board {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay boards side by side, and write the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it on top: it replaces what it covers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the board also against the other boards of its game in its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the chosen board on the map, beside the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the selected outlines above the next one that they touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the selected outlines below all others of their kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the selected outlines below the next one that they touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the selected outlines on top of all others of their kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead roads and streams from hexside to hexside, not dot to dot, so that zigzags become straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave a &amp;gate in each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave only what the selected outlines have in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out the edges at which everything meets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this; all stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves out ground and paper, so that the picture can lie on another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left edge on the lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, as there is no such column: {without_column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let all pinned threads go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go to lay {title} here: it fits. Control lays it over the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go to lay {title} here: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go to lay {title} over the map here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the chosen thread go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the hex that looks be one of them, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the selected hexes look, whatever is selected later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level} in {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library of boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines are looked along under these circumstances: show them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List &amp;earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List board {named} earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List it earlier: shared hexes get the first board’s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List more of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List packs, tell what changed between editions, bring folders up to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock {what}: tools leave it as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look along a line to see it from the side: ground, obstacles and the shadows behind them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look from every hex of each set-up and entry area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look from the second hex back at the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look from {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through the folder once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look under the markers, conditions and rulings that were set before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking along every line of both …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking from every hex of every area …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking through every document …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ma&amp;p width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a board of its own of the selected hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a new board of this one and another, edge to edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a pack, cards and maps of a folder of boards and scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a pack, cards and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a stam&amp;p…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a stamp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a stamp of the selected hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make an empty board for this map; draw on it once the {word} is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make an empty board, and lay it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make one outline of the selected ones of one terrain or level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room, or save to another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the chosen change to the board; undo takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the chosen points of an outline corners without handles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map &amp;style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map st&amp;yle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mappings (*.mapping.json);;JSON files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mar&amp;gin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown and Word ({endings})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend all that can only be meant in one way, as one step of undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle of the labels on the lattice, across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle of the labels on the lattice, down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes after the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror &amp;left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror t&amp;op to bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the board top to bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the selected hexes or outlines left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the selected outlines about their middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the whole board, its left edge becomes the right one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the whole board, its top edge becomes the bottom one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror top to &amp;bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move in {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the chosen row down (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the chosen row up (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the edge of the selected outlines a little inward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the edge of the selected outlines a little outward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the edge of the selected outlines by an amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the edge outward by (hexsides; below 0 inward):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the hex cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the hex cursor with the tool pressed, as a drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {words} down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {words} up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My &amp;stamps: at hand on every board of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names, parted by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New area for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New s&amp;cenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New set-up area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New {word}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next issue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No board is ticked: lay boards on the map later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No expectations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file was opened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heading in {name} names a text of the card, such as Background or Victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hex is selected: select some on the map, or choose the whole board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hex looks. Select some, or look along a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No issues: the {kind} passes all {checks} checks of {title}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No label is on the map; type the name of a hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer on the card: copy what is still good, then empty it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more expect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No path runs from dot to dot here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rows yet: + adds one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ruling is answered otherwise yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample is installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scan lies under this board yet: the Trace panel asks for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shortcut of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stamp has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No thread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None. Shift+T keeps the thread in hand on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not taken over yet: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not translated yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be put round the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes: there are {free}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here has grown outlines: all is drawn already, or open ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more looks like {words}. Draw a longer stroke, or widen the tolerance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of it is left where the window is closed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the name “{words}”{whose}. Escape in the search shows all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was fixed, for an edit came in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written: the folder has errors by now. Look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing. Every document is in order, and the pack says who made it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number ro&amp;ws otherwise…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number rows otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number the rows otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number the scenarios 1, 2, 3 … in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the board as it was: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of use while a form asks: a click picks or unpicks, a drag picks a stretch; Enter takes them, Escape gives up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off by: how far the fit has a dot from where it was clicked, of a hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map: nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map: {count} hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One board makes the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One language at a time: labels, and those texts that the scenarios have in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the rulesets has no LOS in this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One thing isn’t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only &amp;gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the &amp;selected hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only of &amp;kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only on &amp;open ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity of the LOS field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity of the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a board of the map in a tab of its own; saving it shows it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a board or scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a board or scenario from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a board to see whether it meets itself and others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder of boards and scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scenario to see what its game has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scenario to write its card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the rulebook: {told}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the board to draw on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the board with Scenario, Open board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the next scenario of the project that this one belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the scenario before this one in its project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop a file on this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others’ formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;aste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;revious tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ublish…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;per</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pac&amp;ks of a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs (*.bobpack)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs (*.bobpack);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint set-up areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint the map in dark colours, too; it is printed as ever</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint the map in the style that its board names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paints the chosen level in the hexes of a stroke; the right button lowers by one, Control raises by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paints the chosen terrain in the hexes of a stroke; Control erases, Alt or the right button takes up terrain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper, style and parts of the form that is chosen above, kept in the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part land into fields, or cover a share of it with woods, by a seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste copied hexes, the first onto the hex under the pointer, or copied outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste rows of a spreadsheet (Ctrl+V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste {count} {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin &amp;selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pla&amp;ytests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place units and markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places that are called so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playtests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a hex, or select one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a second hex, or name it below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: smooth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points: symm&amp;etric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position at the {which}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the board's shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print &amp;map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project &amp;folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pub&amp;lish…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish with errors?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publishing to {name} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a scan under the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all that is proposed on the board, as one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it behind the one below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one terrain in the place of another, wherever it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the hexside feature in hand round the selected hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the scenario before the one above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put what is chosen on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the chosen feature on hexsides, or takes it off where the first one has it already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the chosen marker in a hex, or takes it away where it is; a drag turns one that faces somewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PySide6 is not installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius in hexsides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range {range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove entry {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the chosen rows (Ctrl+Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the stamp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace &amp;by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace {currentText} by {currentText2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resi&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resi&amp;ze and remove what falls off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize and shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored {title} as it was at {when}. Save it to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll one more die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round the corners of the selected outlines; no dot changes sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule handbook: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules {cites}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruli&amp;ngs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;hrink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ide view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tamps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;beside…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it &amp;there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the board first: then it has a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to “{title}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the list?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving asks what becomes of it; nothing is written over unasked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving leaves out {lost} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sca&amp;n under the board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan under the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan under the board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios, in their order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sculpt outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sculpts a drawn outline with a round brush: pushes its edge along, swells it or erodes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in all texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search keys and commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search stamps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search terrain, hexsides, markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the card’s fields by their words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search units and markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search, or a place: D4, D4/D5, B2:E6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second view of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what check says of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See-throu&amp;gh where there is nothing but ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen by any: {counts} hexes, by all: {counts2}, by none: {counts3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select every hex of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select hexes and press Make to have the first stamp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select hexes of this board on the map first, with the Select tool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the next drawn outline; while one is selected Tab does so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to botto&amp;m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a stamp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up areas, entry hexes, objectives and exits on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the stamp that the Stamps panel has chosen; with Shift one after another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift and arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;only this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all boards and scenarios of a folder, in their order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show c&amp;ounters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show from how many hexes each one is seen: killing grounds and dead ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how much of each area each other area sees at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the &amp;list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only the lines that aren’t as expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the board at full size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the card as it will be printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the document in the next tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the document in the tab before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the fields of {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the form of the scenario’s card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the issues panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the lines kept with the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the lines kept with the board, and which fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next line that isn’t as expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the points of the selected outline with handles, or end with them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the same once more, with a zoom and place of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the thread from the side: ground, obstacles and their shadows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show these hexes on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this one alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what all hexes of the chosen area see together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what breaks the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what several hexes see together: the pinned or selected ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the hex under the pointer sees, wherever the pointer goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was written where files are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {name} faintly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {severity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown under the circumstances of {name_of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows how much of each area the other side can see at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side of the road at the {which}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side view of the thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simpli&amp;fy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simplify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the letters; 1 is the usual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smo&amp;oth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smooth points with handles of one length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sn&amp;ap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap (Shift: not)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So it is with {count} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in bob_editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands before its hexes, as in 2.E4:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a board: ruleset, size and title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new board or open a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a scenario: ruleset, title and the boards of its map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straighten the label {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strip that neighbouring sheets both show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtract from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab to a new &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all values out of this table, so that those of the program count again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take board {named} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the LOS thread off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the LOS tool and drag from hex to hex, or name two hexes below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the board off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chosen game out of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chosen marker off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the filter off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the scan away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the suggestion of the chosen issue for all of its kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take up {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {label} out of {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {title} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {words} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes hold of the selection: hexes, drawn outlines with handles or knots, labels, one path with its knots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tar&amp;get illuminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target illuminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates (*.json *.typ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terr&amp;ain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain of the hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain of the outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain, markers, rulings and checks of this ruleset, with rule numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test from now on that this line’s answer stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That file is no picture that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;lower half (b)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board as it was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is another by now; nothing was drawn naturally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board or the selection is another by now; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards of a {called} are edited in their own files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card has no set-up areas with hexes on the map yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card was edited since. Look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard has no rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy has an id and a title of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field of {title}: {count} hexes look together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder into which an earlier edition was unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder with your boards, scenarios and suites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has nothing to put on the map{whose}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game whose terrain the file’s words become</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hexes that are &amp;selected on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The issues panel lists them. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The label {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of the labels, and of those texts that the card has in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map is joined from the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a hex, such as E4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next unit or marker is this side’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only issue is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order is kept in project.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack alone is one file; more than that is a folder with all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program has no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program has {usual}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project's folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook leaves this open; Rulings… in the menu Sight gives another answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number draws the same outlines again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same rule with another seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenarios are numbered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stamp {title} is kept in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two become a new board; neither file changes. Hexes of the second get new names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper &amp;half (a)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole map, without the bleed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window speaks another language from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {words} stays in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are copied into {name}, and your documents name the copies from then on:

{names}{more}

May others have them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These count while you look at LOS. Those kept in a board’s file are in File &gt; Board properties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are lost otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stay in the file until what they stand in is altered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board under another ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board under other rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board was never saved, so there is nothing to compare it with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds no board that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder has no boards, scenarios or suites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no lines of sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ruleset has no hexside features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those of the cells that are chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those of the expected line that is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tint of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title, number, author, licence and rulings of this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tracing {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn board {named}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn grown artwork and contours into natural, drawn outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn or mirror each by chance, and change it a little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board by half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the cursor's hexside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the selected hexes, outlines or labels clockwise about their middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the whole board by half, with all on it and its expected lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned clockwise by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns it clockwise about its middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two dots place the scan; three also right what is stretched or slanted, five show how well it fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the label anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit at the {which}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units and markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units, markers and objectives on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock the layer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpac&amp;k a pack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpac&amp;k…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack a pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsure: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the folder?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper edge on the lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a part of board {named}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use all of board {named}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use only a part of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the tool at the hex cursor; with Ctrl or Shift as with the mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen, or go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vary each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict: {verdict_words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify a pack that somebody published, and open what is in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying {name} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licence and the libraries it stands on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visibility, rain, markers and rulings that LOS obeys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for that, or cancel it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What &amp;changed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done about all of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each side sees from where it begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fields may bear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes into the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is laid over the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is saved there is noticed here, and asked about before it is written over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown of the common field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is {title}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What meets and what doesn’t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands before its hexes, such as 2.E4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the board’s face prints along its bottom edge stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the card begins with; boards that you tick take the place of a template's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the first hex of the thread sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the pages are laid out on, and written for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to add to {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was made of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was saved aside can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would stop a reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you changed isn't saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is looked: the card's light changes in the course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where empty: {default}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the trace is unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to? The pack gets a folder of its own there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to? What is published gets a folder of its own there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it is in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which kinds and places to show, and in which groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which lines differ under other rulings, another ruleset or the saved board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which lines differ, hex by hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who won game {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why are they right as they are? Each is accepted for this reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is this right here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width in hexsides, as it is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of a hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of a hex from side to side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With &amp;areas and counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the LOS &amp;thread and field that are shown now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the first &amp;sight that is shown now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it, other terrain is painted over; ways, water and houses never are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of a label, or the name of a hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the message or kind; the name of a hex or hexside, or an area’s corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work saved aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working out lines of sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a picture of the board: PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write over the old files?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the board or scenario in another program’s format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the board or scenario to another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the board or scenario to its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the map to a PDF at true scale, on as many sheets as it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the scenario’s card as it is printed: PDF, PNG or SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what is in it into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing and verifying the pack …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote {name}: alter it in any text editor, then choose it here again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X and Y on the lattice, sizes in hexsides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X and Y on the lattice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your work could not be kept aside: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your work could not be saved aside. Save it, if you still can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your work was saved aside and is offered again at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to the pointer; with Shift or Alt, pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[ and ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted: {because}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all {count:,} of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blind hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bob_editor didn’t end as it should. This had changes that weren’t saved:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {overall} of a hex overall, {label} most, by {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns to the right,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns ×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hindered {hindrance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no longer where it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs {needs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: words are taken by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not on this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of {count}, such as {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part {crop}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule {cites}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>styles/{name}/style.json beside the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as {hint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as {shown}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hex that looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the screen {display} (DISPLAY) does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the screen {name} (WAYLAND_DISPLAY) does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system library {library} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {count} selected hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned {turn}°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was changed elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole {called}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{OURS};;{foreign_filter};;JSON files (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{counters} counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} answered otherwise than by default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} boards make the map, side by side; arrange them then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} documents have changes that aren’t saved. Those that aren’t checked lose them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} dots place it. More would show how well it fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} expected, all hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} files of {name} are told of in the list, {count2} to look at. Nothing that you changed is written over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} files, {count2} of them documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} hexes of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of the stamps can't be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {pairs} lines differ.{cut}{only}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} packs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} scenarios, {count2} boards, suites and stamps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} selected hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} sheets, {rows} × {columns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} things aren’t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {word} pasted. {told}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}, {soft} with handles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file_name} is open in another window, too. Saving there is noticed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file_name} – second view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{files}; {said}. What stands first must be mended before a pack can be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{free}, seed {seed}. Ways, water and houses are left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heading}: is left out, for no field is named so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hexes} hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hint}.  From {where}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{image} can’t be read. Choose it anew with “Scan under the board…”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} (*{suffix});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind}, rule {cited}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}  ·  {titles}  ·  level {level}   </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} (suggestion)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is off by {share}: without it the others fit within {share2}. Click its dot again, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: level {ground}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: not done. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{listed} {verb} changed; the map shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{many} as in the file. Choose a row to see its hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{missing} (on Debian: apt-get install {PAINTING_PACKAGES})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{missing} (on Debian: apt-get install {WINDOW_PACKAGES})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{missing} of {every} missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (of this project)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} becomes {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can’t be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has changed on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a board of {ruleset}, not of {title}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is expected as it is already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is expected to stay {expectation}. It is saved with the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in no file yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no longer where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is read anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is written and verified: {count} files, {size:,.0f} KiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is written: {count:,} files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lies under the board. The layers panel hides and shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says no format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was changed by another program or window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was changed elsewhere and is read anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wasn’t begun: {what} goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, from {parent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} filtered out. “Show all” takes the filter off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{old}{label} is seen from most, {seen} hexes; {label2} from fewest, {seen2}. On average {mean:.0f}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts} fit the format in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts} fit the format; the rest of {name} is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no counter list that can be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problems} parts don’t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{road_side} of the road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}, {column}: “{text}” is no whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said} Publish all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{saved} You can go on working; nothing of this is sent anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown:,} of {among:,} shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symmetry}: what is drawn is drawn in its image, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{titles}, level {level}.{half}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}
{count} hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} (never saved)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} (the program's own)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} can't be “{wrong}”: it is a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} can't be “{wrong}”: it is {one_of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} can’t hold all of it. Lost would be:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} is begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} of the new entry:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} sees {seen} of {count} hexes of {title2}{hindered}; {lines} of {pairs} lines are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, on no dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {words} issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: changes since edition {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: nothing is wrong with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {count} files are in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}, too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trouble}

No lines are expected yet. Look along a line, then keep it: from then on every edit is tested by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{verb} outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{verdict_words}, range {range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is left out. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} isn’t done yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whole}; what is drawn already stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wide:,.0f} × {high:,.0f} pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} (default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} {count} lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{new}” can’t be its name: another board has it, or it holds a dot or slash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {count:,} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {left:,} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… {left:,} before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− {others} lines that only the file has now, + {ours} that only is open here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
