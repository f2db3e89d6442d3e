<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>bob_editor</name>
    <message>
        <source>
and {count} more</source>
        <translation>
und {count} weitere</translation>
    </message>
    <message>
        <source>
hangs on the ruling “{ruling}”</source>
        <translation>
hängt von der Auslegung „{ruling}“ ab</translation>
    </message>
    <message>
        <source>
or </source>
        <translation>
oder </translation>
    </message>
    <message>
        <source> (accepted)</source>
        <translation> (hingenommen)</translation>
    </message>
    <message>
        <source> (and {count} more)</source>
        <translation> (und {count} weitere)</translation>
    </message>
    <message>
        <source> (default)</source>
        <translation> (Vorgabe)</translation>
    </message>
    <message>
        <source> (of this project)</source>
        <translation> (aus diesem Projekt)</translation>
    </message>
    <message>
        <source> (your own)</source>
        <translation> (eigene)</translation>
    </message>
    <message>
        <source> ({terrains} now)</source>
        <translation> (jetzt {terrains})</translation>
    </message>
    <message>
        <source> Add dots between them until that is small.</source>
        <translation> Punkte dazwischen ergänzen, bis das klein ist.</translation>
    </message>
    <message>
        <source> Half hex on the board’s edge.</source>
        <translation> Halbes Feld am Rand des Plans.</translation>
    </message>
    <message>
        <source> None of them may bear the other.</source>
        <translation> Keiner davon darf den anderen tragen.</translation>
    </message>
    <message>
        <source> The first {most:,} are listed.</source>
        <translation> Die ersten {most:,} sind aufgeführt.</translation>
    </message>
    <message>
        <source> The map or its circumstances are others now: compare again.</source>
        <translation> Die Karte oder ihre Umstände sind inzwischen andere: noch einmal vergleichen.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> and {count} more</source>
        <translation> und {count} weitere</translation>
    </message>
    <message>
        <source> at {place}</source>
        <translation> bei: {place}</translation>
    </message>
    <message>
        <source> for {side}</source>
        <translation> für {side}</translation>
    </message>
    <message numerus="yes">
        <source> hexes</source>
        <translation>
            <numerusform> Feld</numerusform>
            <numerusform> Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> minutes</source>
        <translation>
            <numerusform> Minute</numerusform>
            <numerusform> Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message numerus="yes">
        <source> {count:,} hexes are on one side only.</source>
        <translation>
            <numerusform> {count} Feld liegt nur auf einer der beiden Karten.</numerusform>
            <numerusform> {count:,} Felder liegen nur auf einer der beiden Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source> {count} more can’t be read either.</source>
        <translation> {count} weitere sind ebenfalls nicht lesbar.</translation>
    </message>
    <message>
        <source> {name} isn't sound: {why}</source>
        <translation> {name} ist nicht in Ordnung: {why}</translation>
    </message>
    <message>
        <source>&amp;About bob_editor</source>
        <translation>&amp;Über bob_editor</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Hinnehmen</translation>
    </message>
    <message>
        <source>&amp;Accept all {number:,}</source>
        <translation>Alle {number:,} h&amp;innehmen</translation>
    </message>
    <message>
        <source>&amp;Accept issue…</source>
        <translation>Fund h&amp;innehmen …</translation>
    </message>
    <message>
        <source>&amp;Accept new result</source>
        <translation>Neues Ergebnis &amp;annehmen</translation>
    </message>
    <message>
        <source>&amp;Accepted ones, too</source>
        <translation>&amp;Hingenommene ebenfalls</translation>
    </message>
    <message>
        <source>&amp;Actual size (100 %)</source>
        <translation>&amp;Originalgröße (100 %)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hinzufü&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Add a column</source>
        <translation>Spalte &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Add a row</source>
        <translation>&amp;Zeile hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>&amp;Partie hinzufügen</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>&amp;Andere</translation>
    </message>
    <message>
        <source>&amp;Another answer</source>
        <translation>&amp;Andere Antwort</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Umsetzen</translation>
    </message>
    <message>
        <source>&amp;Artwork</source>
        <translation>&amp;Gezeichnetes</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>&amp;Zurück zum Plan</translation>
    </message>
    <message>
        <source>&amp;Between them</source>
        <translation>&amp;Zwischen ihnen</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>&amp;Board properties…</source>
        <translation>&amp;Eigenschaften des Plans …</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Pläne</translation>
    </message>
    <message>
        <source>&amp;Boards beside it, too</source>
        <translation>&amp;Pläne daneben ebenfalls</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen …</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Szenariokarte</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Diese Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Clear thread</source>
        <translation>Faden &amp;wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Clumps of about</source>
        <translation>&amp;Gruppen von etwa</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy text</source>
        <translation>Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Create board</source>
        <translation>Plan &amp;anlegen</translation>
    </message>
    <message>
        <source>&amp;Create game</source>
        <translation>Spiel &amp;anlegen</translation>
    </message>
    <message>
        <source>&amp;Create {word}</source>
        <translation>{word} &amp;anlegen</translation>
    </message>
    <message>
        <source>&amp;Crop</source>
        <translation>&amp;Zuschneiden</translation>
    </message>
    <message>
        <source>&amp;Crop to selection</source>
        <translation>Auf Auswahl &amp;zuschneiden</translation>
    </message>
    <message>
        <source>&amp;Cut along a line</source>
        <translation>An einer Linie &amp;teilen</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Vorgaben</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Discard all…</source>
        <translation>Alle &amp;verwerfen …</translation>
    </message>
    <message>
        <source>&amp;Discard {some} of {every}…</source>
        <translation>{some} von {every} &amp;verwerfen …</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen …</translation>
    </message>
    <message>
        <source>&amp;Don’t save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Zeichnen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Ease paths</source>
        <translation>Wege b&amp;egradigen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Edit the board</source>
        <translation>Plan bea&amp;rbeiten</translation>
    </message>
    <message>
        <source>&amp;Edit this game</source>
        <translation>Dieses Spiel &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Edition</source>
        <translation>&amp;Ausgabe</translation>
    </message>
    <message>
        <source>&amp;Empty this table</source>
        <translation>Diese Tabelle &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Expected</source>
        <translation>&amp;Erwartet</translation>
    </message>
    <message>
        <source>&amp;Explain this check</source>
        <translation>Diese Prüfung &amp;erklären</translation>
    </message>
    <message>
        <source>&amp;Explain {name}</source>
        <translation>{name} &amp;erklären</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>Bild e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Exposure</source>
        <translation>&amp;Einsehbarkeit</translation>
    </message>
    <message>
        <source>&amp;Face</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Field of the area</source>
        <translation>&amp;Sichtfeld des Gebiets</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>Sicht&amp;felder</translation>
    </message>
    <message>
        <source>&amp;Fields of</source>
        <translation>Ä&amp;cker aus</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Datei …</translation>
    </message>
    <message>
        <source>&amp;Fill by a rule…</source>
        <translation>Nach &amp;Regel füllen …</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Find a field…</source>
        <translation>&amp;Eingabefeld suchen …</translation>
    </message>
    <message>
        <source>&amp;Find the grid</source>
        <translation>Gitter &amp;finden</translation>
    </message>
    <message>
        <source>&amp;First row</source>
        <translation>&amp;Erste Reihe</translation>
    </message>
    <message>
        <source>&amp;First row of unshifted columns</source>
        <translation>&amp;Erste Reihe der nicht versetzten Spalten</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation>Plan &amp;einpassen</translation>
    </message>
    <message>
        <source>&amp;Fix issue</source>
        <translation>Fund &amp;beheben</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>Alle &amp;zuklappen</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Ordner …</translation>
    </message>
    <message>
        <source>&amp;Gentle paths</source>
        <translation>Wege ab&amp;runden</translation>
    </message>
    <message>
        <source>&amp;Geomorphic fitness</source>
        <translation>&amp;Passung der Pläne</translation>
    </message>
    <message>
        <source>&amp;Go on to</source>
        <translation>&amp;Weiter zu</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>&amp;Half turn</source>
        <translation>&amp;Halbe Drehung</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Hand</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hex</source>
        <translation>&amp;Feld</translation>
    </message>
    <message>
        <source>&amp;Hexsides round the selection</source>
        <translation>&amp;Feldseiten um die Auswahl</translation>
    </message>
    <message>
        <source>&amp;Hide panels</source>
        <translation>Fenster&amp;bereiche ausblenden</translation>
    </message>
    <message>
        <source>&amp;Hides</source>
        <translation>&amp;Verdeckt</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;How it is made…</source>
        <translation>&amp;Machart …</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>&amp;Import texts…</source>
        <translation>&amp;Texte importieren …</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;In them</source>
        <translation>&amp;In ihnen</translation>
    </message>
    <message>
        <source>&amp;Intersect</source>
        <translation>S&amp;chnittmenge</translation>
    </message>
    <message>
        <source>&amp;Issues</source>
        <translation>&amp;Funde</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Vereinen</translation>
    </message>
    <message>
        <source>&amp;Join with another board…</source>
        <translation>Mit anderem Plan &amp;verbinden …</translation>
    </message>
    <message>
        <source>&amp;Jump to the place</source>
        <translation>Zur Stelle &amp;springen</translation>
    </message>
    <message>
        <source>&amp;Keep as an example</source>
        <translation>Als &amp;Beispiel merken</translation>
    </message>
    <message>
        <source>&amp;Keep in the folder</source>
        <translation>Im Ordner &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Keep line</source>
        <translation>Linie &amp;merken</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Meines &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Keep this line as expected</source>
        <translation>Diese Linie als erwartet &amp;merken</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;LOS</source>
        <translation>S&amp;icht</translation>
    </message>
    <message>
        <source>&amp;Lens</source>
        <translation>&amp;Lupe</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Lizenz</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Laden …</translation>
    </message>
    <message>
        <source>&amp;Look at my boards</source>
        <translation>Eigene Pläne &amp;durchsehen</translation>
    </message>
    <message>
        <source>&amp;Lower</source>
        <translation>N&amp;ach unten</translation>
    </message>
    <message>
        <source>&amp;Lying</source>
        <translation>&amp;Lage</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Mapping</source>
        <translation>&amp;Zuordnung</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>&amp;Marker</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>S&amp;piegeln</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <translation>&amp;Benennen …</translation>
    </message>
    <message>
        <source>&amp;New board from selection</source>
        <translation>&amp;Neuer Plan aus der Auswahl</translation>
    </message>
    <message>
        <source>&amp;New boards</source>
        <translation>&amp;Neue Pläne</translation>
    </message>
    <message>
        <source>&amp;New board…</source>
        <translation>&amp;Neuer Plan …</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>&amp;Next failing line</source>
        <translation>&amp;Nächste verfehlte Linie</translation>
    </message>
    <message>
        <source>&amp;Night colours for the map</source>
        <translation>&amp;Nachtfarben für die Karte</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Nummer</translation>
    </message>
    <message>
        <source>&amp;One answer</source>
        <translation>&amp;Eine Antwort</translation>
    </message>
    <message>
        <source>&amp;Only what isn’t understood or was guessed</source>
        <translation>&amp;Nur, was nicht verstanden oder geraten ist</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>&amp;Deckkraft</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Open board…</source>
        <translation>Plan &amp;öffnen …</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>Ordner &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>Ü&amp;berlappung</translation>
    </message>
    <message>
        <source>&amp;Palette</source>
        <translation>&amp;Palette</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Part of it</source>
        <translation>&amp;Ein Teil davon</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>&amp;Paths</source>
        <translation>W&amp;ege</translation>
    </message>
    <message>
        <source>&amp;Pin thread</source>
        <translation>Faden a&amp;nheften</translation>
    </message>
    <message>
        <source>&amp;Publish…</source>
        <translation>&amp;Veröffentlichen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Raise</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Redo: {text}</source>
        <translation>&amp;Wiederherstellen: {text}</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Remove rows</source>
        <translation>Zeilen &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Renumber</source>
        <translation>Neu &amp;beziffern</translation>
    </message>
    <message>
        <source>&amp;Reopen closed</source>
        <translation>&amp;Geschlossenes wieder öffnen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <translation>Bereiche &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Resize and shift…</source>
        <translation>&amp;Größe ändern und verschieben …</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Auflösung</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation>Alle &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Restore {some} of {every}</source>
        <translation>{some} von {every} &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Reihen</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>&amp;Regel</translation>
    </message>
    <message>
        <source>&amp;Rule handbook</source>
        <translation>&amp;Regelhandbuch</translation>
    </message>
    <message>
        <source>&amp;Rule in the handbook</source>
        <translation>&amp;Regel im Handbuch</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>&amp;Rulings: {count} changed…</source>
        <translation>Aus&amp;legungen: {count} geändert …</translation>
    </message>
    <message>
        <source>&amp;Rulings…</source>
        <translation>Aus&amp;legungen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>Alle &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Save {some} of {every}</source>
        <translation>{some} von {every} &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>&amp;Second view</source>
        <translation>&amp;Zweite Ansicht</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>S&amp;aat</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Anteil</translation>
    </message>
    <message>
        <source>&amp;Shift all</source>
        <translation>Alles &amp;verschieben</translation>
    </message>
    <message>
        <source>&amp;Show this line</source>
        <translation>Diese Linie &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Side view</source>
        <translation>&amp;Seitenansicht</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Anhal&amp;ten</translation>
    </message>
    <message>
        <source>&amp;Subtract the topmost</source>
        <translation>Oberste a&amp;bziehen</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Tables…</source>
        <translation>&amp;Tabellen …</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>&amp;Take it away</source>
        <translation>&amp;Wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Take the try-it board</source>
        <translation>Probeplan ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>Aus&amp;probieren</translation>
    </message>
    <message>
        <source>&amp;Try it out</source>
        <translation>Aus&amp;probieren</translation>
    </message>
    <message>
        <source>&amp;Turn by 180°</source>
        <translation>Um 180° &amp;drehen</translation>
    </message>
    <message>
        <source>&amp;Turn by half</source>
        <translation>Um die Hälfte &amp;drehen</translation>
    </message>
    <message>
        <source>&amp;Turned by 180°</source>
        <translation>Um 180° &amp;gedreht</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: {text}</source>
        <translation>&amp;Rückgängig: {text}</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>Alle au&amp;fklappen</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Update a folder…</source>
        <translation>Ordner &amp;aktualisieren …</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Wait for it</source>
        <translation>&amp;Warten</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>Zei&amp;tpunkt</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Wo</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <translation>&amp;Mit</translation>
    </message>
    <message>
        <source>&amp;With the board: in the folder “stamps” beside it, and in its pack</source>
        <translation>&amp;Beim Plan: im Ordner „stamps“ daneben und in seinem Paket</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;Schreiben</translation>
    </message>
    <message>
        <source>&amp;Write PDF</source>
        <translation>PDF &amp;schreiben</translation>
    </message>
    <message>
        <source>&amp;{value} The reason is kept in the file.</source>
        <translation>&amp;{value} Der Grund steht in der Datei.</translation>
    </message>
    <message>
        <source>(and its image)</source>
        <translation>(und ihr Bild)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>(the same twice: the game has no heights)</source>
        <translation>(zweimal gleich: das Spiel hat keine Höhen)</translation>
    </message>
    <message>
        <source>({words} selected)</source>
        <translation>({words} gewählt)</translation>
    </message>
    <message>
        <source>+ 1 for each {number} hexes from the higher end</source>
        <translation>+ 1 für je {number} Felder vom höheren Ende</translation>
    </message>
    <message>
        <source>+ {number} × its rise over the lower end</source>
        <translation>+ {number} × seine Höhe über dem tieferen Ende</translation>
    </message>
    <message>
        <source>, 1 level high</source>
        <translation>, 1 Höhe hoch</translation>
    </message>
    <message>
        <source>, Ctrl-click adds a point to its line</source>
        <translation>, Strg+Klick fügt ihrer Linie einen Punkt hinzu</translation>
    </message>
    <message>
        <source>, Shift-drag to turn {what}</source>
        <translation>, mit Umschalt ziehen dreht {what}</translation>
    </message>
    <message>
        <source>, at most {most} on a line</source>
        <translation>, höchstens {most} auf einer Linie</translation>
    </message>
    <message>
        <source>, facing {facing}</source>
        <translation>, Ausrichtung {facing}</translation>
    </message>
    <message>
        <source>, turned</source>
        <translation>, gedreht</translation>
    </message>
    <message>
        <source>, turned by {turn}°</source>
        <translation>, um {turn}° gedreht</translation>
    </message>
    <message>
        <source>, {count:,} of them only through hindrances</source>
        <translation>, davon {count:,} nur durch Sichthindernisse</translation>
    </message>
    <message>
        <source>, {far} hexes off</source>
        <translation>, {far} Felder entfernt</translation>
    </message>
    <message>
        <source>, {high} levels high</source>
        <translation>, {high} Höhen hoch</translation>
    </message>
    <message>
        <source>1 expected, it holds</source>
        <translation>1 erwartet, sie stimmt</translation>
    </message>
    <message>
        <source>1 gap</source>
        <translation>1 Lücke</translation>
    </message>
    <message>
        <source>1 hex</source>
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>1 level</source>
        <translation>1 Stufe</translation>
    </message>
    <message>
        <source>1 level high</source>
        <translation>1 Stufe hoch</translation>
    </message>
    <message>
        <source>1 of {all} expected fails</source>
        <translation>1 von {all} erwarteten stimmt nicht</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>1 part doesn’t</source>
        <translation>1 Teil nicht</translation>
    </message>
    <message>
        <source>1 sheet</source>
        <translation>1 Blatt</translation>
    </message>
    <message>
        <source>1/5 hex</source>
        <translation>1/5 Feld</translation>
    </message>
    <message>
        <source>19 hexes</source>
        <translation>19 Felder</translation>
    </message>
    <message>
        <source>37 hexes</source>
        <translation>37 Felder</translation>
    </message>
    <message>
        <source>7 hexes</source>
        <translation>7 Felder</translation>
    </message>
    <message>
        <source>8.0 Terrain
8.1 Woods
8.2 Hills
9.0 Lines of sight</source>
        <translation>8.0 Gelände
8.1 Wald
8.2 Hügel
9.0 Sichtlinien</translation>
    </message>
    <message>
        <source>; leans to {side}</source>
        <translation>; neigt zu {side}</translation>
    </message>
    <message>
        <source>; or if </source>
        <translation>; oder wenn </translation>
    </message>
    <message>
        <source>; {number} of them block</source>
        <translation>; {number} davon versperren</translation>
    </message>
    <message>
        <source>&lt;b&gt;Level {level}&lt;/b&gt;&lt;p&gt;Paint the level of hexes&lt;/p&gt;</source>
        <translation>&lt;b&gt;Höhe {level}&lt;/b&gt;&lt;p&gt;Die Höhe von Feldern malen&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Swap ends&lt;/b&gt; (X)&lt;p&gt;Look the other way&lt;/p&gt;</source>
        <translation>&lt;b&gt;Enden tauschen&lt;/b&gt; (X)&lt;p&gt;In die andere Richtung schauen&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;This is a fault of the program, not of your board.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Dies ist ein Fehler des Programms, nicht des Plans.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{title}&lt;/b&gt; (used lately)</source>
        <translation>&lt;b&gt;{title}&lt;/b&gt; (zuletzt benutzt)</translation>
    </message>
    <message>
        <source>A *.mapping.json that says what terrain each word of the file means</source>
        <translation>Eine *.mapping.json, die sagt, welches Gelände jedes Wort der Datei meint</translation>
    </message>
    <message>
        <source>A board to join</source>
        <translation>Ein Plan zum Verbinden</translation>
    </message>
    <message>
        <source>A board with the fault</source>
        <translation>Ein Plan mit dem Fehler</translation>
    </message>
    <message>
        <source>A board without it</source>
        <translation>Ein Plan ohne ihn</translation>
    </message>
    <message>
        <source>A click has a text typed there; on a label a click chooses, a drag moves, a double click types it anew.</source>
        <translation>Ein Klick setzt einen Text zum Eintippen; auf einer Beschriftung wählt ein Klick, ein Ziehen verschiebt, ein Doppelklick tippt neu.</translation>
    </message>
    <message>
        <source>A click or a stroke picks a colour of the scan; all that is alike is proposed, and a click on that takes it.</source>
        <translation>Ein Klick oder Strich nimmt eine Farbe des Scans auf; alles Ähnliche wird vorgeschlagen, ein Klick darauf nimmt es an.</translation>
    </message>
    <message>
        <source>A click sets who looks; then the thread follows the pointer, and a second click holds it there.</source>
        <translation>Ein Klick bestimmt, wer schaut; dann folgt der Faden dem Zeiger, und ein zweiter Klick hält ihn fest.</translation>
    </message>
    <message>
        <source>A click shows the place. First comes what matters most for lines of sight: where the doubt is great, and many pairs of hexes look past.</source>
        <translation>Ein Klick zeigt die Stelle. Zuerst kommt, was für Sichtlinien am meisten ausmacht: wo der Zweifel groß ist und viele Paare von Hexfeldern vorbeisehen.</translation>
    </message>
    <message>
        <source>A counter more, below the one that is chosen</source>
        <translation>Ein weiterer Spielstein unter dem gewählten</translation>
    </message>
    <message>
        <source>A crest line, by clicks</source>
        <translation>Eine Höhenlinie, Klick für Klick</translation>
    </message>
    <message>
        <source>A digit sets its level, a letter the terrain that begins with it; Space: it is right, go on.</source>
        <translation>Eine Ziffer setzt die Höhe, ein Buchstabe das Gelände, das mit ihm beginnt; Leertaste: es stimmt, weiter.</translation>
    </message>
    <message>
        <source>A double click accepts one; Delete discards what is chosen.</source>
        <translation>Ein Doppelklick nimmt einen an; Entf verwirft das Gewählte.</translation>
    </message>
    <message>
        <source>A field of the card asks for places with its button “Pick on the map”.</source>
        <translation>Ein Feld der Karte fragt mit seinem Knopf „Auf der Karte wählen“ nach Orten.</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>A folder for what is made of them</source>
        <translation>Ordner für das daraus Gemachte</translation>
    </message>
    <message>
        <source>A folder for {files}</source>
        <translation>Ordner für {files}</translation>
    </message>
    <message>
        <source>A folder of boards and scenarios</source>
        <translation>Ein Ordner mit Plänen und Szenarien</translation>
    </message>
    <message>
        <source>A folder of other programs’ files</source>
        <translation>Ordner mit Dateien anderer Programme</translation>
    </message>
    <message>
        <source>A folder with packs</source>
        <translation>Ein Ordner mit Paketen</translation>
    </message>
    <message>
        <source>A formula</source>
        <translation>Eine Formel</translation>
    </message>
    <message>
        <source>A gully is drawn one level lower than the ground around it. From beside it one sees into it.</source>
        <translation>Eine Rinne wird eine Stufe tiefer gezeichnet als der Boden ringsum. Von nebenan sieht man hinein.</translation>
    </message>
    <message>
        <source>A hex</source>
        <translation>Ein Feld</translation>
    </message>
    <message>
        <source>A hex or hexside has one of these at most</source>
        <translation>Ein Feld oder eine Feldseite hat höchstens eines von diesen</translation>
    </message>
    <message>
        <source>A hill as high as you hides what is beyond it; woods hide one hex</source>
        <translation>Ein gleich hoher Hügel verdeckt, was jenseits liegt; Wald verdeckt ein Feld</translation>
    </message>
    <message>
        <source>A letter sets what begins with it, again the next or nothing; Space: it is right, go on.</source>
        <translation>Ein Buchstabe setzt, was mit ihm beginnt, noch einmal das Nächste oder nichts; Leertaste: es stimmt, weiter.</translation>
    </message>
    <message>
        <source>A line between two hexes at the edge may run outside the board for a while.</source>
        <translation>Eine Linie zwischen zwei Feldern am Rand kann ein Stück außerhalb des Plans laufen.</translation>
    </message>
    <message>
        <source>A line is then another one back, for the first hex never counts.</source>
        <translation>Eine Linie ist dann zurück eine andere, denn das erste Feld zählt nie.</translation>
    </message>
    <message>
        <source>A little</source>
        <translation>Ein wenig</translation>
    </message>
    <message>
        <source>A mapping</source>
        <translation>Eine Zuordnung</translation>
    </message>
    <message>
        <source>A name, or width and height in millimetres, such as 170 x 240</source>
        <translation>Ein Name, oder Breite und Höhe in Millimetern, etwa 170 x 240</translation>
    </message>
    <message>
        <source>A new one</source>
        <translation>Ein neues</translation>
    </message>
    <message>
        <source>A number, or a word</source>
        <translation>Eine Zahl oder ein Wort</translation>
    </message>
    <message>
        <source>A pack, or a folder elsewhere</source>
        <translation>Ein Paket oder ein Ordner woanders</translation>
    </message>
    <message>
        <source>A picture for covers: its path from the folder</source>
        <translation>Ein Bild für Umschläge: sein Pfad vom Ordner aus</translation>
    </message>
    <message>
        <source>A picture of the folder</source>
        <translation>Ein Bild aus dem Ordner</translation>
    </message>
    <message>
        <source>A press on a counter takes it; on an empty hex it puts down what was chosen in the catalogue, if anything was.</source>
        <translation>Ein Druck auf einen Spielstein nimmt ihn; auf einem leeren Feld setzt er, was im Katalog gewählt ist.</translation>
    </message>
    <message>
        <source>A press takes the board under the pointer; it snaps to others' edges unless Shift is held.</source>
        <translation>Ein Druck nimmt den Plan unter dem Zeiger; er rastet an den Rändern der anderen ein, mit Umschalt nicht.</translation>
    </message>
    <message>
        <source>A road or stream</source>
        <translation>Eine Straße oder ein Bach</translation>
    </message>
    <message>
        <source>A row for each level of the higher one over its top, from 0, parted by semicolons; in it a number of hidden hexes for each level of its top over the lower one, from 1</source>
        <translation>Eine Zeile für jede Höhe des Höheren über der Oberkante, ab 0, durch Semikolons getrennt; darin eine Zahl verdeckter Felder für jede Höhe der Oberkante über dem Niedrigeren, ab 1</translation>
    </message>
    <message>
        <source>A scan lies beside its board’s file: save the board first.</source>
        <translation>Ein Scan liegt neben der Datei seines Plans: zuerst den Plan speichern.</translation>
    </message>
    <message>
        <source>A scenario to try</source>
        <translation>Ein Szenario zur Probe</translation>
    </message>
    <message>
        <source>A sign on every place that breaks a rule</source>
        <translation>Ein Zeichen an jeder Stelle, die eine Regel bricht</translation>
    </message>
    <message numerus="yes">
        <source>A stamp of {count} selected hexes, with the hexsides round them.</source>
        <translation>
            <numerusform>Ein Stempel aus {count} gewählten Feld, mit den Feldseiten um es herum.</numerusform>
            <numerusform>Ein Stempel aus {count} gewählten Feldern, mit den Feldseiten um sie herum.</numerusform>
        </translation>
    </message>
    <message>
        <source>A straight line between the middles of both hexes</source>
        <translation>Eine gerade Linie zwischen den Mitten beider Felder</translation>
    </message>
    <message>
        <source>A style that comes with the program</source>
        <translation>Ein mitgelieferter Stil</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Eine Tabelle</translation>
    </message>
    <message>
        <source>A wall or hedge at the very hex where one stands.</source>
        <translation>Eine Mauer oder Hecke am Feld, in dem man steht.</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Hi&amp;nzufügen</translation>
    </message>
    <message>
        <source>A&amp;dd a dot</source>
        <translation>Punkt &amp;hinzufügen</translation>
    </message>
    <message>
        <source>A&amp;uthors</source>
        <translation>&amp;Verfasser</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>About bob_editor</source>
        <translation>Über bob_editor</translation>
    </message>
    <message>
        <source>About the pack</source>
        <translation>Über das Paket</translation>
    </message>
    <message>
        <source>Acce&amp;pt…</source>
        <translation>Hinneh&amp;men …</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>Accept &amp;new</source>
        <translation>&amp;Neues annehmen</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Alle hinnehmen</translation>
    </message>
    <message>
        <source>Accept all &amp;of this kind…</source>
        <translation>Alle dieser &amp;Art hinnehmen …</translation>
    </message>
    <message>
        <source>Accept as</source>
        <translation>Übernehmen als</translation>
    </message>
    <message>
        <source>Accept new result of</source>
        <translation>Neues Ergebnis annehmen von</translation>
    </message>
    <message>
        <source>Accept or discard woods, buildings and fields, and trace roads: what lies on the ground hides the tints. Crest lines are traced anew then.</source>
        <translation>Wälder, Gebäude und Äcker übernehmen oder verwerfen, und Straßen nachzeichnen: was auf dem Boden liegt, verdeckt die Tönungen. Danach werden die Höhenlinien neu gesucht.</translation>
    </message>
    <message>
        <source>Accept this issue</source>
        <translation>Diesen Fund hinnehmen</translation>
    </message>
    <message>
        <source>Accept {number:,} issues</source>
        <translation>{number:,} Funde hinnehmen</translation>
    </message>
    <message>
        <source>Accept {number}…</source>
        <translation>{number} hinnehmen …</translation>
    </message>
    <message>
        <source>Accept: {what}</source>
        <translation>Hinnehmen: {what}</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Hingenommen</translation>
    </message>
    <message>
        <source>Across a hex from side to side</source>
        <translation>Quer durch ein Feld von Seite zu Seite</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a copy of the chosen rows</source>
        <translation>Kopie der gewählten Zeilen hinzufügen</translation>
    </message>
    <message>
        <source>Add a field</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>Partie hinzufügen</translation>
    </message>
    <message>
        <source>Add a point to</source>
        <translation>Einen Punkt hinzufügen</translation>
    </message>
    <message>
        <source>Add a point to the {title}</source>
        <translation>Punkt hinzufügen: {title}</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Add a row to {title}</source>
        <translation>Zeile hinzufügen: {title}</translation>
    </message>
    <message>
        <source>Add a row to {title} (Ctrl+Enter)</source>
        <translation>Zeile hinzufügen: {title} (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Add from &amp;files…</source>
        <translation>Aus &amp;Dateien hinzufügen …</translation>
    </message>
    <message>
        <source>Add on top</source>
        <translation>Darüberlegen</translation>
    </message>
    <message>
        <source>Add this field</source>
        <translation>Dieses Feld hinzufügen</translation>
    </message>
    <message>
        <source>Add to {title}</source>
        <translation>Hinzufügen: {title}</translation>
    </message>
    <message>
        <source>Add what else has a value</source>
        <translation>Hinzufügen, was noch einen Wert hat</translation>
    </message>
    <message>
        <source>Add {terrain} in {where} ({now} now)</source>
        <translation>{terrain} in {where} hinzufügen (jetzt {now})</translation>
    </message>
    <message>
        <source>Add {what}</source>
        <translation>{what} hinzunehmen</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Adds hexes to the chosen area, Control or the right button takes them away; without one, a new area begins.</source>
        <translation>Fügt dem gewählten Gebiet Felder hinzu, Strg oder die rechte Taste nimmt sie weg; ohne Gebiet beginnt ein neues.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>Flugzeug</translation>
    </message>
    <message>
        <source>All dots lie as an even grid was found. Where one is beside its printed dot, as in a photograph, click that.</source>
        <translation>Alle Punkte liegen, wie ein gleichmäßiges Raster gefunden wurde. Wo einer neben seinem gedruckten Punkt liegt, wie auf einem Foto, klicken Sie diesen.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All is translated</source>
        <translation>Alles ist übersetzt</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Alle Tasten auf einem Blatt</translation>
    </message>
    <message>
        <source>All of others’ formats ({stars})</source>
        <translation>Alle fremden Formate ({stars})</translation>
    </message>
    <message>
        <source>All of them together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>All of this kind</source>
        <translation>Alle dieser Art</translation>
    </message>
    <message>
        <source>All shown, none locked</source>
        <translation>Alle gezeigt, keine gesperrt</translation>
    </message>
    <message>
        <source>All that hangs together with it</source>
        <translation>Alles, was damit zusammenhängt</translation>
    </message>
    <message>
        <source>All that is &amp;safe ({count})</source>
        <translation>Alles &amp;Sichere ({count})</translation>
    </message>
    <message>
        <source>All that the box holds</source>
        <translation>Alles, was in der Schachtel ist</translation>
    </message>
    <message>
        <source>All your work is saved.</source>
        <translation>Alles ist gespeichert.</translation>
    </message>
    <message>
        <source>All {count:,} issues are</source>
        <translation>Alle {count:,} Funde sind</translation>
    </message>
    <message>
        <source>All {pairs:,} lines are the same on both sides.{only}</source>
        <translation>Alle {pairs:,} Linien sind auf beiden Seiten gleich.{only}</translation>
    </message>
    <message>
        <source>All, unless it is beside the one who looks down</source>
        <translation>Alles, außer neben dem, der hinabschaut</translation>
    </message>
    <message>
        <source>All, where it is nearer to the lower end</source>
        <translation>Alles, wo es näher am tieferen Ende ist</translation>
    </message>
    <message>
        <source>All, where it is nearer to the lower end, or midway</source>
        <translation>Alles, wo es dem niedrigeren Ende näher oder in der Mitte ist</translation>
    </message>
    <message>
        <source>All: one never looks over it</source>
        <translation>Alles: man schaut nie darüber hinweg</translation>
    </message>
    <message>
        <source>Along the pointer</source>
        <translation>Dem Zeiger entlang</translation>
    </message>
    <message>
        <source>Also a package for Tabletop Playground, with the pictures in it</source>
        <translation>Auch ein Paket für Tabletop Playground, mit den Bildern darin</translation>
    </message>
    <message>
        <source>Also as sheets to fold and staple</source>
        <translation>Auch als Bögen zum Falten und Heften</translation>
    </message>
    <message>
        <source>Alt and arrow keys</source>
        <translation>Alt und Pfeiltasten</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Among your own, without its boards</source>
        <translation>Bei den eigenen, ohne ihre Pläne</translation>
    </message>
    <message>
        <source>An outline, by clicks</source>
        <translation>Ein Umriss, Klick für Klick</translation>
    </message>
    <message>
        <source>And a unit as high as both?</source>
        <translation>Und eine Einheit, die so hoch ist wie beide?</translation>
    </message>
    <message>
        <source>And a unit just as high as the higher of the two?</source>
        <translation>Und eine Einheit, die genauso hoch ist wie der Höhere der beiden?</translation>
    </message>
    <message>
        <source>And a unit just as high as the lower of the two?</source>
        <translation>Und eine Einheit, die genauso hoch ist wie der Niedrigere der beiden?</translation>
    </message>
    <message>
        <source>And bare ground as high as both?</source>
        <translation>Und bloßer Boden, der so hoch ist wie beide?</translation>
    </message>
    <message>
        <source>And bare ground just as high as the higher of the two?</source>
        <translation>Und bloßer Boden, der genauso hoch ist wie der Höhere der beiden?</translation>
    </message>
    <message>
        <source>And bare ground just as high as the lower of the two?</source>
        <translation>Und bloßer Boden, der genauso hoch ist wie der Niedrigere der beiden?</translation>
    </message>
    <message>
        <source>And between hexes beside each other?</source>
        <translation>Und zwischen Feldern, die nebeneinander liegen?</translation>
    </message>
    <message>
        <source>And from level ground, who stands in a depression?</source>
        <translation>Und von ebenem Boden aus, wer in einer Senke steht?</translation>
    </message>
    <message>
        <source>And one that the line meets at its end only?</source>
        <translation>Und eine, die die Linie nur am Ende trifft?</translation>
    </message>
    <message>
        <source>And what is as high as both?</source>
        <translation>Und was so hoch ist wie beide?</translation>
    </message>
    <message>
        <source>And what is just as high as the higher of the two?</source>
        <translation>Und was genauso hoch ist wie der Höhere der beiden?</translation>
    </message>
    <message>
        <source>And what is just as high as the lower of the two?</source>
        <translation>Und was genauso hoch ist wie der Niedrigere der beiden?</translation>
    </message>
    <message>
        <source>And where it isn’t known whose they are?</source>
        <translation>Und wo nicht bekannt ist, wessen sie sind?</translation>
    </message>
    <message>
        <source>And woods and the like as high as both?</source>
        <translation>Und Wald und dergleichen, so hoch wie beide?</translation>
    </message>
    <message>
        <source>And woods and the like just as high as the higher of the two?</source>
        <translation>Und Wald und dergleichen, genauso hoch wie der Höhere der beiden?</translation>
    </message>
    <message>
        <source>And woods and the like just as high as the lower of the two?</source>
        <translation>Und Wald und dergleichen, genauso hoch wie der Niedrigere der beiden?</translation>
    </message>
    <message>
        <source>And {more} more.</source>
        <translation>Und {more} weitere.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Another &amp;board</source>
        <translation>Anderer &amp;Plan</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Andere Da&amp;tei …</translation>
    </message>
    <message>
        <source>Another &amp;folder…</source>
        <translation>Anderer &amp;Ordner …</translation>
    </message>
    <message>
        <source>Another board is open by now; nothing was pasted.</source>
        <translation>Inzwischen ist ein anderer Plan offen; nichts wurde eingefügt.</translation>
    </message>
    <message>
        <source>Another file for board {named}</source>
        <translation>Andere Datei für Plan {named}</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei …</translation>
    </message>
    <message>
        <source>Another map</source>
        <translation>Eine andere Karte</translation>
    </message>
    <message>
        <source>Another stroke adds to {where}, one with Ctrl or the right button says what isn’t meant; Backspace takes back</source>
        <translation>Ein weiterer Strich ergänzt {where}, einer mit Strg oder der rechten Taste sagt, was nicht gemeint ist; Rücktaste nimmt zurück</translation>
    </message>
    <message>
        <source>Answer rulings</source>
        <translation>Auslegungen beantworten</translation>
    </message>
    <message>
        <source>Answer: {title}</source>
        <translation>Antwort: {title}</translation>
    </message>
    <message>
        <source>Any hex beside it, as if it went through</source>
        <translation>Jedes Feld daneben, als ginge sie hindurch</translation>
    </message>
    <message>
        <source>Any unit</source>
        <translation>Jede Einheit</translation>
    </message>
    <message>
        <source>Anybody’s</source>
        <translation>Alle, gleich wessen</translation>
    </message>
    <message>
        <source>Apply all &amp;safe fixes</source>
        <translation>Alle &amp;sicheren Behebungen anwenden</translation>
    </message>
    <message>
        <source>Apply every safe fix, or those of all issues of a kind, as one step of undo</source>
        <translation>Alle sicheren Behebungen anwenden, oder die aller Funde einer Art, als ein Schritt im Verlauf</translation>
    </message>
    <message>
        <source>Arch</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Are units in the way?</source>
        <translation>Sind Einheiten im Weg?</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Areas of the card</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Areas that look, and what they see</source>
        <translation>Gebiete, die schauen, und was sie sehen</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>Arrange boards</source>
        <translation>Pläne anordnen</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Arrow keys move the hex cursor, Enter uses the tool.</source>
        <translation>Pfeiltasten bewegen den Feldzeiger, Eingabe benutzt das Werkzeug.</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>Gezeichnetes</translation>
    </message>
    <message>
        <source>As both</source>
        <translation>Wie beide</translation>
    </message>
    <message>
        <source>As each board says</source>
        <translation>Wie es jeder Plan sagt</translation>
    </message>
    <message>
        <source>As far as the board goes</source>
        <translation>So weit der Plan reicht</translation>
    </message>
    <message>
        <source>As high as an end</source>
        <translation>So hoch wie ein Ende</translation>
    </message>
    <message>
        <source>As high as both</source>
        <translation>So hoch wie beide</translation>
    </message>
    <message>
        <source>As high as both ends: {what}.</source>
        <translation>So hoch wie beide Enden: {what}.</translation>
    </message>
    <message>
        <source>As high as the higher end: {what}.</source>
        <translation>So hoch wie das höhere Ende: {what}.</translation>
    </message>
    <message>
        <source>As high as the higher of the two alone</source>
        <translation>So hoch wie der Höhere der beiden allein</translation>
    </message>
    <message>
        <source>As high as the lower end: {what}.</source>
        <translation>So hoch wie das niedrigere Ende: {what}.</translation>
    </message>
    <message>
        <source>As high as the lower of the two alone</source>
        <translation>So hoch wie der Niedrigere der beiden allein</translation>
    </message>
    <message>
        <source>As it is on the card</source>
        <translation>Wie auf der Szenariokarte</translation>
    </message>
    <message>
        <source>As it is printed: a number, or a few letters</source>
        <translation>Wie es gedruckt wird: eine Zahl oder wenige Buchstaben</translation>
    </message>
    <message>
        <source>As it should be.</source>
        <translation>Wie es sein soll.</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>As many hexes behind it as its table says</source>
        <translation>So viele Felder dahinter, wie seine Tabelle sagt</translation>
    </message>
    <message>
        <source>As something beside the line</source>
        <translation>Als etwas neben der Linie</translation>
    </message>
    <message>
        <source>As the &amp;board says</source>
        <translation>Wie der &amp;Plan sagt</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>As the board says</source>
        <translation>Wie der Plan sagt</translation>
    </message>
    <message>
        <source>As the card has it</source>
        <translation>Wie die Szenariokarte es hat</translation>
    </message>
    <message>
        <source>As the game begins it</source>
        <translation>Wie das Spiel beginnt</translation>
    </message>
    <message>
        <source>As the game has it</source>
        <translation>Wie das Spiel es hat</translation>
    </message>
    <message>
        <source>As the ground under it</source>
        <translation>Wie der Boden darunter</translation>
    </message>
    <message>
        <source>As the higher</source>
        <translation>Wie der Höhere</translation>
    </message>
    <message>
        <source>As the lower</source>
        <translation>Wie der Niedrigere</translation>
    </message>
    <message>
        <source>As the ruleset has them.</source>
        <translation>Wie das Regelwerk sie hat.</translation>
    </message>
    <message>
        <source>As the template has it</source>
        <translation>Wie in der Vorlage</translation>
    </message>
    <message>
        <source>As traced</source>
        <translation>Wie nachgezeichnet</translation>
    </message>
    <message>
        <source>As {title}</source>
        <translation>Wie {title}</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>At most (0: no limit)</source>
        <translation>Höchstens (0: keine Grenze)</translation>
    </message>
    <message>
        <source>At most so many</source>
        <translation>Höchstens so viele</translation>
    </message>
    <message>
        <source>At one’s own hex it does nothing.</source>
        <translation>Am eigenen Feld tut es nichts.</translation>
    </message>
    <message>
        <source>At one’s own hex it does what it does elsewhere.</source>
        <translation>Am eigenen Feld tut es, was es anderswo tut.</translation>
    </message>
    <message>
        <source>At the bottom edge</source>
        <translation>Am unteren Rand</translation>
    </message>
    <message>
        <source>At the ends</source>
        <translation>An den Enden</translation>
    </message>
    <message>
        <source>At the left edge</source>
        <translation>Am linken Rand</translation>
    </message>
    <message>
        <source>At the right edge</source>
        <translation>Am rechten Rand</translation>
    </message>
    <message>
        <source>At the target’s hex what it does elsewhere</source>
        <translation>Am Feld des Ziels, was es anderswo tut</translation>
    </message>
    <message>
        <source>At the target’s own hex it does what it does elsewhere, at one’s own nothing.</source>
        <translation>Am Feld des Ziels tut es, was es anderswo tut, an dem, von wo man blickt, nichts.</translation>
    </message>
    <message>
        <source>At the top edge</source>
        <translation>Am oberen Rand</translation>
    </message>
    <message>
        <source>B&amp;leed</source>
        <translation>&amp;Anschnitt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to &amp;mine</source>
        <translation>Zurück zu &amp;meinem</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Beruht auf</translation>
    </message>
    <message>
        <source>Be&amp;gin as</source>
        <translation>&amp;Beginnen als</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Begin &amp;with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>Begin a scenario as a copy of this one, with an id of its own</source>
        <translation>Ein Szenario als Kopie von diesem beginnen, mit eigener Kennung</translation>
    </message>
    <message>
        <source>Begin a scenario in this folder, also from a template</source>
        <translation>Ein Szenario in diesem Ordner beginnen, auch aus einer Vorlage</translation>
    </message>
    <message>
        <source>Begin a {title} in {label}</source>
        <translation>{title} in {label} beginnen</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Begin cards of two pages on the left</source>
        <translation>Zweiseitige Karten links beginnen</translation>
    </message>
    <message>
        <source>Begin the {title}{there}: click, or drag for a bend</source>
        <translation>{title} beginnen{there}: klicken, oder für eine Biegung ziehen</translation>
    </message>
    <message>
        <source>Begin the {title}{there}: drag with a free hand</source>
        <translation>{title} beginnen{there}: mit freier Hand ziehen</translation>
    </message>
    <message>
        <source>Begin with the documents that were open when the program was left</source>
        <translation>Mit den Dokumenten beginnen, die beim Verlassen offen waren</translation>
    </message>
    <message>
        <source>Behind an obstacle, so many hexes are hidden from whoever looks from above</source>
        <translation>Hinter einem Hindernis sind so viele Felder für den verdeckt, der von oben schaut</translation>
    </message>
    <message>
        <source>Below the sign; at first the first of its name</source>
        <translation>Unter dem Zeichen; zunächst die ersten des Namens</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Biegen</translation>
    </message>
    <message>
        <source>Bend roads and streams from dot to dot into curves through the same dots</source>
        <translation>Straßen und Bäche von Punkt zu Punkt zu Kurven durch dieselben Punkte biegen</translation>
    </message>
    <message>
        <source>Bend the label {text}</source>
        <translation>Beschriftung {text} biegen</translation>
    </message>
    <message>
        <source>Bend the {title}</source>
        <translation>Biegen: {title}</translation>
    </message>
    <message>
        <source>Bend {words}; Ctrl goes by 15°, Shift leaves the other handle where it is</source>
        <translation>{words} biegen; Strg geht in 15°-Schritten, Umschalt lässt den anderen Griff, wo er ist</translation>
    </message>
    <message>
        <source>Beneficial terrain</source>
        <translation>Vorteilhaftes Gelände</translation>
    </message>
    <message>
        <source>Bent</source>
        <translation>Gebogen</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Neben</translation>
    </message>
    <message>
        <source>Beside another</source>
        <translation>Neben anderem</translation>
    </message>
    <message>
        <source>Beside another, or with it</source>
        <translation>Neben einem anderen oder bei ihm</translation>
    </message>
    <message>
        <source>Beside the lower end</source>
        <translation>Am tieferen Ende</translation>
    </message>
    <message>
        <source>Between an end on level {low} and one on level {high}</source>
        <translation>Zwischen einem Ende auf Höhe {low} und einem auf Höhe {high}</translation>
    </message>
    <message>
        <source>Between two counters; twice the bleed at least</source>
        <translation>Zwischen zwei Spielsteinen; mindestens der doppelte Anschnitt</translation>
    </message>
    <message>
        <source>Between two hexes</source>
        <translation>Zwischen zwei Feldern</translation>
    </message>
    <message>
        <source>Between two in one wood, town … of it that hangs together</source>
        <translation>Zwischen zweien in einem Wald, Ort …, der zusammenhängt</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Blank at the edges of the paper, for what printers can't reach</source>
        <translation>Leer an den Rändern des Papiers, wohin Drucker nicht reichen</translation>
    </message>
    <message>
        <source>Blank margin of every sheet</source>
        <translation>Leerer Rand jedes Blatts</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Anschnitt</translation>
    </message>
    <message>
        <source>Bleed, in millimetres</source>
        <translation>Anschnitt in Millimetern</translation>
    </message>
    <message>
        <source>Bleed, mm</source>
        <translation>Anschnitt, mm</translation>
    </message>
    <message>
        <source>Blind hex</source>
        <translation>Totes Feld</translation>
    </message>
    <message>
        <source>Blind hexes</source>
        <translation>Tote Felder</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Versperrt</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Versperrt</translation>
    </message>
    <message>
        <source>Blocks LOS</source>
        <translation>Versperrt die Sichtlinie</translation>
    </message>
    <message>
        <source>Blocks at</source>
        <translation>Versperrt ab</translation>
    </message>
    <message>
        <source>Blocks.</source>
        <translation>Versperrt.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Board of the map:</source>
        <translation>Plan der Karte:</translation>
    </message>
    <message>
        <source>Board properties</source>
        <translation>Eigenschaften des Plans</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Boards (*.board.json);;All files (*)</source>
        <translation>Pläne (*.board.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Boards (*.json);;All files (*)</source>
        <translation>Pläne (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Boards and their lines</source>
        <translation>Pläne und ihre Linien</translation>
    </message>
    <message>
        <source>Boards have flat-top hexes.</source>
        <translation>Felder liegen mit der flachen Seite oben.</translation>
    </message>
    <message>
        <source>Boards have pointy-top hexes.</source>
        <translation>Felder stehen auf der Spitze.</translation>
    </message>
    <message>
        <source>Boards of the map</source>
        <translation>Pläne der Karte</translation>
    </message>
    <message>
        <source>Boards on the map</source>
        <translation>Pläne auf der Karte</translation>
    </message>
    <message>
        <source>Boards, scenarios and packs (*.board.json *.scenario.json *.bobpack);;LOS suites (*.los.json);;Games (ruleset.json)</source>
        <translation>Pläne, Szenarien und Pakete (*.board.json *.scenario.json *.bobpack);;Sichtproben (*.los.json);;Spiele (ruleset.json)</translation>
    </message>
    <message>
        <source>Boards, suites and stamps</source>
        <translation>Pläne, Sammlungen und Stempel</translation>
    </message>
    <message>
        <source>Booklet of all scenarios</source>
        <translation>Heft aller Szenarien</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kasten</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Bring &amp;in…</source>
        <translation>&amp;Hereinholen …</translation>
    </message>
    <message>
        <source>Bring a folder into which an earlier edition was unpacked up to this one; what you changed stays</source>
        <translation>Einen Ordner, in den eine frühere Ausgabe entpackt wurde, auf diese bringen; eigene Änderungen bleiben</translation>
    </message>
    <message>
        <source>Bring background, victory and rules in from a Markdown or Word file</source>
        <translation>Hintergrund, Sieg und Regeln aus einer Markdown- oder Word-Datei hereinholen</translation>
    </message>
    <message>
        <source>Bring boards into the folder?</source>
        <translation>Pläne in den Ordner holen?</translation>
    </message>
    <message>
        <source>Bring in a file of another program: .m44, HexJSON, tables and others</source>
        <translation>Datei eines anderen Programms hereinholen: .m44, HexJSON, Tabellen und andere</translation>
    </message>
    <message>
        <source>Bring in every file of other programs that a folder holds</source>
        <translation>Alle Dateien anderer Programme aus einem Ordner hereinholen</translation>
    </message>
    <message>
        <source>Bring to &amp;top</source>
        <translation>Ganz nach &amp;vorn</translation>
    </message>
    <message>
        <source>Bring to top</source>
        <translation>Ganz nach vorn</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Brown hexside</source>
        <translation>Braune Feldseite</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>By a ruling</source>
        <translation>Nach Auslegung</translation>
    </message>
    <message>
        <source>By its number</source>
        <translation>Nach ihrer Zahl</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Von selbst</translation>
    </message>
    <message>
        <source>By itself ({kind})</source>
        <translation>Von selbst ({kind})</translation>
    </message>
    <message>
        <source>By levels</source>
        <translation>Nach Höhenstufen</translation>
    </message>
    <message>
        <source>C&amp;onditions…</source>
        <translation>&amp;Umstände …</translation>
    </message>
    <message>
        <source>C&amp;rest lines</source>
        <translation>Höhen&amp;linien</translation>
    </message>
    <message>
        <source>Call board {old} {new}</source>
        <translation>Plan {old} in {new} umbenennen</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Szenariokarte</translation>
    </message>
    <message>
        <source>Card &amp;preview</source>
        <translation>&amp;Vorschau der Szenariokarte</translation>
    </message>
    <message>
        <source>Card as printed</source>
        <translation>Szenariokarte wie gedruckt</translation>
    </message>
    <message>
        <source>Card pre&amp;view</source>
        <translation>Druckvorsch&amp;au</translation>
    </message>
    <message>
        <source>Cards and maps</source>
        <translation>Karten und Szenariokarten</translation>
    </message>
    <message>
        <source>Cards to print</source>
        <translation>Szenariokarten zum Drucken</translation>
    </message>
    <message>
        <source>Carry out the fix of the chosen issue</source>
        <translation>Die Behebung des gewählten Fundes ausführen</translation>
    </message>
    <message>
        <source>Cata&amp;logue</source>
        <translation>Kata&amp;log</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Centre &amp;dots</source>
        <translation>Mittel&amp;punkte</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change an example</source>
        <translation>Beispiel ändern</translation>
    </message>
    <message>
        <source>Change conditions</source>
        <translation>Umstände ändern</translation>
    </message>
    <message>
        <source>Change the board where these words stood</source>
        <translation>Den Plan ändern, wo diese Worte standen</translation>
    </message>
    <message>
        <source>Change the level</source>
        <translation>Höhe ändern</translation>
    </message>
    <message>
        <source>Change the level of</source>
        <translation>Höhe ändern</translation>
    </message>
    <message>
        <source>Change the selected hexes for the LOS trial; with none, the hex that looks, or where it can be all</source>
        <translation>Die gewählten Hexfelder für die Sichtprobe ändern; ohne Auswahl das schauende, oder wo es geht alle</translation>
    </message>
    <message>
        <source>Change the terrain</source>
        <translation>Gelände ändern</translation>
    </message>
    <message>
        <source>Change the terrain of</source>
        <translation>Gelände ändern</translation>
    </message>
    <message>
        <source>Change {title}</source>
        <translation>{title} ändern</translation>
    </message>
    <message>
        <source>Changes by special rules</source>
        <translation>Änderungen durch Sonderregeln</translation>
    </message>
    <message>
        <source>Changes of the map</source>
        <translation>Änderungen der Karte</translation>
    </message>
    <message>
        <source>Changes since the edition before</source>
        <translation>Änderungen seit der vorigen Ausgabe</translation>
    </message>
    <message>
        <source>Changes that would change the verdict</source>
        <translation>Änderungen, die das Ergebnis ändern würden</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Geländetafel</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Check the path and the disk.</source>
        <translation>Pfad und Laufwerk prüfen.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Choose a &amp;picture…</source>
        <translation>&amp;Bild wählen …</translation>
    </message>
    <message>
        <source>Choose a board</source>
        <translation>Plan wählen</translation>
    </message>
    <message>
        <source>Choose a board’s file</source>
        <translation>Datei eines Plans wählen</translation>
    </message>
    <message>
        <source>Choose a cell to see it on the map.</source>
        <translation>Zelle wählen, um sie auf der Karte zu sehen.</translation>
    </message>
    <message>
        <source>Choose a folder of boards and scenarios</source>
        <translation>Ordner mit Plänen und Szenarien wählen</translation>
    </message>
    <message>
        <source>Choose a language, or type another's code, as web pages name it: pl, pt-BR</source>
        <translation>Sprache wählen oder das Kürzel einer anderen eintippen, wie Webseiten sie nennen: pl, pt-BR</translation>
    </message>
    <message>
        <source>Choose a picture of the printed board, or paste one.</source>
        <translation>Bild des gedruckten Plans wählen oder einfügen.</translation>
    </message>
    <message>
        <source>Choose a row, then click that hex’s dot in the picture. Drag a cross to move it, or use the arrow keys; Delete removes it. Three or more, far apart, fit it; six or more, also between, where the scan is bent.</source>
        <translation>Zeile wählen, dann den Punkt dieses Feldes im Bild anklicken. Ein Kreuz zum Verschieben ziehen oder die Pfeiltasten benutzen; Entf nimmt es weg. Drei oder mehr, weit auseinander, passen es ein; sechs oder mehr, auch dazwischen, wo der Scan gewölbt ist.</translation>
    </message>
    <message>
        <source>Choose a ruleset and a size</source>
        <translation>Regelwerk und Größe wählen</translation>
    </message>
    <message>
        <source>Choose a set-up area first: Shift-click it with the tool for areas (G).</source>
        <translation>Zuerst ein Aufstellungsgebiet wählen: Umschalt+Klick mit dem Werkzeug für Gebiete (G).</translation>
    </message>
    <message>
        <source>Choose a terrain above the map, then click it on the scan or draw a stroke over it. All that is alike is proposed, hatched, until you accept it.</source>
        <translation>Über der Karte ein Gelände wählen, es dann im Scan anklicken oder darüberstreichen. Alles Gleiche wird schraffiert vorgeschlagen, bis es angenommen wird.</translation>
    </message>
    <message>
        <source>Choose another file for it</source>
        <translation>Andere Datei dafür wählen</translation>
    </message>
    <message>
        <source>Choose in a calendar</source>
        <translation>Im Kalender wählen</translation>
    </message>
    <message>
        <source>Choose one by “File…”.</source>
        <translation>Über „Datei …“ eine wählen.</translation>
    </message>
    <message>
        <source>Choose one in the file dialog.</source>
        <translation>Im Dateidialog eines wählen.</translation>
    </message>
    <message>
        <source>Choose or paste a picture first.</source>
        <translation>Zuerst ein Bild wählen oder einfügen.</translation>
    </message>
    <message>
        <source>Choose some by “Rulings…”.</source>
        <translation>Über „Auslegungen …“ wählen.</translation>
    </message>
    <message>
        <source>Choose some of them.</source>
        <translation>Einige davon auswählen.</translation>
    </message>
    <message>
        <source>Choose the colour: {words}</source>
        <translation>Farbe wählen: {words}</translation>
    </message>
    <message>
        <source>Choose the folder of your project.</source>
        <translation>Ordner des Projekts wählen.</translation>
    </message>
    <message>
        <source>Choose the game, a title and the boards of the map</source>
        <translation>Spiel, Titel und die Pläne der Karte wählen</translation>
    </message>
    <message>
        <source>Choose the ground</source>
        <translation>Boden wählen</translation>
    </message>
    <message>
        <source>Choose the label “{text}”</source>
        <translation>Beschriftung „{text}“ wählen</translation>
    </message>
    <message>
        <source>Choose what holds no dot</source>
        <translation>Wählen, was keinen Mittelpunkt enthält</translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation>Umstände</translation>
    </message>
    <message>
        <source>Cite a rule: {title}</source>
        <translation>Regel nennen: {title}</translation>
    </message>
    <message>
        <source>Cited, and not in the list: {numbers}</source>
        <translation>Zitiert, aber nicht in der Liste: {numbers}</translation>
    </message>
    <message>
        <source>Classic: art to the edges</source>
        <translation>Klassisch: Bild bis an den Rand</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Clear cells of {title}</source>
        <translation>Zellen leeren: {title}</translation>
    </message>
    <message>
        <source>Clear {title}</source>
        <translation>{title} leeren</translation>
    </message>
    <message>
        <source>Clear {where}</source>
        <translation>{where} leeren</translation>
    </message>
    <message>
        <source>Clear {where} to {terrain} ({now} now)</source>
        <translation>{where} leeren zu {terrain} (jetzt {now})</translation>
    </message>
    <message>
        <source>Click along the printed edge; Enter or a double click closes it, Backspace takes back</source>
        <translation>Am gedruckten Rand entlang klicken; Eingabe oder Doppelklick schließt ihn, Rücktaste nimmt zurück</translation>
    </message>
    <message>
        <source>Click on the edge of the {title}: it is followed from click to click</source>
        <translation>Auf den Rand klicken ({title}): Ihm wird von Klick zu Klick gefolgt</translation>
    </message>
    <message>
        <source>Click takes</source>
        <translation>Klick nimmt</translation>
    </message>
    <message>
        <source>Click the dot of the hex that is chosen in the list; arrow keys move it.</source>
        <translation>Den Punkt des in der Liste gewählten Feldes anklicken; Pfeiltasten verschieben ihn.</translation>
    </message>
    <message>
        <source>Click the other end of this side; Escape gives it up</source>
        <translation>Das andere Ende dieser Kante anklicken; Escape gibt auf</translation>
    </message>
    <message>
        <source>Click the selection, a drawn outline, or a field to go round it; there is none here</source>
        <translation>Die Auswahl, einen gezeichneten Umriss oder ein Gelände anklicken, um es zu umranden; hier ist keines</translation>
    </message>
    <message>
        <source>Click the side opposite; Escape gives it up</source>
        <translation>Die Kante gegenüber anklicken; Escape gibt auf</translation>
    </message>
    <message>
        <source>Click to draw {words} as far as here; Escape gives it up</source>
        <translation>Klick zeichnet {words} bis hierher; Escape gibt auf</translation>
    </message>
    <message>
        <source>Click to fold or unfold</source>
        <translation>Klick klappt auf oder zu</translation>
    </message>
    <message>
        <source>Click to lead the {title} on; Enter or a double click ends it, Backspace takes back</source>
        <translation>Klick führt {title} weiter; Eingabe oder Doppelklick beendet, Rücktaste nimmt zurück</translation>
    </message>
    <message>
        <source>Click to put it here: {piece}. Escape: take it back.</source>
        <translation>Klick setzt hier: {piece}. Escape: zurücklegen.</translation>
    </message>
    <message>
        <source>Click to take one in hand, or drag it onto the map.</source>
        <translation>Anklicken nimmt einen in die Hand; oder auf die Karte ziehen.</translation>
    </message>
    <message>
        <source>Click to take this {what}, right-click for more, Ctrl+click where it isn’t one; a stroke picks more of it</source>
        <translation>Klick übernimmt dies ({what}), Rechtsklick bietet mehr, Strg+Klick sagt, dass es das nicht ist; ein Strich nimmt mehr davon auf</translation>
    </message>
    <message>
        <source>Click where the {title} begins: it is followed by its colour from click to click</source>
        <translation>Anklicken, wo der Verlauf von {title} beginnt: er wird nach seiner Farbe von Klick zu Klick verfolgt</translation>
    </message>
    <message>
        <source>Click {where} on the scan, or draw a stroke over it: all that is alike is proposed</source>
        <translation>Auf dem Scan anklicken oder überstreichen: {where}; alles Ähnliche wird vorgeschlagen</translation>
    </message>
    <message>
        <source>Cliff</source>
        <translation>Klippe</translation>
    </message>
    <message>
        <source>Close &amp;all</source>
        <translation>A&amp;lle schließen</translation>
    </message>
    <message>
        <source>Close &amp;now</source>
        <translation>&amp;Jetzt schließen</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>Close it there first, or take another name.</source>
        <translation>Dort zuerst schließen oder einen anderen Namen nehmen.</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>Diesen Reiter schließen</translation>
    </message>
    <message>
        <source>Close what is open: its tab, or the only one shows the welcome page</source>
        <translation>Schließen, was offen ist: seinen Reiter, oder der einzige zeigt die Startseite</translation>
    </message>
    <message>
        <source>Close {words} here</source>
        <translation>{words} hier schließen</translation>
    </message>
    <message>
        <source>Closer to the lower end</source>
        <translation>Näher am tieferen Ende</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Wolke</translation>
    </message>
    <message>
        <source>Co&amp;mmon field</source>
        <translation>&amp;Gemeinsames Sichtfeld</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour what the first hex sees: clear, hindered, blocked, blind</source>
        <translation>Färben, was das erste Feld sieht: frei, behindert, versperrt, tot</translation>
    </message>
    <message>
        <source>Colour: {words}</source>
        <translation>Farbe: {words}</translation>
    </message>
    <message>
        <source>Coloured hexsides</source>
        <translation>Farbige Feldseiten</translation>
    </message>
    <message>
        <source>Colours that were picked</source>
        <translation>Aufgenommene Farben</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns of a new board</source>
        <translation>Spalten eines neuen Plans</translation>
    </message>
    <message>
        <source>Columns to the right</source>
        <translation>Spalten rechts</translation>
    </message>
    <message>
        <source>Compa&amp;re…</source>
        <translation>&amp;Vergleichen …</translation>
    </message>
    <message>
        <source>Compare it with the edition before, or with another pack</source>
        <translation>Mit der Ausgabe davor oder mit einem anderen Paket vergleichen</translation>
    </message>
    <message>
        <source>Compare lines of sight</source>
        <translation>Sichtlinien vergleichen</translation>
    </message>
    <message>
        <source>Compare the field of {label} no longer</source>
        <translation>Sichtfeld von {label} nicht mehr vergleichen</translation>
    </message>
    <message>
        <source>Compare the field of {label} with others</source>
        <translation>Sichtfeld von {label} mit anderen vergleichen</translation>
    </message>
    <message>
        <source>Compare the field of {label} with others, or no longer</source>
        <translation>Sichtfeld von {label} mit anderen vergleichen oder nicht mehr</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Compared with which pack?</source>
        <translation>Mit welchem Paket vergleichen?</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Vergleiche …</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Umstand</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Umstände</translation>
    </message>
    <message>
        <source>Conditions on the card</source>
        <translation>Umstände auf der Szenariokarte</translation>
    </message>
    <message>
        <source>Conditions such as night can say otherwise.</source>
        <translation>Umstände wie Nacht können anderes sagen.</translation>
    </message>
    <message>
        <source>Continue the {title} that ends in {label}</source>
        <translation>{title}, in {label} endend, fortsetzen</translation>
    </message>
    <message>
        <source>Continue the {title}{there}: click, or drag for a bend</source>
        <translation>{title} fortsetzen{there}: klicken, oder für eine Biegung ziehen</translation>
    </message>
    <message>
        <source>Continue the {title}{there}: drag with a free hand</source>
        <translation>{title} fortsetzen{there}: mit freier Hand ziehen</translation>
    </message>
    <message>
        <source>Contours are closed</source>
        <translation>Höhenlinien sind geschlossen</translation>
    </message>
    <message>
        <source>Contours don’t cross</source>
        <translation>Höhenlinien kreuzen sich nicht</translation>
    </message>
    <message>
        <source>Contours have a level</source>
        <translation>Höhenlinien haben eine Höhe</translation>
    </message>
    <message>
        <source>Contours rise inward</source>
        <translation>Höhenlinien steigen nach innen</translation>
    </message>
    <message>
        <source>Contours skip no level</source>
        <translation>Höhenlinien überspringen keine Höhe</translation>
    </message>
    <message>
        <source>Contours within the lower ones</source>
        <translation>Höhenlinien innerhalb der tieferen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Copy beside the board</source>
        <translation>Neben den Plan kopieren</translation>
    </message>
    <message>
        <source>Copy into the folder the boards that its documents name outside it</source>
        <translation>Die Pläne in den Ordner kopieren, die seine Dokumente außerhalb nennen</translation>
    </message>
    <message>
        <source>Copy the &amp;answer</source>
        <translation>Die Antw&amp;ort kopieren</translation>
    </message>
    <message>
        <source>Copy the chosen rows for a spreadsheet (Ctrl+C)</source>
        <translation>Gewählte Zeilen für eine Tabelle kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Copy the selected hexes with their hexsides and paths, or what is drawn and selected</source>
        <translation>Gewählte Felder mit Feldseiten und Wegen oder gewähltes Gezeichnetes kopieren</translation>
    </message>
    <message>
        <source>Copy the selected hexes, outlines, labels or path and clear them</source>
        <translation>Gewählte Felder, Umrisse, Beschriftungen oder den gewählten Weg kopieren und leeren</translation>
    </message>
    <message>
        <source>Copy to my stamps</source>
        <translation>Zu meinen Stempeln kopieren</translation>
    </message>
    <message>
        <source>Cou&amp;nt</source>
        <translation>Zähle&amp;n</translation>
    </message>
    <message>
        <source>Count as one more</source>
        <translation>Zählen als eines mehr</translation>
    </message>
    <message>
        <source>Count the exposure of the board as it is</source>
        <translation>Einsehbarkeit des Plans zählen, wie er ist</translation>
    </message>
    <message>
        <source>Counted with</source>
        <translation>Mitgezählt</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Spielstein</translation>
    </message>
    <message>
        <source>Counter lists</source>
        <translation>Listen von Spielsteinen</translation>
    </message>
    <message>
        <source>Counter, mm</source>
        <translation>Spielstein, mm</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Spielsteine</translation>
    </message>
    <message>
        <source>Counters to cut out</source>
        <translation>Spielsteine zum Ausschneiden</translation>
    </message>
    <message>
        <source>Counters, px</source>
        <translation>Spielsteine, px</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Zähle …</translation>
    </message>
    <message>
        <source>Countryside</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Zählt als</translation>
    </message>
    <message>
        <source>Creep, in millimetres</source>
        <translation>Bundzuwachs in Millimetern</translation>
    </message>
    <message>
        <source>Crest hexes on every hill</source>
        <translation>Kammfelder auf jedem Hügel</translation>
    </message>
    <message>
        <source>Crest line</source>
        <translation>Höhenlinie</translation>
    </message>
    <message>
        <source>Crest lines</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>Crest lines clear of hexsides</source>
        <translation>Höhenlinien nicht auf Feldseiten</translation>
    </message>
    <message>
        <source>Crest lines in their own hexes</source>
        <translation>Höhenlinien in ihren eigenen Feldern</translation>
    </message>
    <message>
        <source>Crest lines lie in one another</source>
        <translation>Höhenlinien liegen ineinander</translation>
    </message>
    <message>
        <source>Crest lines over no hex beside them</source>
        <translation>Höhenlinien über keinem Feld daneben</translation>
    </message>
    <message>
        <source>Crest lines wherever ground drops</source>
        <translation>Höhenlinien überall, wo der Boden abfällt</translation>
    </message>
    <message>
        <source>Crop &amp;marks</source>
        <translation>Schnitt&amp;marken</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>Schnittmarken</translation>
    </message>
    <message>
        <source>Crop the board</source>
        <translation>Plan zuschneiden</translation>
    </message>
    <message>
        <source>Crop the board to the selected hexes?</source>
        <translation>Plan auf die gewählten Felder zuschneiden?</translation>
    </message>
    <message>
        <source>Ctrl+click: this isn’t {what}, nor is what looks like it; Backspace takes that back</source>
        <translation>Strg+Klick: Weder dies noch, was so aussieht, ist gemeint ({what}); Rücktaste nimmt das zurück</translation>
    </message>
    <message>
        <source>Ctrl-click or Delete takes it out</source>
        <translation>Strg+Klick oder Entf nimmt den Punkt heraus</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Schneiden</translation>
    </message>
    <message>
        <source>Cut drawn outlines at the new &amp;edge</source>
        <translation>Gezeichnete Umrisse am neuen &amp;Rand abschneiden</translation>
    </message>
    <message>
        <source>Cut the outermost hexes in &amp;half, so that boards join</source>
        <translation>Äußerste Felder &amp;halbieren, damit Pläne zusammenpassen</translation>
    </message>
    <message>
        <source>Cut the topmost of the selected outlines out of the others</source>
        <translation>Den obersten der gewählten Umrisse aus den anderen ausschneiden</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dark blue</source>
        <translation>Dunkelblau</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>S&amp;päter entscheiden</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>Attrappe</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the label</source>
        <translation>Beschriftung löschen</translation>
    </message>
    <message>
        <source>Delete the label {text}</source>
        <translation>Beschriftung {text} löschen</translation>
    </message>
    <message>
        <source>Delete the selected outlines, labels or points, or clear the selected hexes</source>
        <translation>Gewählte Umrisse, Beschriftungen oder Punkte löschen oder gewählte Felder leeren</translation>
    </message>
    <message>
        <source>Delete the stamp</source>
        <translation>Stempel löschen</translation>
    </message>
    <message>
        <source>Delete the stamp “{title}”? Its file is deleted for good.</source>
        <translation>Stempel „{title}“ löschen? Seine Datei wird endgültig gelöscht.</translation>
    </message>
    <message>
        <source>Delete the {words}</source>
        <translation>{words} löschen</translation>
    </message>
    <message>
        <source>Delete {words}</source>
        <translation>{words} löschen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Differing lines</source>
        <translation>Abweichende Linien</translation>
    </message>
    <message>
        <source>Dim all others</source>
        <translation>Alle anderen abschwächen</translation>
    </message>
    <message>
        <source>Dimmed</source>
        <translation>Abgeschwächt</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message numerus="yes">
        <source>Discard these {count}? They can’t be brought back.</source>
        <translation>
            <numerusform>Verwerfen? Es lässt sich nicht wiederherstellen.</numerusform>
            <numerusform>Diese {count} verwerfen? Sie lassen sich nicht wiederherstellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard unsaved work</source>
        <translation>Ungespeicherte Arbeit verwerfen</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Ditch</source>
        <translation>Graben</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Zurückgenommenes erneut tun</translation>
    </message>
    <message>
        <source>Do heights count?</source>
        <translation>Zählen Höhen?</translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation>Zu speichernde Dokumente</translation>
    </message>
    <message>
        <source>Does a hexside count that is one’s own?</source>
        <translation>Zählt eine Feldseite, die die eigene ist?</translation>
    </message>
    <message>
        <source>Does a hexside count that the line runs along?</source>
        <translation>Zählt eine Feldseite, an der die Linie entlangläuft?</translation>
    </message>
    <message>
        <source>Does nothing</source>
        <translation>Bewirkt nichts</translation>
    </message>
    <message>
        <source>Does what hinders count that one looks over?</source>
        <translation>Zählt Behinderndes, über das man hinwegschaut?</translation>
    </message>
    <message>
        <source>Does what hinders in the target’s own hex count?</source>
        <translation>Zählt Behinderndes im eigenen Feld des Ziels?</translation>
    </message>
    <message>
        <source>Don't count</source>
        <translation>Zählen nicht</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Wiederhergestellt.</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>Wiederhergestellt: {what}</translation>
    </message>
    <message>
        <source>Done: {fixes}</source>
        <translation>Getan: {fixes}</translation>
    </message>
    <message>
        <source>Don’t acce&amp;pt</source>
        <translation>Nicht hinneh&amp;men</translation>
    </message>
    <message>
        <source>Don’t accept {number}</source>
        <translation>{number} nicht hinnehmen</translation>
    </message>
    <message>
        <source>Don’t accept: {what}</source>
        <translation>Nicht hinnehmen: {what}</translation>
    </message>
    <message>
        <source>Dot to dot</source>
        <translation>Von Punkt zu Punkt</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Dots and hexsides</source>
        <translation>Punkte und Feldseiten</translation>
    </message>
    <message>
        <source>Dots clear of contours</source>
        <translation>Mittelpunkte abseits der Höhenlinien</translation>
    </message>
    <message>
        <source>Dots clear of crest lines</source>
        <translation>Mittelpunkte frei von Höhenlinien</translation>
    </message>
    <message>
        <source>Dots clear of what is drawn</source>
        <translation>Mittelpunkte abseits des Gezeichneten</translation>
    </message>
    <message>
        <source>Dots of the scan</source>
        <translation>Punkte des Scans</translation>
    </message>
    <message>
        <source>Dots per inch of a picture at true scale; 0 for none</source>
        <translation>Punkte pro Zoll eines Bildes in wahrer Größe; 0 für keines</translation>
    </message>
    <message>
        <source>Double click opens</source>
        <translation>Doppelklick öffnet</translation>
    </message>
    <message>
        <source>Double click opens the document at the field</source>
        <translation>Doppelklick öffnet das Dokument beim Eingabefeld</translation>
    </message>
    <message>
        <source>Double click opens; drag puts them in order</source>
        <translation>Doppelklick öffnet; Ziehen ordnet</translation>
    </message>
    <message>
        <source>Double-click renames a column</source>
        <translation>Ein Doppelklick benennt eine Spalte um</translation>
    </message>
    <message>
        <source>Dra&amp;w symmetrically</source>
        <translation>&amp;Symmetrisch zeichnen</translation>
    </message>
    <message>
        <source>Drag a rectangle around outlines</source>
        <translation>Ein Rechteck um Umrisse ziehen</translation>
    </message>
    <message>
        <source>Drag a rectangle to choose points of {words}; Escape ends</source>
        <translation>Ein Rechteck ziehen wählt Punkte: {words}; Escape beendet</translation>
    </message>
    <message>
        <source>Drag a row’s number to move the row</source>
        <translation>Die Nummer einer Zeile ziehen, um die Zeile zu verschieben</translation>
    </message>
    <message>
        <source>Drag a unit, marker or objective here from the Catalogue.</source>
        <translation>Eine Einheit, einen Marker oder ein Ziel aus dem Katalog hierher ziehen.</translation>
    </message>
    <message>
        <source>Drag boards to arrange them; take more from the Boards panel.</source>
        <translation>Pläne zum Anordnen ziehen; weitere kommen aus dem Fenster „Pläne“.</translation>
    </message>
    <message>
        <source>Drag over hexes to begin a set-up area. Choose an area by a click on it with Shift.</source>
        <translation>Über Felder ziehen beginnt ein Aufstellungsgebiet. Umschalt+Klick auf ein Gebiet wählt es.</translation>
    </message>
    <message>
        <source>Drag to add hexes to {area}, Ctrl-drag to take them away. Shift-click: choose another area.</source>
        <translation>Ziehen fügt Felder hinzu ({area}), mit Strg nimmt es sie weg. Umschalt+Klick: anderes Gebiet wählen.</translation>
    </message>
    <message>
        <source>Drag to bend the label’s line, Ctrl-click adds a point</source>
        <translation>Ziehen biegt die Linie der Beschriftung, Strg+Klick fügt einen Punkt hinzu</translation>
    </message>
    <message>
        <source>Drag to bend the {title}; a double click adds a point</source>
        <translation>Ziehen biegt {title}; ein Doppelklick fügt einen Punkt hinzu</translation>
    </message>
    <message>
        <source>Drag to bend {words} here, double-click to add a point</source>
        <translation>Ziehen biegt hier {words}, Doppelklick fügt einen Punkt hinzu</translation>
    </message>
    <message>
        <source>Drag to erode {outline}; Ctrl or Alt takes the one below, [ and ] size the brush</source>
        <translation>Ziehen trägt ab: {outline}; Strg oder Alt nimmt das darunter, [ und ] ändern die Pinselgröße</translation>
    </message>
    <message>
        <source>Drag to move this board, double click to turn it, Delete to take it away.</source>
        <translation>Ziehen verschiebt diesen Plan, Doppelklick dreht ihn, Entf nimmt ihn weg.</translation>
    </message>
    <message>
        <source>Drag to move {words}</source>
        <translation>Ziehen verschiebt {words}</translation>
    </message>
    <message>
        <source>Drag to move {words} (Ctrl: by 30°), click for handles that scale, double-click for its points</source>
        <translation>Ziehen verschiebt {words} (Strg: in 30°-Schritten), Klick zeigt Griffe zum Skalieren, Doppelklick die Punkte</translation>
    </message>
    <message>
        <source>Drag to move {words} (Ctrl: by 30°), click for handles that turn, double-click for its points</source>
        <translation>Ziehen verschiebt {words} (Strg: in 30°-Schritten), Klick zeigt Griffe zum Drehen, Doppelklick die Punkte</translation>
    </message>
    <message>
        <source>Drag to move “{text}”, double-click to type it anew, Delete takes it away</source>
        <translation>Ziehen verschiebt „{text}“, Doppelklick schreibt neu, Entf nimmt es weg</translation>
    </message>
    <message>
        <source>Drag to push the edge of {outline}; Ctrl or Alt takes the one below, [ and ] size the brush</source>
        <translation>Ziehen schiebt den Rand: {outline}; Strg oder Alt nimmt das darunter, [ und ] ändern die Pinselgröße</translation>
    </message>
    <message>
        <source>Drag to swell {outline}; Ctrl or Alt takes the one below, [ and ] size the brush</source>
        <translation>Ziehen weitet: {outline}; Strg oder Alt nimmt das darunter, [ und ] ändern die Pinselgröße</translation>
    </message>
    <message>
        <source>Drag {words} along the nearest road or hexside (Ctrl: upright), or click the ends of a side</source>
        <translation>{words} längs der nächsten Straße oder Feldseite ziehen (Strg: aufrecht), oder die Enden einer Kante anklicken</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Draw &amp;naturally…</source>
        <translation>&amp;Natürlich zeichnen …</translation>
    </message>
    <message>
        <source>Draw a hole</source>
        <translation>Loch zeichnen</translation>
    </message>
    <message>
        <source>Draw a line over the selected outlines, along which they are parted</source>
        <translation>Eine Linie über die gewählten Umrisse zeichnen, an der sie geteilt werden</translation>
    </message>
    <message>
        <source>Draw a stroke over bare {ground}, in light and in shade: all other areas are told from it the better</source>
        <translation>Einen Strich über offenem Boden ({ground}) ziehen, in Licht und Schatten: alle anderen Flächen heben sich dann besser davon ab</translation>
    </message>
    <message>
        <source>Draw artwork</source>
        <translation>Gelände zeichnen</translation>
    </message>
    <message>
        <source>Draw crest lines anew</source>
        <translation>Höhenlinien neu zeichnen</translation>
    </message>
    <message>
        <source>Draw dragged points to dots, hexsides and other outlines; Alt turns it off while held</source>
        <translation>Gezogene Punkte zu Mittelpunkten, Feldseiten und anderen Umrissen ziehen; Alt schaltet es aus, solange es gehalten wird</translation>
    </message>
    <message>
        <source>Draw every stroke in its image below or above, too</source>
        <translation>Jeden Strich auch in seinem Bild darunter oder darüber zeichnen</translation>
    </message>
    <message>
        <source>Draw every stroke in its mirror image, too</source>
        <translation>Jeden Strich auch in seinem Spiegelbild zeichnen</translation>
    </message>
    <message>
        <source>Draw every stroke where the board turned by 180° has it, too</source>
        <translation>Jeden Strich auch dort zeichnen, wo ihn der um 180° gedrehte Plan hat</translation>
    </message>
    <message>
        <source>Draw hex boards, write scenarios on them, have every edit checked, and see what each hex sees.</source>
        <translation>Pläne aus Feldern zeichnen, Szenarien darauf schreiben, jede Änderung prüfen lassen und sehen, was jedes Feld sieht.</translation>
    </message>
    <message>
        <source>Draw hexsides</source>
        <translation>Feldseiten zeichnen</translation>
    </message>
    <message>
        <source>Draw it otherwise</source>
        <translation>Anders zeichnen</translation>
    </message>
    <message>
        <source>Draw naturally</source>
        <translation>Natürlich zeichnen</translation>
    </message>
    <message>
        <source>Draw path</source>
        <translation>Weg zeichnen</translation>
    </message>
    <message>
        <source>Draw the line along which a label to be typed runs</source>
        <translation>Die Linie zeichnen, an der eine neue Beschriftung entlangläuft</translation>
    </message>
    <message>
        <source>Draw the line along which “{text}” runs</source>
        <translation>Die Linie zeichnen, an der „{text}“ entlangläuft</translation>
    </message>
    <message>
        <source>Draw the line that cuts {words}; a double click or Enter ends it, Escape gives it up</source>
        <translation>Die Schnittlinie zeichnen ({words}); Doppelklick oder Eingabe beendet sie, Escape gibt auf</translation>
    </message>
    <message>
        <source>Draw the selected outlines with fewer points; no dot changes sides</source>
        <translation>Gewählte Umrisse mit weniger Punkten zeichnen; kein Mittelpunkt wechselt die Seite</translation>
    </message>
    <message>
        <source>Draw {words}</source>
        <translation>{words} zeichnen</translation>
    </message>
    <message>
        <source>Draw {words}: click point by point, or drag with a free hand</source>
        <translation>{words} zeichnen: Punkt um Punkt klicken, oder mit freier Hand ziehen</translation>
    </message>
    <message>
        <source>Drawing naturally</source>
        <translation>Zeichne natürlich</translation>
    </message>
    <message>
        <source>Drawn along its hexsides</source>
        <translation>An seinen Feldseiten entlang gezeichnet</translation>
    </message>
    <message>
        <source>Drawn artwork</source>
        <translation>Gezeichnetes Gelände</translation>
    </message>
    <message>
        <source>Drawn artwork over the dot</source>
        <translation>Gezeichnetes über dem Mittelpunkt</translation>
    </message>
    <message>
        <source>Drawn crest lines</source>
        <translation>Gezeichnete Höhenlinien</translation>
    </message>
    <message>
        <source>Drawn here</source>
        <translation>Hier gezeichnet</translation>
    </message>
    <message>
        <source>Drawn here, too</source>
        <translation>Auch hier gezeichnet</translation>
    </message>
    <message>
        <source>Draws a path: hex by hex from dot to dot, point by point with the pen, or with a free hand.</source>
        <translation>Zeichnet einen Weg: Feld um Feld von Punkt zu Punkt, Punkt um Punkt mit der Feder oder mit freier Hand.</translation>
    </message>
    <message>
        <source>Draws a ring of the chosen terrain, or a crest line, or a hole in one that is there.</source>
        <translation>Zeichnet einen Umriss des gewählten Geländes, eine Höhenlinie oder ein Loch in einem vorhandenen.</translation>
    </message>
    <message>
        <source>Draws boards and scenarios for hex wargames, checks them by the rules, and shows lines of sight.</source>
        <translation>Zeichnet Pläne und Szenarien für Hexfeld-Kriegsspiele, prüft sie nach den Regeln und zeigt Sichtlinien.</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate row</source>
        <translation>Zeile duplizieren</translation>
    </message>
    <message>
        <source>Duplicate rows</source>
        <translation>Zeilen duplizieren</translation>
    </message>
    <message>
        <source>Duplicate terrain</source>
        <translation>Gelände verdoppeln</translation>
    </message>
    <message>
        <source>E&amp;mpty</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>E&amp;xpected lines</source>
        <translation>E&amp;rwartete Linien</translation>
    </message>
    <message>
        <source>E&amp;xport card…</source>
        <translation>Szenariokarte e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Each adds</source>
        <translation>Jedes zählt</translation>
    </message>
    <message>
        <source>Each counts {value}</source>
        <translation>Jedes zählt {value}</translation>
    </message>
    <message>
        <source>Each hex has a house of its own; fields fill up to their hedges, and run straight elsewhere.</source>
        <translation>Jedes Feld hat ein eigenes Haus; Äcker füllen bis an ihre Hecken und sind sonst gerade begrenzt.</translation>
    </message>
    <message>
        <source>Each hex has a house of its own; fields keep off hedges.</source>
        <translation>Jedes Feld hat ein eigenes Haus; Äcker halten Abstand von Hecken.</translation>
    </message>
    <message>
        <source>Each marker</source>
        <translation>Jeder Marker</translation>
    </message>
    <message>
        <source>Each picture is what an answer comes to on your own terrain. The scales leave a question open where the rulebook is silent; the small field takes the number of the rule.</source>
        <translation>Jedes Bild zeigt, was eine Antwort auf dem eigenen Gelände bedeutet. Die Waage lässt eine Frage offen, wo das Regelbuch schweigt; das kleine Eingabefeld nimmt die Nummer der Regel.</translation>
    </message>
    <message>
        <source>Each set-up area</source>
        <translation>Jedes Aufstellungsgebiet</translation>
    </message>
    <message>
        <source>Each side</source>
        <translation>Jede Seite</translation>
    </message>
    <message>
        <source>Each unit</source>
        <translation>Jede Einheit</translation>
    </message>
    <message>
        <source>Each {per} hexes count {value}, a rest as well</source>
        <translation>Je {per} Felder zählen {value}, ein Rest ebenso</translation>
    </message>
    <message>
        <source>Each {per} hexes count {value}, a rest doesn’t</source>
        <translation>Je {per} Felder zählen {value}, ein Rest nicht</translation>
    </message>
    <message>
        <source>Ease paths</source>
        <translation>Wege begradigen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit &amp;points</source>
        <translation>&amp;Punkte bearbeiten</translation>
    </message>
    <message>
        <source>Edit board properties</source>
        <translation>Eigenschaften des Plans bearbeiten</translation>
    </message>
    <message>
        <source>Edit {title}</source>
        <translation>{title} bearbeiten</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Edition &amp;before</source>
        <translation>Ausgabe da&amp;vor</translation>
    </message>
    <message>
        <source>Edition {edition}</source>
        <translation>Ausgabe {edition}</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Effects of the hexsides</source>
        <translation>Wirkungen der Feldseiten</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Empty the try-it board</source>
        <translation>Probeplan leeren</translation>
    </message>
    <message>
        <source>End the {title}</source>
        <translation>{title} beenden</translation>
    </message>
    <message>
        <source>End the {title} in {label} with a double click or Enter; Backspace takes a step back</source>
        <translation>{title} in {label} mit Doppelklick oder Eingabe beenden; Rücktaste geht einen Schritt zurück</translation>
    </message>
    <message>
        <source>Enter a game that was played today</source>
        <translation>Eine heute gespielte Partie eintragen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>Enter or a double click opens the document at the field</source>
        <translation>Die Eingabetaste oder ein Doppelklick öffnet das Dokument bei diesem Eingabefeld</translation>
    </message>
    <message>
        <source>Enter the tables of your own copy of the game that the rulebook leaves out</source>
        <translation>Tabellen des eigenen Spielexemplars eintragen, die das Regelbuch auslässt</translation>
    </message>
    <message>
        <source>Enter what your own copy of the game has printed; what you leave empty stays as the program has it, which stands there faintly. The values are kept with your settings and go into no file that others get. Maps that are open take them up when they are opened again.</source>
        <translation>Hier steht, was im eigenen Exemplar des Spiels gedruckt ist; was leer bleibt, gilt, wie das Programm es hat und blass zeigt. Die Werte liegen bei den Einstellungen und gehen in keine Datei, die andere bekommen. Offene Karten nehmen sie auf, wenn sie wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>Entered by nobody</source>
        <translation>Betritt niemand</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Erase everything in {label}</source>
        <translation>Alles in {label} radieren</translation>
    </message>
    <message>
        <source>Erase {count} things</source>
        <translation>{count} Dinge radieren</translation>
    </message>
    <message>
        <source>Erase {titles} on {label}</source>
        <translation>{titles} auf {label} radieren</translation>
    </message>
    <message>
        <source>Erase {title}</source>
        <translation>{title} radieren</translation>
    </message>
    <message>
        <source>Erase {words}</source>
        <translation>{words} radieren</translation>
    </message>
    <message>
        <source>Erases what a press or drag meets; a drag goes on with the sort of thing that it began with.</source>
        <translation>Radiert, was ein Druck oder Ziehen trifft; ein Ziehen bleibt bei der Art, mit der es begann.</translation>
    </message>
    <message>
        <source>Erode</source>
        <translation>Abtragen</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Every hex keeps its name.</source>
        <translation>Jedes Feld behält seinen Namen.</translation>
    </message>
    <message>
        <source>Every line is as expected.</source>
        <translation>Jede Linie ist wie erwartet.</translation>
    </message>
    <message>
        <source>Every number that the game cites is in the list.</source>
        <translation>Jede Nummer, die das Spiel zitiert, steht in der Liste.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Everything in the hex</source>
        <translation>Alles im Feld</translation>
    </message>
    <message>
        <source>Everything meets.</source>
        <translation>Alles passt aneinander.</translation>
    </message>
    <message>
        <source>Everything that a board is made of. Double-click a cell to change it; rows can be pasted from a spreadsheet. Below the table is the look of the chosen row, and what else it does.</source>
        <translation>Alles, woraus ein Plan besteht. Eine Zelle doppelt anklicken, um sie zu ändern; Zeilen lassen sich aus einer Tabelle einfügen. Unter der Tabelle steht das Aussehen der gewählten Zeile und was sie sonst tut.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Examples of the game</source>
        <translation>Beispiele des Spiels</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>Expect from now on what the chosen lines give now</source>
        <translation>Von nun an erwarten, was die gewählten Linien jetzt ergeben</translation>
    </message>
    <message>
        <source>Expect from now on what this line gives: a change of the rules that breaks it is told</source>
        <translation>Von nun an erwarten, was diese Linie ergibt: eine Änderung der Regeln, die es bricht, wird gesagt</translation>
    </message>
    <message>
        <source>Expect nothing of the chosen lines any more</source>
        <translation>Von den gewählten Linien nichts mehr erwarten</translation>
    </message>
    <message>
        <source>Expect what comes out now</source>
        <translation>Erwarten, was jetzt herauskommt</translation>
    </message>
    <message>
        <source>Expect {name}</source>
        <translation>{name} erwarten</translation>
    </message>
    <message>
        <source>Expected lines</source>
        <translation>Erwartete Linien</translation>
    </message>
    <message>
        <source>Expected lines are kept in a file beside the document: save that first.</source>
        <translation>Erwartete Linien stehen in einer Datei neben dem Dokument: dieses zuerst speichern.</translation>
    </message>
    <message>
        <source>Export &amp;as…</source>
        <translation>Exportieren &amp;als …</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Exportieren als</translation>
    </message>
    <message>
        <source>Export car&amp;d…</source>
        <translation>Sz&amp;enariokarte exportieren …</translation>
    </message>
    <message>
        <source>Export card</source>
        <translation>Szenariokarte exportieren</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Export side &amp;view…</source>
        <translation>Seitenansicht e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Export side view</source>
        <translation>Seitenansicht exportieren</translation>
    </message>
    <message>
        <source>Export to {name}</source>
        <translation>Export nach {name}</translation>
    </message>
    <message>
        <source>Exposure of every hex</source>
        <translation>Wie einsehbar jedes Feld ist</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Eyes higher</source>
        <translation>Augen höher</translation>
    </message>
    <message>
        <source>F&amp;ind and replace terrain…</source>
        <translation>Gelände s&amp;uchen und ersetzen …</translation>
    </message>
    <message>
        <source>F&amp;irst sight</source>
        <translation>E&amp;rste Sicht</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Face of the board</source>
        <translation>Seite des Plans</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Farm at the bend</source>
        <translation>Gehöft an der Biegung</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Fewer where a map had more dots than graphics cards take</source>
        <translation>Weniger, wo eine Karte mehr Punkte hätte, als Grafikkarten nehmen</translation>
    </message>
    <message>
        <source>Fi&amp;x</source>
        <translation>B&amp;eheben</translation>
    </message>
    <message>
        <source>Fi&amp;x…</source>
        <translation>B&amp;eheben …</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Field grey</source>
        <translation>Feldgrau</translation>
    </message>
    <message>
        <source>Field of a card</source>
        <translation>Feld der Szenariokarte</translation>
    </message>
    <message>
        <source>Field opacity</source>
        <translation>Deckkraft des Sichtfelds</translation>
    </message>
    <message>
        <source>Field under e&amp;very tool</source>
        <translation>Sichtfeld bei &amp;jedem Werkzeug</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Sichtfelder</translation>
    </message>
    <message>
        <source>Fields of a card</source>
        <translation>Felder einer Karte</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File ▸ Open folder lists its {count} scenarios.</source>
        <translation>Datei ▸ Ordner öffnen listet die {count} Szenarien.</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei …</translation>
    </message>
    <message>
        <source>Fill by a rule</source>
        <translation>Nach Regel füllen</translation>
    </message>
    <message>
        <source>Fill connected</source>
        <translation>Verbundene füllen</translation>
    </message>
    <message>
        <source>Fill: {rule}</source>
        <translation>Füllen: {rule}</translation>
    </message>
    <message>
        <source>Filter and group</source>
        <translation>Filtern und gruppieren</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>Eingabefeld suchen</translation>
    </message>
    <message>
        <source>Find a label by its words or a hex by its name, and show it</source>
        <translation>Beschriftung nach ihren Worten oder Feld nach seinem Namen suchen und zeigen</translation>
    </message>
    <message>
        <source>Find a word or rule number, Enter for the next</source>
        <translation>Wort oder Regelnummer suchen, Eingabe für das nächste</translation>
    </message>
    <message>
        <source>Fire, range, movement …: the first three in large figures</source>
        <translation>Feuer, Reichweite, Bewegung …: die ersten drei in großen Ziffern</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>First row of &amp;shifted columns</source>
        <translation>Erste Reihe der &amp;versetzten Spalten</translation>
    </message>
    <message>
        <source>First si&amp;ght</source>
        <translation>Erste Si&amp;cht</translation>
    </message>
    <message>
        <source>First sight</source>
        <translation>Erste Sicht</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Auf Breite</translation>
    </message>
    <message>
        <source>Fix &amp;all</source>
        <translation>A&amp;lle beheben</translation>
    </message>
    <message>
        <source>Fix all of this &amp;kind</source>
        <translation>Alle dieser &amp;Art beheben</translation>
    </message>
    <message>
        <source>Fix all that is safe</source>
        <translation>Alles Sichere beheben</translation>
    </message>
    <message>
        <source>Fix all {count:,} of this &amp;kind</source>
        <translation>Alle {count:,} dieser &amp;Art beheben</translation>
    </message>
    <message>
        <source>Fix all: {kind}</source>
        <translation>Alle beheben: {kind}</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Flat side up: columns of hexes</source>
        <translation>Flache Seite oben: Spalten von Feldern</translation>
    </message>
    <message>
        <source>Flat: turned, stretched, slanted. In perspective: a photograph. Bent: paper that isn’t flat.</source>
        <translation>Flach: gedreht, gestreckt, schräg. Perspektivisch: ein Foto. Gewölbt: Papier, das nicht flach liegt.</translation>
    </message>
    <message>
        <source>Folded and glued</source>
        <translation>Gefaltet und geklebt</translation>
    </message>
    <message>
        <source>Folder of boards</source>
        <translation>Ordner der Pläne</translation>
    </message>
    <message>
        <source>Follow the selection again</source>
        <translation>Wieder der Auswahl folgen</translation>
    </message>
    <message>
        <source>Foot soldiers</source>
        <translation>Fußsoldaten</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>For example: taken from the published map as it is</source>
        <translation>Zum Beispiel: von der veröffentlichten Karte so übernommen</translation>
    </message>
    <message>
        <source>For example: {example}</source>
        <translation>Zum Beispiel: {example}</translation>
    </message>
    <message>
        <source>For virtual tables</source>
        <translation>Für virtuelle Tische</translation>
    </message>
    <message>
        <source>Forget all that was picked and proposed; doubts about what was accepted stay</source>
        <translation>Alles Aufgenommene und Vorgeschlagene vergessen; Zweifel an Angenommenem bleiben</translation>
    </message>
    <message>
        <source>Forget what is chosen; Delete does the same</source>
        <translation>Gewähltes vergessen; Entf tut dasselbe</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Forms of publication</source>
        <translation>Formen der Veröffentlichung</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Free hand</source>
        <translation>Freihand</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From a height you look over things, but for the hex behind them</source>
        <translation>Von einer Höhe schaut man über Dinge hinweg, außer auf das Feld dahinter</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>From above it hides: {what}.</source>
        <translation>Von oben verbirgt es: {what}.</translation>
    </message>
    <message>
        <source>From above: what do woods and the like hide?</source>
        <translation>Von oben: was verdecken Wald und dergleichen?</translation>
    </message>
    <message>
        <source>From above: what does a unit hide?</source>
        <translation>Von oben: was verdeckt eine Einheit?</translation>
    </message>
    <message>
        <source>From above: what does bare ground hide?</source>
        <translation>Von oben: was verdeckt bloßer Boden?</translation>
    </message>
    <message>
        <source>From how many hexes at most one in it is seen</source>
        <translation>Aus höchstens wie vielen Feldern jemand darin gesehen wird</translation>
    </message>
    <message>
        <source>From how many hexes at most units of a kind, or with a tag, are seen in it</source>
        <translation>Aus höchstens wie vielen Feldern Einheiten einer Art oder mit einem Merkmal darin gesehen werden</translation>
    </message>
    <message>
        <source>From how many hexes each one is seen: bright is a killing ground, dark is cover.</source>
        <translation>Von wie vielen Feldern jedes gesehen wird: hell ist Schussfeld, dunkel ist Deckung.</translation>
    </message>
    <message>
        <source>From side</source>
        <translation>Von Seite</translation>
    </message>
    <message>
        <source>From side to side; 19.05 mm, three quarters of an inch, on most printed boards</source>
        <translation>Von Seite zu Seite; 19,05 mm, drei viertel Zoll, auf den meisten gedruckten Plänen</translation>
    </message>
    <message>
        <source>From so much on nothing is seen any more.</source>
        <translation>Ab so viel wird nichts mehr gesehen.</translation>
    </message>
    <message>
        <source>From the higher of its hexes</source>
        <translation>Vom höheren ihrer Felder</translation>
    </message>
    <message>
        <source>From the lower of its hexes</source>
        <translation>Vom niedrigeren ihrer Felder</translation>
    </message>
    <message>
        <source>From where is the height of a hexside counted?</source>
        <translation>Von wo zählt die Höhe einer Feldseite?</translation>
    </message>
    <message>
        <source>From which of its hexes its height is counted</source>
        <translation>Von welchem seiner Felder seine Höhe zählt</translation>
    </message>
    <message>
        <source>From yours to the pack's: {changes}.</source>
        <translation>Von deinem zu dem des Pakets: {changes}.</translation>
    </message>
    <message>
        <source>From {label}: point at what is looked at; a click holds the thread</source>
        <translation>Von {label}: auf das Ziel zeigen; ein Klick hält den Faden fest</translation>
    </message>
    <message>
        <source>From “{position}” where there is one.</source>
        <translation>Von „{position}“, wo es das gibt.</translation>
    </message>
    <message>
        <source>G&amp;round</source>
        <translation>&amp;Boden</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games ({file});;All files (*)</source>
        <translation>Spiele ({file});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Games in {title}</source>
        <translation>Spiele in {title}</translation>
    </message>
    <message>
        <source>Games that were played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Gap, mm</source>
        <translation>Abstand, mm</translation>
    </message>
    <message>
        <source>Gentle paths</source>
        <translation>Wege abrunden</translation>
    </message>
    <message>
        <source>GeoJSON</source>
        <translation>GeoJSON</translation>
    </message>
    <message>
        <source>Geomorphic fitness</source>
        <translation>Passung der Pläne</translation>
    </message>
    <message>
        <source>Give the board more or fewer columns and rows, or shift what it has</source>
        <translation>Dem Plan mehr oder weniger Spalten und Reihen geben oder verschieben, was er hat</translation>
    </message>
    <message>
        <source>Give the document in this tab a window of its own</source>
        <translation>Dem Dokument in diesem Reiter ein eigenes Fenster geben</translation>
    </message>
    <message>
        <source>Give the document in this tab to the next window that is open</source>
        <translation>Das Dokument in diesem Reiter dem nächsten offenen Fenster geben</translation>
    </message>
    <message>
        <source>Give the keyboard to the next of map, tool and panels that are seen</source>
        <translation>Die Tastatur dem nächsten von Plan, Werkzeug und sichtbaren Bereichen geben</translation>
    </message>
    <message>
        <source>Give the keyboard to what comes before it of map, tool and panels</source>
        <translation>Die Tastatur dem geben, was von Plan, Werkzeug und Bereichen davor kommt</translation>
    </message>
    <message>
        <source>Give the map the whole window, or bring the panels back</source>
        <translation>Der Karte das ganze Fenster geben oder die Bereiche zurückholen</translation>
    </message>
    <message>
        <source>Give up the selection, or what the tool has begun</source>
        <translation>Auswahl aufgeben, oder was das Werkzeug begonnen hat</translation>
    </message>
    <message>
        <source>Give up what is under way</source>
        <translation>Aufgeben, was im Gang ist</translation>
    </message>
    <message>
        <source>Give up what the tool has begun</source>
        <translation>Aufgeben, was das Werkzeug begonnen hat</translation>
    </message>
    <message>
        <source>Give {counted} a meaning</source>
        <translation>{counted} eine Bedeutung geben</translation>
    </message>
    <message>
        <source>Go on to the next text that isn't translated</source>
        <translation>Zum nächsten Text gehen, der nicht übersetzt ist</translation>
    </message>
    <message>
        <source>Go to a na&amp;me…</source>
        <translation>Zu einem &amp;Namen gehen …</translation>
    </message>
    <message>
        <source>Go to a name</source>
        <translation>Zu einem Namen gehen</translation>
    </message>
    <message>
        <source>Gr&amp;ound</source>
        <translation>B&amp;oden</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Green hexside</source>
        <translation>Grüne Feldseite</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Ground around</source>
        <translation>Boden ringsum</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Grow or shrink</source>
        <translation>Vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Grow or shrink b&amp;y…</source>
        <translation>Vergrößern oder verkleinern &amp;um …</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Geschütz</translation>
    </message>
    <message>
        <source>Half a hex</source>
        <translation>Ein halbes Feld</translation>
    </message>
    <message>
        <source>Hatching</source>
        <translation>Schraffur</translation>
    </message>
    <message>
        <source>Have the label {text} find its place</source>
        <translation>Beschriftung {text} ihren Platz finden lassen</translation>
    </message>
    <message>
        <source>Have the names of the hexes begin with another row</source>
        <translation>Die Namen der Felder mit einer anderen Reihe beginnen lassen</translation>
    </message>
    <message>
        <source>Have the next one vary otherwise</source>
        <translation>Den nächsten anders ausfallen lassen</translation>
    </message>
    <message>
        <source>Have the outline go through its chosen points without a corner</source>
        <translation>Den Umriss ohne Ecke durch seine gewählten Punkte führen</translation>
    </message>
    <message>
        <source>He is hidden as by what is lower</source>
        <translation>Er ist verdeckt wie von Niedrigerem</translation>
    </message>
    <message>
        <source>He is hidden by its rim</source>
        <translation>Ihr Rand verdeckt ihn</translation>
    </message>
    <message>
        <source>He is seen</source>
        <translation>Man sieht ihn</translation>
    </message>
    <message>
        <source>He&amp;x grid</source>
        <translation>Feldras&amp;ter</translation>
    </message>
    <message>
        <source>He&amp;x width</source>
        <translation>Feld&amp;breite</translation>
    </message>
    <message>
        <source>He&amp;xes</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Headings of the rulebook</source>
        <translation>Überschriften des Regelhefts</translation>
    </message>
    <message>
        <source>Heavy weapon</source>
        <translation>Schwere Waffe</translation>
    </message>
    <message>
        <source>Hedge</source>
        <translation>Hecke</translation>
    </message>
    <message>
        <source>Hedgerows, walls, cliffs</source>
        <translation>Hecken, Mauern, Klippen</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height in hexsides, as it is seen</source>
        <translation>Höhe in Feldseiten, wie man sie sieht</translation>
    </message>
    <message>
        <source>Height of the paper</source>
        <translation>Höhe des Papiers</translation>
    </message>
    <message>
        <source>Held by its hexes</source>
        <translation>Von seinen Feldern gehalten</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Hex &amp;numbers</source>
        <translation>Feld&amp;namen</translation>
    </message>
    <message>
        <source>Hex&amp;sides</source>
        <translation>Feld&amp;seiten</translation>
    </message>
    <message>
        <source>Hex, mm</source>
        <translation>Feld, mm</translation>
    </message>
    <message>
        <source>Hex, px</source>
        <translation>Feld, px</translation>
    </message>
    <message>
        <source>HexJSON</source>
        <translation>HexJSON</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Hexes and outlines</source>
        <translation>Felder und Umrisse</translation>
    </message>
    <message>
        <source>Hexes by letter and number</source>
        <translation>Felder nach Buchstabe und Zahl</translation>
    </message>
    <message>
        <source>Hexes of the map …</source>
        <translation>Felder der Karte …</translation>
    </message>
    <message>
        <source>Hexes that don't make so many</source>
        <translation>Felder, die nicht so viele ergeben</translation>
    </message>
    <message>
        <source>Hexes that look</source>
        <translation>Felder, die schauen</translation>
    </message>
    <message>
        <source>Hexes were found ({sure}), {across} pixels from one to the next, but this board’s have {ours}.</source>
        <translation>Felder gefunden ({sure}), {across} Pixel von einem zum nächsten, aber dieser Plan hat {ours}.</translation>
    </message>
    <message>
        <source>Hexes were found ({sure}), {across} pixels from one to the next{turn}. Choose a row and click its hex: the other dots follow.</source>
        <translation>Felder gefunden ({sure}), {across} Pixel von einem zum nächsten{turn}. Eine Zeile wählen und ihr Feld anklicken: die anderen Punkte folgen.</translation>
    </message>
    <message>
        <source>Hexside terrain on hexsides</source>
        <translation>Gelände der Feldseiten auf Feldseiten</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Feldseiten</translation>
    </message>
    <message>
        <source>Hexsides block by the levels of both ends</source>
        <translation>Feldseiten versperren nach den Höhen beider Enden</translation>
    </message>
    <message>
        <source>Hidden hexes</source>
        <translation>Verdeckte Felder</translation>
    </message>
    <message>
        <source>Hidden hexes behind the obstacle</source>
        <translation>Verdeckte Felder hinter dem Hindernis</translation>
    </message>
    <message>
        <source>Hides at first</source>
        <translation>Verdeckt zunächst</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Starker &amp;Kontrast</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>Größte Höhe</translation>
    </message>
    <message>
        <source>Hills are drawn by level: choose one below.</source>
        <translation>Hügel werden nach ihrer Höhe gezeichnet: unten eine wählen.</translation>
    </message>
    <message>
        <source>Hindered</source>
        <translation>Behindert</translation>
    </message>
    <message>
        <source>Hinders</source>
        <translation>Behindert</translation>
    </message>
    <message>
        <source>Hinders LOS</source>
        <translation>Behindert die Sichtlinie</translation>
    </message>
    <message>
        <source>Hinders.</source>
        <translation>Behindert.</translation>
    </message>
    <message>
        <source>Hindrance</source>
        <translation>Behinderung</translation>
    </message>
    <message>
        <source>Hindrance {hindrance}</source>
        <translation>Sichthindernis {hindrance}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Stimmt</translation>
    </message>
    <message>
        <source>Hole in what is under it</source>
        <translation>Loch in dem, was darunter liegt</translation>
    </message>
    <message>
        <source>Horizon blue</source>
        <translation>Horizontblau</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Häuser</translation>
    </message>
    <message>
        <source>Houses of neighbouring hexes stand wall to wall; fields fill up to their hedges.</source>
        <translation>Häuser benachbarter Felder stehen Wand an Wand; Äcker füllen bis an ihre Hecken.</translation>
    </message>
    <message>
        <source>How all maps are painted: a style, or one beside the boards</source>
        <translation>Wie alle Karten gemalt werden: ein Stil oder einer neben den Plänen</translation>
    </message>
    <message>
        <source>How bad it is</source>
        <translation>Wie schwer es wiegt</translation>
    </message>
    <message>
        <source>How cards look: a template, or a house style beside the scenarios</source>
        <translation>Wie Szenariokarten aussehen: eine Vorlage oder ein Hausstil neben den Szenarien</translation>
    </message>
    <message>
        <source>How do hindrances add up?</source>
        <translation>Wie zählen Sichthindernisse zusammen?</translation>
    </message>
    <message>
        <source>How far a counter's colour runs on beyond the cut</source>
        <translation>Wie weit die Farbe eines Spielsteins über den Schnitt hinausläuft</translation>
    </message>
    <message>
        <source>How far does one see?</source>
        <translation>Wie weit sieht man?</translation>
    </message>
    <message>
        <source>How far the innermost sheet is moved towards the fold</source>
        <translation>Wie weit der innerste Bogen zum Falz rückt</translation>
    </message>
    <message>
        <source>How far the paper's colour runs on over the edge that is cut</source>
        <translation>Wie weit die Farbe des Papiers über die Schnittkante hinausläuft</translation>
    </message>
    <message>
        <source>How high are the eyes?</source>
        <translation>Wie hoch sind die Augen?</translation>
    </message>
    <message>
        <source>How high do they stand?</source>
        <translation>Wie hoch stehen sie?</translation>
    </message>
    <message>
        <source>How it is filled in</source>
        <translation>Wie es ausgefüllt wird</translation>
    </message>
    <message>
        <source>How it looks on the map and on counters</source>
        <translation>Wie er auf der Karte und auf Spielsteinen aussieht</translation>
    </message>
    <message>
        <source>How many hexes at most one in it sees</source>
        <translation>Wie viele Felder weit jemand darin höchstens sieht</translation>
    </message>
    <message>
        <source>How many hexes at most units of a kind, or with a tag, see in it</source>
        <translation>Wie viele Felder weit Einheiten einer Art oder mit einem Merkmal darin höchstens sehen</translation>
    </message>
    <message>
        <source>How many hexes one sees at most while it holds</source>
        <translation>Wie viele Felder weit man höchstens sieht, solange sie gilt</translation>
    </message>
    <message>
        <source>How many levels above the ground its eyes are, where not as all others’</source>
        <translation>Wie viele Stufen über dem Boden ihre Augen sind, wo nicht wie die aller anderen</translation>
    </message>
    <message>
        <source>How many levels higher one sees and is seen in its hex: upstairs, on a tower; below 0 in a trench</source>
        <translation>Um wie viele Höhen man in seinem Feld höher sieht und gesehen wird: im Obergeschoss, auf einem Turm; unter 0 in einem Graben</translation>
    </message>
    <message>
        <source>How many levels higher one sees and is seen there; below 0 lower</source>
        <translation>Wie viele Stufen höher man dort schaut und gesehen wird; unter 0 niedriger</translation>
    </message>
    <message>
        <source>How many levels it stands above the ground under it</source>
        <translation>Um wie viele Höhen es den Boden darunter überragt</translation>
    </message>
    <message>
        <source>How many of them see it</source>
        <translation>Wie viele von ihnen es sehen</translation>
    </message>
    <message>
        <source>How much does it hinder?</source>
        <translation>Wie sehr behindert sie?</translation>
    </message>
    <message>
        <source>How much hindrance blocks?</source>
        <translation>Wie viel Behinderung versperrt?</translation>
    </message>
    <message>
        <source>How much is hidden follows from heights and distance; artwork counts</source>
        <translation>Wie viel verdeckt ist, folgt aus Höhen und Entfernung; Gezeichnetes zählt</translation>
    </message>
    <message>
        <source>How much it hinders a line that goes through it</source>
        <translation>Wie sehr es eine Linie behindert, die hindurchgeht</translation>
    </message>
    <message>
        <source>How open questions are answered on the other side</source>
        <translation>Wie offene Fragen auf der anderen Seite beantwortet sind</translation>
    </message>
    <message>
        <source>How open questions of the rulebook are answered here</source>
        <translation>Wie offene Fragen des Regelbuchs hier beantwortet sind</translation>
    </message>
    <message>
        <source>How sight works</source>
        <translation>Wie Sicht funktioniert</translation>
    </message>
    <message>
        <source>How strongly the LOS field is laid over the board</source>
        <translation>Wie stark das Sichtfeld über dem Plan liegt</translation>
    </message>
    <message>
        <source>How the card looks. Keep a *.card-template.json or .typ beside its file for another.</source>
        <translation>Wie die Karte aussieht. Für eine andere eine *.card-template.json oder .typ neben ihre Datei legen.</translation>
    </message>
    <message>
        <source>How the map is painted; own styles lie beside the board: styles/NAME/style.json</source>
        <translation>Wie die Karte gemalt wird; eigene Stile liegen neben dem Plan: styles/NAME/style.json</translation>
    </message>
    <message>
        <source>How the map lies on the sheets</source>
        <translation>Wie die Karte auf den Blättern liegt</translation>
    </message>
    <message>
        <source>How the scan is fitted</source>
        <translation>Wie der Scan eingepasst ist</translation>
    </message>
    <message>
        <source>How the two sides of a sheet come together</source>
        <translation>Wie die beiden Seiten eines Bogens zusammenkommen</translation>
    </message>
    <message>
        <source>How they are used</source>
        <translation>Wie sie gebraucht werden</translation>
    </message>
    <message>
        <source>How wide its outline is drawn; of a path or a hexside, the whole line</source>
        <translation>Wie breit sein Umriss gezeichnet wird; bei Weg oder Feldseite die ganze Linie</translation>
    </message>
    <message>
        <source>Huts</source>
        <translation>Hütten</translation>
    </message>
    <message>
        <source>I&amp;nspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import &amp;mapping…</source>
        <translation>Import-&amp;Zuordnung …</translation>
    </message>
    <message>
        <source>Import a&amp;gain</source>
        <translation>Erneut &amp;importieren</translation>
    </message>
    <message>
        <source>Import f&amp;older…</source>
        <translation>O&amp;rdner importieren …</translation>
    </message>
    <message>
        <source>Import mapping</source>
        <translation>Import-Zuordnung</translation>
    </message>
    <message>
        <source>Import of {name}</source>
        <translation>Import von {name}</translation>
    </message>
    <message>
        <source>Import texts</source>
        <translation>Texte importieren</translation>
    </message>
    <message>
        <source>Import texts?</source>
        <translation>Texte importieren?</translation>
    </message>
    <message>
        <source>Import {name}</source>
        <translation>{name} importieren</translation>
    </message>
    <message>
        <source>Importing {name}</source>
        <translation>Importiere {name}</translation>
    </message>
    <message>
        <source>In a shadow only</source>
        <translation>Nur in einem Schatten</translation>
    </message>
    <message>
        <source>In both hexes</source>
        <translation>In beiden Feldern</translation>
    </message>
    <message>
        <source>In its hex and beside it targets are seen however dark it is.</source>
        <translation>In seinem Feld und nebenan sieht man Ziele, so dunkel es ist.</translation>
    </message>
    <message>
        <source>In its hex targets are seen from however far, whatever terrain says.</source>
        <translation>In seinem Feld sieht man Ziele von noch so weit, was auch das Gelände sagt.</translation>
    </message>
    <message>
        <source>In its hex targets are seen however dark it is.</source>
        <translation>In seinem Feld sieht man Ziele, so dunkel es ist.</translation>
    </message>
    <message>
        <source>In neither hex</source>
        <translation>In keinem der beiden Felder</translation>
    </message>
    <message>
        <source>In perspective</source>
        <translation>Perspektivisch</translation>
    </message>
    <message>
        <source>In the &amp;selection only</source>
        <translation>Nur in der &amp;Auswahl</translation>
    </message>
    <message>
        <source>In the areas</source>
        <translation>In den Gebieten</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>In the hex of who looks</source>
        <translation>Im Feld dessen, der schaut</translation>
    </message>
    <message>
        <source>In the list, and cited nowhere yet: {numbers}</source>
        <translation>In der Liste, aber noch nirgends zitiert: {numbers}</translation>
    </message>
    <message>
        <source>In the pack</source>
        <translation>Im Paket</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>In den Regeln</translation>
    </message>
    <message>
        <source>In the target's hex</source>
        <translation>Im Feld des Ziels</translation>
    </message>
    <message>
        <source>In the way between levels {pairs}.</source>
        <translation>Im Weg zwischen den Stufen {pairs}.</translation>
    </message>
    <message>
        <source>In this project</source>
        <translation>In diesem Projekt</translation>
    </message>
    <message>
        <source>In whose own hex it hinders, too</source>
        <translation>In wessen eigenem Feld es auch behindert</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Index of special rules</source>
        <translation>Verzeichnis der Sonderregeln</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tusche</translation>
    </message>
    <message>
        <source>Insert a reference to a unit, an area or a rule</source>
        <translation>Verweis auf eine Einheit, ein Gebiet oder eine Regel einfügen</translation>
    </message>
    <message>
        <source>Insert hexes picked on the map</source>
        <translation>Auf der Karte gewählte Felder einfügen</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>Schnittmenge</translation>
    </message>
    <message>
        <source>Issue bad&amp;ges</source>
        <translation>S&amp;ymbole für Funde</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Funde</translation>
    </message>
    <message>
        <source>Issues here</source>
        <translation>Funde hier</translation>
    </message>
    <message>
        <source>Issues of the chosen document</source>
        <translation>Funde des gewählten Dokuments</translation>
    </message>
    <message>
        <source>It blocks</source>
        <translation>Es versperrt</translation>
    </message>
    <message>
        <source>It blocks, unless it and both are of one hill</source>
        <translation>Es versperrt, außer es und beide gehören zu einem Hügel</translation>
    </message>
    <message>
        <source>It can't be used: {why}</source>
        <translation>Es kann nicht benutzt werden: {why}</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Es zählt</translation>
    </message>
    <message>
        <source>It counts as elsewhere</source>
        <translation>Es zählt wie anderswo</translation>
    </message>
    <message>
        <source>It counts as if the line went through</source>
        <translation>Es zählt, als ginge die Linie hindurch</translation>
    </message>
    <message>
        <source>It counts as one beside the line</source>
        <translation>Es zählt als eines neben der Linie</translation>
    </message>
    <message>
        <source>It counts only while this holds: {condition}.</source>
        <translation>Es zählt nur, während dies gilt: {condition}.</translation>
    </message>
    <message>
        <source>It counts where lines run along it.</source>
        <translation>Es zählt, wo Linien daran entlanglaufen.</translation>
    </message>
    <message>
        <source>It doesn't</source>
        <translation>Es zählt nicht</translation>
    </message>
    <message>
        <source>It doesn’t count where lines run along it.</source>
        <translation>Es zählt nicht, wo Linien daran entlanglaufen.</translation>
    </message>
    <message>
        <source>It fits: off {told}</source>
        <translation>Es passt: Abweichung {told}</translation>
    </message>
    <message>
        <source>It goes by the levels of both ends, not by its height</source>
        <translation>Es geht nach den Höhen beider Enden, nicht nach der eigenen</translation>
    </message>
    <message>
        <source>It hides as what is lower does</source>
        <translation>Es verdeckt wie Niedrigeres</translation>
    </message>
    <message>
        <source>It hinders</source>
        <translation>Es behindert</translation>
    </message>
    <message>
        <source>It hinders in neither end’s own hex.</source>
        <translation>Im eigenen Feld behindert es an keinem Ende.</translation>
    </message>
    <message>
        <source>It hinders in the hex of who looks, too.</source>
        <translation>Es behindert auch im Feld dessen, der schaut.</translation>
    </message>
    <message>
        <source>It hinders in the own hexes of both ends, too.</source>
        <translation>Es behindert auch in den eigenen Feldern beider Enden.</translation>
    </message>
    <message>
        <source>It hinders in the target’s own hex, too.</source>
        <translation>Es behindert auch im Feld des Ziels.</translation>
    </message>
    <message>
        <source>It is bent through every dot. By the others alone one would be off by {share} of a hex as a rule, {label} most, by {most}.{more}</source>
        <translation>Es ist durch jeden Punkt gewölbt. Nach den anderen allein läge einer meist um {share} eines Feldes daneben, {label} am meisten, um {most}.{more}</translation>
    </message>
    <message>
        <source>It is edited in its board’s own file: open that with Open board.</source>
        <translation>Geändert wird es in der Datei seines Plans: Plan öffnen führt dorthin.</translation>
    </message>
    <message>
        <source>It is left where it is.</source>
        <translation>Es bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>It is lost where the board is closed now. “Accept all” in the Trace panel takes it.</source>
        <translation>Wird der Plan jetzt geschlossen, geht es verloren. „Alle hinnehmen“ im Bereich Nachzeichnen nimmt es.</translation>
    </message>
    <message>
        <source>It is not in the way</source>
        <translation>Es ist nicht im Weg</translation>
    </message>
    <message>
        <source>It is off {told} Was the right dot clicked? If so, let it be bent.</source>
        <translation>Abweichung {told} Wurde der richtige Punkt angeklickt? Wenn ja, als gewölbt behandeln.</translation>
    </message>
    <message>
        <source>It is off {told} Was the right dot clicked? If so, {more}</source>
        <translation>Abweichung {told} Wurde der richtige Punkt angeklickt? Wenn ja, {more}</translation>
    </message>
    <message>
        <source>It is there already.</source>
        <translation>Sie ist schon da.</translation>
    </message>
    <message>
        <source>It is too low to hide anything.</source>
        <translation>Es ist zu niedrig, um etwas zu verdecken.</translation>
    </message>
    <message>
        <source>It isn't written over: close this without saving, and open it again.</source>
        <translation>Sie wird nicht überschrieben: ohne zu speichern schließen und neu öffnen.</translation>
    </message>
    <message>
        <source>It never does</source>
        <translation>Sie versperrt nie</translation>
    </message>
    <message>
        <source>It runs between two hexes and enters neither.</source>
        <translation>Sie läuft zwischen zwei Feldern und betritt keines.</translation>
    </message>
    <message>
        <source>It stands in a hex that counts for the line.</source>
        <translation>Sie steht in einem Feld, das für die Linie zählt.</translation>
    </message>
    <message>
        <source>It stands nowhere here.</source>
        <translation>Steht hier nirgends.</translation>
    </message>
    <message>
        <source>It was moved, renamed or deleted since it was read or saved here.</source>
        <translation>Sie wurde verschoben, umbenannt oder gelöscht, seit sie hier gelesen oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>It was never saved, so there is nothing to compare it with.</source>
        <translation>Das wurde nie gespeichert, es gibt also nichts zum Vergleichen.</translation>
    </message>
    <message>
        <source>Its colours and pattern</source>
        <translation>Farben und Muster</translation>
    </message>
    <message>
        <source>Its counter on the card</source>
        <translation>Ihr Spielstein auf der Karte</translation>
    </message>
    <message>
        <source>Its height is counted from the higher of its hexes.</source>
        <translation>Seine Höhe zählt vom höheren seiner Felder.</translation>
    </message>
    <message>
        <source>Its height is counted from the lower of its hexes.</source>
        <translation>Seine Höhe zählt vom tieferen seiner Felder.</translation>
    </message>
    <message>
        <source>Its longer side, as forums show it in the text</source>
        <translation>Seine längere Seite, wie Foren es im Text zeigen</translation>
    </message>
    <message>
        <source>Its longer side, as forums show it opened</source>
        <translation>Seine längere Seite, wie Foren es geöffnet zeigen</translation>
    </message>
    <message>
        <source>Its map</source>
        <translation>Seine Karte</translation>
    </message>
    <message>
        <source>Its name, in the game's own words</source>
        <translation>Der Name in den Worten des Spiels</translation>
    </message>
    <message>
        <source>Its name:</source>
        <translation>Sein Name:</translation>
    </message>
    <message>
        <source>Its paper</source>
        <translation>Sein Papier</translation>
    </message>
    <message>
        <source>Its paper, where that isn't its side's colour</source>
        <translation>Sein Papier, wo das nicht die Farbe seiner Seite ist</translation>
    </message>
    <message>
        <source>Its path from the folder; the first map, where none is named</source>
        <translation>Sein Pfad im Ordner; die erste Karte, wo keiner genannt ist</translation>
    </message>
    <message>
        <source>Its top is level with the one who looks down.</source>
        <translation>Die Oberkante ist auf der Höhe dessen, der hinabschaut.</translation>
    </message>
    <message>
        <source>Its top is level with the one who looks up.</source>
        <translation>Die Oberkante ist auf der Höhe dessen, der hinaufschaut.</translation>
    </message>
    <message>
        <source>Its two hexes are of different levels.</source>
        <translation>Ihre beiden Felder sind verschieden hoch.</translation>
    </message>
    <message>
        <source>Its version</source>
        <translation>Seine Version</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>Join it with the {title} near {label}</source>
        <translation>Mit {title} bei {label} verbinden</translation>
    </message>
    <message>
        <source>Join with another board</source>
        <translation>Mit anderem Plan verbinden</translation>
    </message>
    <message>
        <source>Jump to the next place that breaks a rule</source>
        <translation>Zur nächsten Stelle springen, die eine Regel bricht</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Keep all of the chosen issue’s kind, for one reason</source>
        <translation>Alle von der Art des gewählten Fundes hinnehmen, aus einem Grund</translation>
    </message>
    <message>
        <source>Keep an example</source>
        <translation>Beispiel merken</translation>
    </message>
    <message>
        <source>Keep as a &amp;template…</source>
        <translation>Als &amp;Vorlage behalten …</translation>
    </message>
    <message>
        <source>Keep as a template</source>
        <translation>Als Vorlage behalten</translation>
    </message>
    <message>
        <source>Keep both: its boards have theirs</source>
        <translation>Beide behalten: seine Karten haben das ihre</translation>
    </message>
    <message>
        <source>Keep it as it is, and note why in the file</source>
        <translation>Lassen, wie es ist, und in der Datei festhalten, warum</translation>
    </message>
    <message>
        <source>Keep it no longer</source>
        <translation>Nicht länger behalten</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meines behalten</translation>
    </message>
    <message>
        <source>Keep off dots and hex names</source>
        <translation>Abstand von Mittelpunkten und Feldnamen halten</translation>
    </message>
    <message>
        <source>Keep only the smallest board that shows the selected hexes</source>
        <translation>Nur den kleinsten Plan behalten, der die gewählten Felder zeigt</translation>
    </message>
    <message>
        <source>Keep the board on the right here</source>
        <translation>Den Plan rechts hier aufbewahren</translation>
    </message>
    <message>
        <source>Keep the chosen issue as it is, and note why</source>
        <translation>Den gewählten Fund hinnehmen und festhalten, warum</translation>
    </message>
    <message>
        <source>Keep the field on the board while drawing, too</source>
        <translation>Das Sichtfeld auch beim Zeichnen auf dem Plan lassen</translation>
    </message>
    <message>
        <source>Keep the selected hexes under a name, to be set again and again</source>
        <translation>Gewählte Felder unter einem Namen aufbewahren, um sie immer wieder zu setzen</translation>
    </message>
    <message>
        <source>Keep the thread’s answer as expected (K)</source>
        <translation>Das Ergebnis des Fadens als erwartet merken (K)</translation>
    </message>
    <message>
        <source>Keep this thread on the board while looking along others</source>
        <translation>Diesen Faden auf dem Plan lassen, während andere geprüft werden</translation>
    </message>
    <message>
        <source>Keeping yours loses what was changed there. What is reloaded takes the place of yours, which undo brings back as long as it stays open.</source>
        <translation>Wer das eigene behält, verliert, was dort geändert wurde. Neu geladen tritt jenes an die Stelle des eigenen, das Rückgängig zurückholt, solange die Datei offen bleibt.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Khaki</source>
        <translation>Khaki</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of unit</source>
        <translation>Art von Einheit</translation>
    </message>
    <message>
        <source>Kinds of units</source>
        <translation>Arten von Einheiten</translation>
    </message>
    <message>
        <source>Kinds see within</source>
        <translation>Arten sehen bis</translation>
    </message>
    <message>
        <source>Kinds seen within</source>
        <translation>Arten gesehen bis</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>LOS</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>LOS books and numbers</source>
        <translation>Sichtbücher und Zahlen</translation>
    </message>
    <message>
        <source>LOS field</source>
        <translation>Sichtfeld</translation>
    </message>
    <message>
        <source>LOS from {hex}</source>
        <translation>Sicht von {hex}</translation>
    </message>
    <message>
        <source>LOS suite</source>
        <translation>Sichtprobe</translation>
    </message>
    <message>
        <source>LOS suites</source>
        <translation>Sichtproben</translation>
    </message>
    <message>
        <source>LOS {origin} to {target}</source>
        <translation>Sicht von {origin} nach {target}</translation>
    </message>
    <message>
        <source>LOS: {los}</source>
        <translation>Sicht: {los}</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>Bes&amp;chriftungen</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Laid at its end</source>
        <translation>An sein Ende gelegt</translation>
    </message>
    <message>
        <source>Laid up to</source>
        <translation>Gelegt bis zu</translation>
    </message>
    <message>
        <source>Land that runs on over each edge, for a printer to cut off</source>
        <translation>Land, das über jede Kante hinausläuft, zum Abschneiden beim Druck</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of what is published</source>
        <translation>Sprache der Veröffentlichung</translation>
    </message>
    <message>
        <source>Language to translate into</source>
        <translation>Sprache, in die übersetzt wird</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Large picture, px</source>
        <translation>Großes Bild, px</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Am größten</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Lay a copy of the selected outlines, labels or path beside them</source>
        <translation>Eine Kopie der gewählten Umrisse, Beschriftungen oder des gewählten Wegs daneben legen</translation>
    </message>
    <message>
        <source>Lay a picture of a printed board under this one, fitted by its dots</source>
        <translation>Ein Bild eines gedruckten Plans unter diesen legen, nach Mittelpunkten eingepasst</translation>
    </message>
    <message>
        <source>Lay board {name}</source>
        <translation>Plan {name} legen</translation>
    </message>
    <message>
        <source>Lay boards side by side, and write the card</source>
        <translation>Pläne aneinanderlegen und die Szenariokarte schreiben</translation>
    </message>
    <message>
        <source>Lay it on top: it replaces what it covers</source>
        <translation>Darüberlegen: er ersetzt, was er bedeckt</translation>
    </message>
    <message>
        <source>Lay it under a board: File ▸ Scan under the board finds its hexes.</source>
        <translation>Unter einen Plan legen: Datei ▸ Scan unter den Plan legen findet seine Felder.</translation>
    </message>
    <message>
        <source>Lay the board also against the other boards of its game in its folder</source>
        <translation>Den Plan auch an die anderen Pläne seines Spiels in seinem Ordner legen</translation>
    </message>
    <message>
        <source>Lay the chosen board on the map, beside the others</source>
        <translation>Den gewählten Plan auf die Karte legen, neben die anderen</translation>
    </message>
    <message>
        <source>Lay the grid of {name}</source>
        <translation>Gitter von {name} legen</translation>
    </message>
    <message>
        <source>Lay the selected outlines above the next one that they touch</source>
        <translation>Gewählte Umrisse über den nächsten legen, den sie berühren</translation>
    </message>
    <message>
        <source>Lay the selected outlines below all others of their kind</source>
        <translation>Gewählte Umrisse unter alle anderen ihrer Art legen</translation>
    </message>
    <message>
        <source>Lay the selected outlines below the next one that they touch</source>
        <translation>Gewählte Umrisse unter den nächsten legen, den sie berühren</translation>
    </message>
    <message>
        <source>Lay the selected outlines on top of all others of their kind</source>
        <translation>Gewählte Umrisse über alle anderen ihrer Art legen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Lead roads and streams from hexside to hexside, not dot to dot, so that zigzags become straight</source>
        <translation>Straßen und Bäche von Feldseite zu Feldseite führen statt von Punkt zu Punkt, sodass Zickzack gerade wird</translation>
    </message>
    <message>
        <source>Lead the {title} on to {label}; Enter or a double click ends it</source>
        <translation>{title} nach {label} weiterführen; Eingabe oder Doppelklick beendet</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Leave a &amp;gate in each</source>
        <translation>In jedem ein &amp;Tor lassen</translation>
    </message>
    <message>
        <source>Leave it out: its boards can't be read without it</source>
        <translation>Weglassen: seine Karten sind ohne es nicht zu lesen</translation>
    </message>
    <message>
        <source>Leave only what the selected outlines have in common</source>
        <translation>Nur lassen, was die gewählten Umrisse gemeinsam haben</translation>
    </message>
    <message>
        <source>Leave open: {title}</source>
        <translation>Offen lassen: {title}</translation>
    </message>
    <message>
        <source>Leave out the edges at which everything meets</source>
        <translation>Kanten auslassen, an denen alles passt</translation>
    </message>
    <message>
        <source>Leave out {what}</source>
        <translation>{what} auslassen</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Programm verlassen</translation>
    </message>
    <message>
        <source>Leave this; all stays as it is</source>
        <translation>Verlassen; alles bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Verlassen, ohne zu speichern?</translation>
    </message>
    <message>
        <source>Leaves out ground and paper, so that the picture can lie on another</source>
        <translation>Lässt Boden und Papier weg, damit das Bild auf einem anderen liegen kann</translation>
    </message>
    <message>
        <source>Left as it is</source>
        <translation>Bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Left edge on the lattice</source>
        <translation>Linker Rand im Gitter</translation>
    </message>
    <message>
        <source>Left open: each board and scenario can choose. What is marked holds unless it does.</source>
        <translation>Offen gelassen: jeder Plan und jedes Szenario kann wählen. Sonst gilt das Markierte.</translation>
    </message>
    <message>
        <source>Left out, as there is no such column: {without_column}.</source>
        <translation>Ausgelassen, da es keine solche Spalte gibt: {without_column}.</translation>
    </message>
    <message>
        <source>Lens: the hex under the pointer</source>
        <translation>Lupe: das Feld unter dem Zeiger</translation>
    </message>
    <message>
        <source>Less for each level of the higher one over its top</source>
        <translation>Weniger je Höhe, die der Höhere darüber steht</translation>
    </message>
    <message>
        <source>Let all pinned threads go</source>
        <translation>Alle angehefteten Fäden loslassen</translation>
    </message>
    <message>
        <source>Let go in the hex where it is to stand. Escape: leave it as it was.</source>
        <translation>In dem Feld loslassen, wo der Stein stehen soll. Escape: lassen, wie es war.</translation>
    </message>
    <message>
        <source>Let go to close {words}</source>
        <translation>Loslassen schließt {words}</translation>
    </message>
    <message>
        <source>Let go to draw {words}; Shift makes its sides equal</source>
        <translation>Loslassen zeichnet {words}; Umschalt macht die Kanten gleich lang</translation>
    </message>
    <message>
        <source>Let go to end the {title}{there}</source>
        <translation>Loslassen beendet {title}{there}</translation>
    </message>
    <message numerus="yes">
        <source>Let go to erase {count} things</source>
        <translation>
            <numerusform>Loslassen radiert 1 Ding</numerusform>
            <numerusform>Loslassen radiert {count} Dinge</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go to lay {title} here: it fits. Control lays it over the map.</source>
        <translation>Loslassen legt {title} hierher: es passt. Strg legt ihn über die Karte.</translation>
    </message>
    <message>
        <source>Let go to lay {title} here: {words}.</source>
        <translation>Loslassen legt {title} hierher: {words}.</translation>
    </message>
    <message>
        <source>Let go to lay {title} over the map here.</source>
        <translation>Loslassen legt {title} hier über die Karte.</translation>
    </message>
    <message>
        <source>Let go to move {title} to {label}</source>
        <translation>Loslassen stellt {title} nach {label}</translation>
    </message>
    <message>
        <source>Let go where it is to lie. Shift: don’t snap to edges. Escape: leave it where it was.</source>
        <translation>Loslassen, wo er liegen soll. Umschalt: nicht an Ränder ziehen. Escape: lassen, wo er war.</translation>
    </message>
    <message>
        <source>Let go; Shift bends one side alone, Ctrl steadies it</source>
        <translation>Loslassen; Umschalt biegt nur eine Seite, Strg hält den Winkel</translation>
    </message>
    <message>
        <source>Let the chosen thread go</source>
        <translation>Den gewählten Faden loslassen</translation>
    </message>
    <message>
        <source>Let the hex that looks be one of them, too</source>
        <translation>Das schauende Feld ebenfalls aufnehmen</translation>
    </message>
    <message>
        <source>Let the selected hexes look, whatever is selected later</source>
        <translation>Die gewählten Felder schauen lassen, was auch später gewählt wird</translation>
    </message>
    <message>
        <source>Let {thread} go</source>
        <translation>{thread} loslassen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Level of the hex</source>
        <translation>Höhe des Feldes</translation>
    </message>
    <message>
        <source>Level of the outlines</source>
        <translation>Höhe der Umrisse</translation>
    </message>
    <message>
        <source>Level of {where}</source>
        <translation>Höhe: {where}</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Höhe {level}</translation>
    </message>
    <message>
        <source>Level {level} in {where}</source>
        <translation>Höhe {level} in {where}</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Levels above the ground at which everybody sees and is seen. Kinds of units and positions can differ.</source>
        <translation>Höhen über dem Boden, auf denen alle sehen und gesehen werden. Arten von Einheiten und Positionen können abweichen.</translation>
    </message>
    <message>
        <source>Levels above the ground, for kinds without a height of their own.</source>
        <translation>Stufen über dem Boden, für Arten ohne eigene Höhe.</translation>
    </message>
    <message>
        <source>Levels are those of the terrain</source>
        <translation>Höhen sind die des Geländes</translation>
    </message>
    <message>
        <source>Levels as shaded ground</source>
        <translation>Höhen als schattierter Boden</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Library of boards</source>
        <translation>Bibliothek der Pläne</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Lifts it</source>
        <translation>Hebt es auf</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light does nothing to it.</source>
        <translation>Licht bewirkt nichts dagegen.</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Leuchtet</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Line &amp;width</source>
        <translation>Linien&amp;breite</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>Lines are looked along under these circumstances: show them</source>
        <translation>Linien werden unter diesen Umständen geprüft: anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>Lines change on {count} boards.</source>
        <translation>
            <numerusform>Auf einem Plan ändern sich Linien.</numerusform>
            <numerusform>Auf {count} Plänen ändern sich Linien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines do that less often than one thinks.</source>
        <translation>Linien tun das seltener, als man meint.</translation>
    </message>
    <message>
        <source>Lines end somewhere</source>
        <translation>Linien enden nicht im Leeren</translation>
    </message>
    <message>
        <source>Lines leave over one edge</source>
        <translation>Linien verlassen den Plan über einen Rand</translation>
    </message>
    <message>
        <source>Lines of sight</source>
        <translation>Sichtlinien</translation>
    </message>
    <message>
        <source>Lines of sight whose answer the rulebook gives, or of which you are sure. Each change of the rules is tested by them at once. “Keep as an example” beside the try-it board adds one.</source>
        <translation>Sichtlinien, deren Antwort das Regelbuch gibt oder die sicher sind. Jede Änderung der Regeln wird sofort an ihnen geprüft. „Als Beispiel merken“ neben dem Probeplan fügt eines hinzu.</translation>
    </message>
    <message>
        <source>Lines of tiles end somewhere</source>
        <translation>Linien aus Plättchen enden irgendwo</translation>
    </message>
    <message>
        <source>Lines run through their hexes</source>
        <translation>Linien laufen durch ihre Felder</translation>
    </message>
    <message>
        <source>Lines that differ</source>
        <translation>Abweichende Linien</translation>
    </message>
    <message>
        <source>List &amp;earlier</source>
        <translation>&amp;Früher aufführen</translation>
    </message>
    <message>
        <source>List all hexes</source>
        <translation>Alle Felder auflisten</translation>
    </message>
    <message>
        <source>List board {named} earlier</source>
        <translation>Plan {named} früher aufführen</translation>
    </message>
    <message>
        <source>List board {named} later</source>
        <translation>Plan {named} später aufführen</translation>
    </message>
    <message>
        <source>List it earlier (Alt+Up, or drag it): shared hexes get the first board’s name</source>
        <translation>Früher aufführen (Alt+Hoch, oder ziehen): gemeinsame Felder erhalten den Namen des ersten Plans</translation>
    </message>
    <message>
        <source>List more of them</source>
        <translation>Mehr davon aufführen</translation>
    </message>
    <message>
        <source>List packs, tell what changed between editions, bring folders up to one</source>
        <translation>Pakete aufführen, Änderungen zwischen Ausgaben zeigen, Ordner auf eine bringen</translation>
    </message>
    <message>
        <source>Listed among the issues of {made}.</source>
        <translation>Aufgeführt unter den Funden von {made}.</translation>
    </message>
    <message>
        <source>Lock all others</source>
        <translation>Alle anderen sperren</translation>
    </message>
    <message>
        <source>Lock {what}: tools leave it as it is</source>
        <translation>{what} sperren: Werkzeuge lassen es, wie es ist</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Long text</source>
        <translation>Langer Text</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>&amp;Schauen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <translation>&amp;Erneut durchsehen</translation>
    </message>
    <message>
        <source>Look along a line to see it from the side: ground, obstacles and the shadows behind them.</source>
        <translation>Entlang einer Linie schauen, um sie von der Seite zu sehen: Boden, Hindernisse und die Schatten dahinter.</translation>
    </message>
    <message>
        <source>Look along every line of them, before and after</source>
        <translation>Alle ihre Linien entlangsehen, vorher und nachher</translation>
    </message>
    <message>
        <source>Look at {label}</source>
        <translation>Nach {label} schauen</translation>
    </message>
    <message>
        <source>Look for another, by chance</source>
        <translation>Zufällig einen anderen suchen</translation>
    </message>
    <message>
        <source>Look for hexes in the picture; then one click on a hex places all dots</source>
        <translation>Felder im Bild suchen; dann platziert ein Klick auf ein Feld alle Punkte</translation>
    </message>
    <message>
        <source>Look from every hex of each set-up and entry area; from its units where a side has none</source>
        <translation>Von jedem Feld aller Aufstellungs- und Eintrittsgebiete schauen; von den Einheiten einer Seite, die keines hat</translation>
    </message>
    <message>
        <source>Look from the second hex back at the first</source>
        <translation>Vom zweiten Feld zurück zum ersten schauen</translation>
    </message>
    <message>
        <source>Look from {label}</source>
        <translation>Von {label} schauen</translation>
    </message>
    <message>
        <source>Look of a level</source>
        <translation>Aussehen einer Höhe</translation>
    </message>
    <message>
        <source>Look through the folder once more</source>
        <translation>Den Ordner noch einmal durchsehen</translation>
    </message>
    <message>
        <source>Look under the markers, conditions and rulings that were set before</source>
        <translation>Unter den Markern, Umständen und Auslegungen schauen, die zuvor gesetzt waren</translation>
    </message>
    <message>
        <source>Look: click who looks, drag to who is seen</source>
        <translation>Schauen: anklicken, wer schaut, zu dem ziehen, der gesehen wird</translation>
    </message>
    <message>
        <source>Looking along every line of both …</source>
        <translation>Prüfe jede Linie von beiden …</translation>
    </message>
    <message>
        <source>Looking along every line, before and after …</source>
        <translation>Alle Linien werden entlanggesehen, vorher und nachher …</translation>
    </message>
    <message>
        <source>Looking for a board on which these two differ …</source>
        <translation>Gesucht wird ein Plan, auf dem sich beide unterscheiden …</translation>
    </message>
    <message>
        <source>Looking for hexes …</source>
        <translation>Suche Felder …</translation>
    </message>
    <message>
        <source>Looking from every hex of every area …</source>
        <translation>Schaue von jedem Feld jedes Gebiets …</translation>
    </message>
    <message>
        <source>Looking through every document …</source>
        <translation>Sehe jedes Dokument durch …</translation>
    </message>
    <message>
        <source>Looking through the project</source>
        <translation>Durchsuche das Projekt</translation>
    </message>
    <message>
        <source>Looks from</source>
        <translation>Schaut von</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Lower {where}</source>
        <translation>{where} senken</translation>
    </message>
    <message>
        <source>Lower {where} by one level ({now} now, {wanted} then)</source>
        <translation>{where} um eine Höhe senken (jetzt {now}, dann {wanted})</translation>
    </message>
    <message>
        <source>Lowest level</source>
        <translation>Kleinste Höhe</translation>
    </message>
    <message>
        <source>MIT licence. Games, their names and rules belong to their publishers; rules are cited by number only.</source>
        <translation>MIT-Lizenz. Spiele, ihre Namen und Regeln gehören ihren Verlagen; Regeln werden nur mit Nummern genannt.</translation>
    </message>
    <message>
        <source>Ma&amp;p width</source>
        <translation>&amp;Kartenbreite</translation>
    </message>
    <message>
        <source>Made of it</source>
        <translation>Daraus wird</translation>
    </message>
    <message>
        <source>Main toolbar</source>
        <translation>Hauptleiste</translation>
    </message>
    <message>
        <source>Make a board of its own of the selected hexes</source>
        <translation>Aus den gewählten Feldern einen eigenen Plan machen</translation>
    </message>
    <message>
        <source>Make a new board of this one and another, edge to edge</source>
        <translation>Aus diesem und einem anderen Plan einen neuen machen, Kante an Kante</translation>
    </message>
    <message>
        <source>Make a pack, cards and maps of a folder of boards and scenarios</source>
        <translation>Aus einem Ordner mit Plänen und Szenarien Paket, Karten und mehr machen</translation>
    </message>
    <message>
        <source>Make a pack, cards and more</source>
        <translation>Paket, Karten und mehr machen</translation>
    </message>
    <message>
        <source>Make a stam&amp;p…</source>
        <translation>Stem&amp;pel machen …</translation>
    </message>
    <message>
        <source>Make a stamp</source>
        <translation>Stempel machen</translation>
    </message>
    <message>
        <source>Make a stamp of the selected hexes</source>
        <translation>Aus den gewählten Feldern einen Stempel machen</translation>
    </message>
    <message>
        <source>Make an empty board for this map; draw on it once the {word} is there</source>
        <translation>Einen leeren Plan für diese Karte machen; darauf zeichnen, sobald es da ist: {word}</translation>
    </message>
    <message>
        <source>Make an empty board, and lay it</source>
        <translation>Einen leeren Plan machen und legen</translation>
    </message>
    <message>
        <source>Make it a corner</source>
        <translation>Zur Ecke machen</translation>
    </message>
    <message>
        <source>Make it smooth</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Make one outline of the selected ones of one terrain or level</source>
        <translation>Die gewählten Umrisse gleichen Geländes oder gleicher Höhe zu einem machen</translation>
    </message>
    <message>
        <source>Make points corners on</source>
        <translation>Punkte zu Ecken machen</translation>
    </message>
    <message>
        <source>Make points smooth on</source>
        <translation>Punkte glätten</translation>
    </message>
    <message>
        <source>Make points symmetric on</source>
        <translation>Punkte symmetrisch machen</translation>
    </message>
    <message>
        <source>Make room, or save to another place.</source>
        <translation>Platz schaffen oder an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Make the chosen change to the board; undo takes it back</source>
        <translation>Die gewählte Änderung am Plan vornehmen; Rückgängig nimmt sie zurück</translation>
    </message>
    <message>
        <source>Make the chosen points of an outline corners without handles</source>
        <translation>Die gewählten Punkte eines Umrisses zu Ecken ohne Griffe machen</translation>
    </message>
    <message>
        <source>Make…</source>
        <translation>Anlegen …</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Map &amp;style</source>
        <translation>Karten&amp;stil</translation>
    </message>
    <message>
        <source>Map of all boards of a scenario</source>
        <translation>Karte aus allen Plänen eines Szenarios</translation>
    </message>
    <message>
        <source>Map st&amp;yle</source>
        <translation>Karten&amp;stil</translation>
    </message>
    <message>
        <source>Map styles</source>
        <translation>Kartenstile</translation>
    </message>
    <message>
        <source>Map&amp;s</source>
        <translation>K&amp;arten</translation>
    </message>
    <message>
        <source>Mappings (*.mapping.json)</source>
        <translation>Zuordnungen (*.mapping.json)</translation>
    </message>
    <message>
        <source>Mappings (*.mapping.json);;JSON files (*.json)</source>
        <translation>Zuordnungen (*.mapping.json);;JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Maps (*.board.json *.scenario.json *.los.json);;All files (*)</source>
        <translation>Karten (*.board.json *.scenario.json *.los.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Maps as pictures</source>
        <translation>Karten als Bilder</translation>
    </message>
    <message>
        <source>Maps of scenarios</source>
        <translation>Karten der Szenarien</translation>
    </message>
    <message>
        <source>Maps, dpi</source>
        <translation>Karten, dpi</translation>
    </message>
    <message>
        <source>Maps, px</source>
        <translation>Karten, px</translation>
    </message>
    <message>
        <source>Mar&amp;gin</source>
        <translation>&amp;Rand</translation>
    </message>
    <message>
        <source>Margin, mm</source>
        <translation>Rand, mm</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Markdown and Word ({endings})</source>
        <translation>Markdown und Word ({endings})</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Markers and units</source>
        <translation>Marker und Einheiten</translation>
    </message>
    <message>
        <source>Markers and units on the board</source>
        <translation>Marker und Einheiten auf dem Plan</translation>
    </message>
    <message>
        <source>Markers on the card</source>
        <translation>Marker auf der Szenariokarte</translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>MegaMek board</source>
        <translation>Plan von MegaMek</translation>
    </message>
    <message>
        <source>Memoir '44 scenario</source>
        <translation>Szenario von Memoir '44</translation>
    </message>
    <message>
        <source>Mend all that can only be meant in one way, as one step of undo</source>
        <translation>Alles beheben, was nur auf eine Weise gemeint sein kann, in einem Schritt</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation>Mittlere Taste, oder Leertaste und Ziehen</translation>
    </message>
    <message>
        <source>Middle of the labels on the lattice, across</source>
        <translation>Mitte der Beschriftungen im Gitter, waagerecht</translation>
    </message>
    <message>
        <source>Middle of the labels on the lattice, down</source>
        <translation>Mitte der Beschriftungen im Gitter, senkrecht</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Minutes after the start</source>
        <translation>Minuten nach dem Beginn</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirror &amp;left to right</source>
        <translation>&amp;Links und rechts vertauschen</translation>
    </message>
    <message>
        <source>Mirror t&amp;op to bottom</source>
        <translation>&amp;Oben und unten vertauschen</translation>
    </message>
    <message>
        <source>Mirror the board left to right</source>
        <translation>Links und rechts des Plans vertauschen</translation>
    </message>
    <message>
        <source>Mirror the board top to bottom</source>
        <translation>Oben und unten des Plans vertauschen</translation>
    </message>
    <message>
        <source>Mirror the selected hexes, outlines or path left to right</source>
        <translation>Gewählte Felder, Umrisse oder den Weg links-rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror the selected outlines or path about their middle</source>
        <translation>Gewählte Umrisse oder den gewählten Weg an ihrer Mitte spiegeln</translation>
    </message>
    <message>
        <source>Mirror the whole board, its left edge becomes the right one</source>
        <translation>Den ganzen Plan spiegeln, sein linker Rand wird der rechte</translation>
    </message>
    <message>
        <source>Mirror the whole board, its top edge becomes the bottom one</source>
        <translation>Den ganzen Plan spiegeln, sein oberer Rand wird der untere</translation>
    </message>
    <message>
        <source>Mirror top to &amp;bottom</source>
        <translation>O&amp;ben und unten vertauschen</translation>
    </message>
    <message>
        <source>Mirrored, this looks as it does now.</source>
        <translation>Gespiegelt sieht dies aus wie jetzt.</translation>
    </message>
    <message>
        <source>Mirroring</source>
        <translation>Wird gespiegelt</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Module for VASSAL</source>
        <translation>Modul für VASSAL</translation>
    </message>
    <message>
        <source>Module to extend</source>
        <translation>Zu erweiterndes Modul</translation>
    </message>
    <message>
        <source>More for each level of its top over the lower one</source>
        <translation>Mehr je Höhe, die es den Niedrigeren überragt</translation>
    </message>
    <message>
        <source>More: a formula, a table</source>
        <translation>Mehr: eine Formel, eine Tabelle</translation>
    </message>
    <message>
        <source>Mortar</source>
        <translation>Mörser</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Most games stretch a thread from the middle of one hex to the middle of the other.</source>
        <translation>Die meisten Spiele spannen einen Faden von der Mitte des einen Feldes zur Mitte des anderen.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move a point of the {title}</source>
        <translation>Einen Punkt verschieben: {title}</translation>
    </message>
    <message>
        <source>Move board {title}</source>
        <translation>Plan {title} verschieben</translation>
    </message>
    <message>
        <source>Move in {title}</source>
        <translation>Verschieben in {title}</translation>
    </message>
    <message>
        <source>Move it elsewhere if it shouldn’t.</source>
        <translation>An einen anderen Ort legen, falls das nicht sein soll.</translation>
    </message>
    <message>
        <source>Move points of</source>
        <translation>Punkte verschieben</translation>
    </message>
    <message>
        <source>Move the chosen row down (Alt+Down)</source>
        <translation>Gewählte Zeile nach unten (Alt+Ab)</translation>
    </message>
    <message>
        <source>Move the chosen row up (Alt+Up)</source>
        <translation>Gewählte Zeile nach oben (Alt+Auf)</translation>
    </message>
    <message>
        <source>Move the edge of the selected outlines a little inward</source>
        <translation>Den Rand der gewählten Umrisse ein wenig nach innen verschieben</translation>
    </message>
    <message>
        <source>Move the edge of the selected outlines a little outward</source>
        <translation>Den Rand der gewählten Umrisse ein wenig nach außen verschieben</translation>
    </message>
    <message>
        <source>Move the edge of the selected outlines by an amount</source>
        <translation>Den Rand der gewählten Umrisse um ein Maß verschieben</translation>
    </message>
    <message>
        <source>Move the edge outward by (hexsides; below 0 inward):</source>
        <translation>Den Rand nach außen verschieben um (Feldseiten; unter 0 nach innen):</translation>
    </message>
    <message>
        <source>Move the hex cursor</source>
        <translation>Den Feldzeiger bewegen</translation>
    </message>
    <message>
        <source>Move the hex cursor with the tool pressed, as a drag</source>
        <translation>Den Feldzeiger mit gedrücktem Werkzeug bewegen, wie ein Ziehen</translation>
    </message>
    <message>
        <source>Move this corner of {words}; Ctrl lets go of the right angles, Alt of snapping</source>
        <translation>Diese Ecke bewegen ({words}); Strg gibt die rechten Winkel auf, Alt das Einrasten</translation>
    </message>
    <message>
        <source>Move this point of the label’s line, with Ctrl by 15°; Delete takes it away</source>
        <translation>Diesen Punkt der Linie der Beschriftung bewegen, mit Strg in 15°-Schritten; Entf nimmt ihn weg</translation>
    </message>
    <message>
        <source>Move this point of the {title}, with Shift freely, with Ctrl by 15°; Delete takes it out</source>
        <translation>Diesen Punkt bewegen ({title}), mit Umschalt frei, mit Strg in 15°-Schritten; Entf nimmt ihn heraus</translation>
    </message>
    <message>
        <source>Move this point of {words}; Ctrl goes by 15°, Alt turns snapping off</source>
        <translation>Diesen Punkt bewegen ({words}); Strg geht in 15°-Schritten, Alt schaltet das Einrasten aus</translation>
    </message>
    <message numerus="yes">
        <source>Move {count} points of</source>
        <translation>
            <numerusform>Einen Punkt verschieben</numerusform>
            <numerusform>{count} Punkte verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {title}</source>
        <translation>{title} verschieben</translation>
    </message>
    <message>
        <source>Move {words} down</source>
        <translation>{words} nach unten</translation>
    </message>
    <message>
        <source>Move {words} up</source>
        <translation>{words} nach oben</translation>
    </message>
    <message>
        <source>My &amp;stamps: at hand on every board of this game</source>
        <translation>&amp;Meine Stempel: auf jedem Plan dieses Spiels zur Hand</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>Mein Spiel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name and hexes</source>
        <translation>Name und Felder</translation>
    </message>
    <message>
        <source>Name it on the board</source>
        <translation>Auf dem Plan benennen</translation>
    </message>
    <message>
        <source>Name of a new column</source>
        <translation>Name einer neuen Spalte</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Name des Plans</translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation>Name oder Hinweis</translation>
    </message>
    <message>
        <source>Name the copy</source>
        <translation>Die Kopie benennen</translation>
    </message>
    <message>
        <source>Name {name}</source>
        <translation>{name} benennen</translation>
    </message>
    <message>
        <source>Name {title}</source>
        <translation>{title} benennen</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Names printed on the board</source>
        <translation>Auf den Plan gedruckte Namen</translation>
    </message>
    <message>
        <source>Names, parted by commas</source>
        <translation>Namen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Benennen …</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Eng</translation>
    </message>
    <message>
        <source>Narrower here</source>
        <translation>Hier schmaler</translation>
    </message>
    <message>
        <source>Ne&amp;w scenario…</source>
        <translation>Neues Sz&amp;enario …</translation>
    </message>
    <message>
        <source>Ne&amp;w {word}…</source>
        <translation>{word} anl&amp;egen …</translation>
    </message>
    <message>
        <source>Ne&amp;xt of the project</source>
        <translation>&amp;Nächstes des Projekts</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>&amp;Nächster Reiter</translation>
    </message>
    <message>
        <source>Neither set-up areas nor units are on the map yet.</source>
        <translation>Auf der Karte sind noch weder Aufstellungsgebiete noch Einheiten.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Never together</source>
        <translation>Nie zusammen</translation>
    </message>
    <message>
        <source>Never with</source>
        <translation>Nie mit</translation>
    </message>
    <message>
        <source>New &amp;game…</source>
        <translation>Neues Spi&amp;el …</translation>
    </message>
    <message>
        <source>New area for</source>
        <translation>Neues Gebiet für</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Neuer Plan</translation>
    </message>
    <message>
        <source>New counter</source>
        <translation>Neuer Spielstein</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New one like this…</source>
        <translation>Neue wie diese …</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>New set-up area</source>
        <translation>Neues Aufstellungsgebiet</translation>
    </message>
    <message>
        <source>New template</source>
        <translation>Neue Vorlage</translation>
    </message>
    <message>
        <source>New {word}</source>
        <translation>{word} anlegen</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu …</translation>
    </message>
    <message>
        <source>Next issue</source>
        <translation>Nächster Fund</translation>
    </message>
    <message>
        <source>Next missing</source>
        <translation>Nächste Lücke</translation>
    </message>
    <message>
        <source>Next pane&amp;l</source>
        <translation>Nä&amp;chster Bereich</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No board is ticked: lay boards on the map later.</source>
        <translation>Kein Plan ist angekreuzt: Pläne können später gelegt werden.</translation>
    </message>
    <message>
        <source>No board lies on the map yet: drag one here from the Library, or double-click it there.</source>
        <translation>Noch liegt kein Plan auf der Karte: einen aus der Bibliothek hierher ziehen oder dort doppelklicken.</translation>
    </message>
    <message>
        <source>No board of this game was found there.</source>
        <translation>Dort wurde kein Plan dieses Spiels gefunden.</translation>
    </message>
    <message>
        <source>No board was found on which these two differ.</source>
        <translation>Kein Plan gefunden, auf dem diese beiden abweichen.</translation>
    </message>
    <message>
        <source>No board, suite or stamp yet.</source>
        <translation>Noch kein Plan, keine Sammlung, kein Stempel.</translation>
    </message>
    <message>
        <source>No columns yet: name the first above, then type its values.</source>
        <translation>Noch keine Spalten: oben die erste benennen, dann ihre Werte eintippen.</translation>
    </message>
    <message>
        <source>No contours</source>
        <translation>Keine Höhenlinien</translation>
    </message>
    <message>
        <source>No dot lies above the ground: no hill has a crest line to draw.</source>
        <translation>Kein Punkt liegt über dem Boden: Kein Hügel hat eine Höhenlinie, die zu zeichnen wäre.</translation>
    </message>
    <message>
        <source>No effect on LOS</source>
        <translation>Ohne Einfluss auf die Sichtlinie</translation>
    </message>
    <message>
        <source>No expectations</source>
        <translation>Keine Erwartungen</translation>
    </message>
    <message>
        <source>No file was opened yet.</source>
        <translation>Noch keine Datei wurde geöffnet.</translation>
    </message>
    <message>
        <source>No foreign words are known of what is open: it wasn’t brought in, or all of them are dealt with.</source>
        <translation>Von dem, was offen ist, sind keine fremden Wörter bekannt: Es wurde nicht importiert, oder alle sind erledigt.</translation>
    </message>
    <message>
        <source>No gap</source>
        <translation>Keine Lücke</translation>
    </message>
    <message>
        <source>No grid of hexes was found. Click dots by hand.</source>
        <translation>Kein Gitter aus Feldern gefunden. Punkte von Hand anklicken.</translation>
    </message>
    <message>
        <source>No heading in {name} names a text of the card, such as Background or Victory.</source>
        <translation>Keine Überschrift in {name} nennt einen Text der Szenariokarte, etwa Hintergrund oder Sieg.</translation>
    </message>
    <message>
        <source>No hex</source>
        <translation>Kein Feld</translation>
    </message>
    <message>
        <source>No hex is selected: select some on the map, or choose the whole board.</source>
        <translation>Kein Feld ist gewählt: einige auf der Karte wählen oder den ganzen Plan nehmen.</translation>
    </message>
    <message>
        <source>No hex looks. Shift+click some with the LOS tool, select some, or look along a line.</source>
        <translation>Kein Feld schaut. Einige mit dem Werkzeug Sichtlinie und Umschalt anklicken, einige wählen oder entlang einer Linie schauen.</translation>
    </message>
    <message>
        <source>No hexes were copied.</source>
        <translation>Es wurden keine Hexfelder kopiert.</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Keine Funde</translation>
    </message>
    <message>
        <source>No issues: all {checks} checks of {title} are passed.</source>
        <translation>Keine Funde: Alle {checks} Prüfungen von {title} sind bestanden.</translation>
    </message>
    <message>
        <source>No label is on the map; type the name of a hex.</source>
        <translation>Keine Beschriftung ist auf der Karte; den Namen eines Feldes eintippen.</translation>
    </message>
    <message>
        <source>No lines: one sees six hexes far</source>
        <translation>Keine Linien: man sieht sechs Felder weit</translation>
    </message>
    <message>
        <source>No longer on the card: copy what is still good, then empty it</source>
        <translation>Nicht mehr auf der Szenariokarte: kopieren, was noch gut ist, dann leeren</translation>
    </message>
    <message>
        <source>No map</source>
        <translation>Kein Plan</translation>
    </message>
    <message>
        <source>No map is chosen yet.</source>
        <translation>Noch ist keine Karte gewählt.</translation>
    </message>
    <message>
        <source>No more expect</source>
        <translation>Nicht mehr erwarten</translation>
    </message>
    <message>
        <source>No path runs from dot to dot here.</source>
        <translation>Hier läuft kein Weg von Punkt zu Punkt.</translation>
    </message>
    <message>
        <source>No picture was found that tells these apart: {answers}.</source>
        <translation>Kein Bild gefunden, das diese unterscheidet: {answers}.</translation>
    </message>
    <message>
        <source>No rows yet: + adds one.</source>
        <translation>Noch keine Zeilen: + fügt eine hinzu.</translation>
    </message>
    <message>
        <source>No ruling is answered otherwise yet.</source>
        <translation>Noch keine Auslegung ist anders beantwortet.</translation>
    </message>
    <message>
        <source>No sample is installed.</source>
        <translation>Kein Beispiel ist installiert.</translation>
    </message>
    <message>
        <source>No scan lies under this board yet. Choose a picture of the printed board, and click its dots: two place it, five show how well it fits.</source>
        <translation>Unter diesem Plan liegt noch kein Scan. Ein Bild des gedruckten Plans wählen und seine Punkte anklicken: Zwei platzieren es, fünf zeigen, wie gut es passt.</translation>
    </message>
    <message>
        <source>No scan lies under this board yet: choose one with “Scan under the board…” in the File menu</source>
        <translation>Noch liegt kein Scan unter diesem Plan: im Menü Datei mit „Scan unter den Plan legen …“ einen wählen</translation>
    </message>
    <message>
        <source>No scan lies under this board yet: the Trace panel asks for one.</source>
        <translation>Unter diesem Plan liegt noch kein Scan: der Bereich „Nachzeichnen“ fragt nach einem.</translation>
    </message>
    <message>
        <source>No scenario is open.</source>
        <translation>Kein Szenario ist offen.</translation>
    </message>
    <message>
        <source>No scenario yet: New… begins one.</source>
        <translation>Noch kein Szenario: „Neu …“ beginnt eines.</translation>
    </message>
    <message>
        <source>No shortcut of that name.</source>
        <translation>Kein Tastenkürzel dieses Namens.</translation>
    </message>
    <message>
        <source>No slivers</source>
        <translation>Keine Splitter</translation>
    </message>
    <message>
        <source>No specks that block</source>
        <translation>Keine Flecken, die versperren</translation>
    </message>
    <message>
        <source>No stamp has these words.</source>
        <translation>Kein Stempel hat diese Worte.</translation>
    </message>
    <message>
        <source>No such name</source>
        <translation>Kein solcher Name</translation>
    </message>
    <message>
        <source>No thread</source>
        <translation>Kein Faden</translation>
    </message>
    <message>
        <source>No thread.</source>
        <translation>Kein Faden.</translation>
    </message>
    <message>
        <source>No: one looks over one’s own</source>
        <translation>Nein: über die eigene schaut man hinweg</translation>
    </message>
    <message>
        <source>No: they see each other freely</source>
        <translation>Nein: Sie sehen einander ungehindert</translation>
    </message>
    <message>
        <source>No: what blocks, blocks</source>
        <translation>Nein: was versperrt, versperrt</translation>
    </message>
    <message>
        <source>Nobody has played it yet. Add a game to tell how it went.</source>
        <translation>Noch hat es niemand gespielt. Eine Partie hinzufügen, um zu erzählen, wie es ausging.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None of the choices</source>
        <translation>Nichts davon zur Wahl</translation>
    </message>
    <message>
        <source>None yet: draw it on the try-it board, then take it.</source>
        <translation>Noch keiner: auf dem Probeplan zeichnen, dann übernehmen.</translation>
    </message>
    <message>
        <source>None yet: look along a line on the try-it board, then keep it.</source>
        <translation>Noch keine: entlang einer Linie auf dem Probeplan schauen, dann merken.</translation>
    </message>
    <message>
        <source>None. Shift+T keeps the thread in hand on the board.</source>
        <translation>Keine. Umschalt+T lässt den Faden in der Hand auf dem Plan.</translation>
    </message>
    <message>
        <source>None: choose one in the catalogue, then click a hex.</source>
        <translation>Keine: einen im Katalog wählen, dann ein Feld anklicken.</translation>
    </message>
    <message>
        <source>None: choose one in the palette, then click a hex.</source>
        <translation>Keine: einen in der Palette wählen, dann ein Feld anklicken.</translation>
    </message>
    <message>
        <source>Not beside the higher end</source>
        <translation>Außer am höheren Ende</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Not counted yet.</source>
        <translation>Noch nicht gezählt.</translation>
    </message>
    <message>
        <source>Not ended</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Not taken over yet: {error}</source>
        <translation>Noch nicht übernommen: {error}</translation>
    </message>
    <message>
        <source>Not translated yet</source>
        <translation>Noch nicht übersetzt</translation>
    </message>
    <message>
        <source>Not understood: left open</source>
        <translation>Nicht verstanden: bleibt offen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing can be put round the selection.</source>
        <translation>Um die Auswahl lässt sich nichts setzen.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing changes on any of {count} boards.</source>
        <translation>
            <numerusform>Auf dem einen Plan ändert sich nichts.</numerusform>
            <numerusform>Auf keinem von {count} Plänen ändert sich etwas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changes: there are {free}.</source>
        <translation>Nichts ändert sich: es gibt {free}.</translation>
    </message>
    <message>
        <source>Nothing comes after this one in its project.</source>
        <translation>Im Projekt kommt danach nichts mehr.</translation>
    </message>
    <message>
        <source>Nothing comes before this one in its project.</source>
        <translation>Im Projekt kommt davor nichts.</translation>
    </message>
    <message>
        <source>Nothing differs from what is saved.</source>
        <translation>Nichts ist anders als gespeichert.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Nichts weicht ab.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing here has grown outlines: all is drawn already, or open ground.</source>
        <translation>Nichts hier hat gewachsene Umrisse: alles ist schon gezeichnet oder offenes Gelände.</translation>
    </message>
    <message>
        <source>Nothing in the manual has all these words.</source>
        <translation>Im Handbuch kommen diese Wörter nirgends zusammen vor.</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <source>Nothing is in the way there</source>
        <translation>Dort ist nichts im Weg</translation>
    </message>
    <message>
        <source>Nothing is listed yet, so no number is looked up.</source>
        <translation>Noch steht nichts in der Liste, also wird keine Nummer nachgeschlagen.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nichts ist offen.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>Nothing more looks like {words}. Draw a longer stroke, or widen the tolerance.</source>
        <translation>Nichts weiter sieht aus wie {words}. Einen längeren Strich ziehen oder die Toleranz erhöhen.</translation>
    </message>
    <message>
        <source>Nothing of it is left where the window is closed now.</source>
        <translation>Nichts bleibt davon, wenn das Fenster jetzt geschlossen wird.</translation>
    </message>
    <message>
        <source>Nothing of the name “{words}”{whose}. Escape in the search shows all.</source>
        <translation>Nichts mit dem Namen „{words}“{whose}. Esc in der Suche zeigt alles.</translation>
    </message>
    <message>
        <source>Nothing on hexsides</source>
        <translation>Nichts auf Feldseiten</translation>
    </message>
    <message>
        <source>Nothing on the page of terrain blocks or hinders yet. As soon as something does, more is asked here.</source>
        <translation>Noch nichts auf der Seite „Gelände“ versperrt oder behindert. Sobald etwas es tut, wird hier mehr gefragt.</translation>
    </message>
    <message>
        <source>Nothing open</source>
        <translation>Nichts offen</translation>
    </message>
    <message>
        <source>Nothing says of which side the unit is, or who looks.</source>
        <translation>Nichts sagt, zu welcher Seite die Einheit gehört oder wer schaut.</translation>
    </message>
    <message>
        <source>Nothing to erase in {label}</source>
        <translation>Nichts zu radieren in {label}</translation>
    </message>
    <message>
        <source>Nothing was fixed, for an edit came in between.</source>
        <translation>Nichts wurde behoben, denn eine Änderung kam dazwischen.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Nothing was written: the folder has errors by now. Look again.</source>
        <translation>Nichts wurde geschrieben: der Ordner hat inzwischen Fehler. Erneut durchsehen.</translation>
    </message>
    <message>
        <source>Nothing. Every document is in order, and the pack says who made it.</source>
        <translation>Nichts. Jedes Dokument ist in Ordnung, und das Paket sagt, wer es gemacht hat.</translation>
    </message>
    <message>
        <source>Nothing: from above one looks over it</source>
        <translation>Nichts: von oben schaut man darüber hinweg</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Number of the rule: {title}</source>
        <translation>Nummer der Regel: {title}</translation>
    </message>
    <message>
        <source>Number ro&amp;ws otherwise…</source>
        <translation>Reihen anders &amp;beziffern …</translation>
    </message>
    <message>
        <source>Number rows otherwise</source>
        <translation>Reihen anders beziffern</translation>
    </message>
    <message>
        <source>Number the rows otherwise</source>
        <translation>Die Reihen anders beziffern</translation>
    </message>
    <message>
        <source>Number the scenarios 1, 2, 3 … in this order</source>
        <translation>Die Szenarien in dieser Reihenfolge 1, 2, 3 … beziffern</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Numbers and titles</source>
        <translation>Nummern und Titel</translation>
    </message>
    <message>
        <source>Numbers in brackets are those of the rulebook, which decides.</source>
        <translation>Nummern in Klammern sind die des Regelhefts, das entscheidet.</translation>
    </message>
    <message>
        <source>Obstacles on one level</source>
        <translation>Hindernisse auf einer Höhe</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocker</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Bei</translation>
    </message>
    <message>
        <source>Of several of one kind in a hex one counts.</source>
        <translation>Von mehreren einer Art in einem Feld zählt eine.</translation>
    </message>
    <message>
        <source>Of the PNG pictures</source>
        <translation>Der PNG-Bilder</translation>
    </message>
    <message>
        <source>Of the board as it was: </source>
        <translation>Vom Plan, wie er war: </translation>
    </message>
    <message>
        <source>Of the module that is extended</source>
        <translation>Des Moduls, das erweitert wird</translation>
    </message>
    <message>
        <source>Of use while a form asks: a click picks or unpicks, a drag picks a stretch; Enter takes them, Escape gives up.</source>
        <translation>Benutzbar, während ein Formular fragt: ein Klick wählt oder wählt ab, ein Ziehen wählt eine Strecke; Eingabe nimmt sie, Esc gibt auf.</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Off by: how far the fit has a dot from where it was clicked, of a hex.</source>
        <translation>Abweichung: wie weit die Einpassung einen Punkt von der angeklickten Stelle hat, in Feldern.</translation>
    </message>
    <message>
        <source>Olive drab</source>
        <translation>Oliv</translation>
    </message>
    <message>
        <source>On boards and cards, as they are drawn and written.</source>
        <translation>An Plänen und Karten, während sie gezeichnet und geschrieben werden.</translation>
    </message>
    <message>
        <source>On both</source>
        <translation>Auf beiden</translation>
    </message>
    <message>
        <source>On each</source>
        <translation>Je</translation>
    </message>
    <message>
        <source>On every card</source>
        <translation>Auf jeder Karte</translation>
    </message>
    <message>
        <source>On my boards</source>
        <translation>Auf eigenen Plänen</translation>
    </message>
    <message>
        <source>On one level</source>
        <translation>Auf einer Höhe</translation>
    </message>
    <message>
        <source>On pages of their own</source>
        <translation>Auf eigenen Seiten</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Plan</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>Auf der Szenariokarte</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>On the map: nothing yet</source>
        <translation>Auf der Karte: noch nichts</translation>
    </message>
    <message>
        <source>On the map: {count:,} hexes</source>
        <translation>Auf der Karte: {count:,} Felder</translation>
    </message>
    <message>
        <source>On their cards</source>
        <translation>Auf ihren Szenariokarten</translation>
    </message>
    <message>
        <source>On top of another</source>
        <translation>Auf einem anderen</translation>
    </message>
    <message>
        <source>Once the levels of all hexes are right: crest lines of hills give way to those that the print shows between the dots, each of which keeps its level</source>
        <translation>Wenn die Höhen aller Felder stimmen: Die Höhenlinien von Hügeln weichen denen, die der Druck zwischen den Punkten zeigt; jeder Punkt behält seine Höhe</translation>
    </message>
    <message>
        <source>One board makes the map.</source>
        <translation>Ein Plan macht die Karte.</translation>
    </message>
    <message>
        <source>One file, a document</source>
        <translation>Eine Datei, ein Dokument</translation>
    </message>
    <message>
        <source>One in each layer</source>
        <translation>Eines in jeder Lage</translation>
    </message>
    <message>
        <source>One language at a time: labels, and those texts that the scenarios have in it</source>
        <translation>Eine Sprache auf einmal: Aufschriften, und die Texte, die die Szenarien in ihr haben</translation>
    </message>
    <message>
        <source>One level from hex to hex</source>
        <translation>Eine Höhe von Feld zu Feld</translation>
    </message>
    <message>
        <source>One looks over it</source>
        <translation>Man schaut darüber hinweg</translation>
    </message>
    <message>
        <source>One more for so many hexes from the higher one (0: never)</source>
        <translation>Eines mehr je so viele Felder vom Höheren (0: nie)</translation>
    </message>
    <message>
        <source>One more hex</source>
        <translation>Ein weiteres Feld</translation>
    </message>
    <message>
        <source>One of some choices</source>
        <translation>Eins zur Auswahl</translation>
    </message>
    <message>
        <source>One of the answers above</source>
        <translation>Eine der Antworten oben</translation>
    </message>
    <message>
        <source>One of the rulesets has no LOS in this program.</source>
        <translation>Eines der Regelwerke hat in diesem Programm keine Sicht.</translation>
    </message>
    <message>
        <source>One of these</source>
        <translation>Eines von diesen</translation>
    </message>
    <message>
        <source>One sees</source>
        <translation>Man sieht</translation>
    </message>
    <message>
        <source>One sees and is seen {levels} levels higher in it.</source>
        <translation>Darin sieht man und wird gesehen, als stünde man {levels} Höhen höher.</translation>
    </message>
    <message>
        <source>One sees and is seen {levels} levels lower in it.</source>
        <translation>Darin sieht man und wird gesehen, als stünde man {levels} Höhen tiefer.</translation>
    </message>
    <message>
        <source>One sees through it</source>
        <translation>Man sieht hindurch</translation>
    </message>
    <message>
        <source>One sees through it between two hexes of it that hang together.</source>
        <translation>Man sieht hindurch zwischen zwei Feldern davon, die zusammenhängen.</translation>
    </message>
    <message>
        <source>One that ships, or NAME of a file of the folder, *.booklet-style.typ</source>
        <translation>Einer der mitgelieferten, oder NAME einer Datei des Ordners, *.booklet-style.typ</translation>
    </message>
    <message>
        <source>One thing isn’t</source>
        <translation>Eines nicht</translation>
    </message>
    <message>
        <source>Only &amp;gaps</source>
        <translation>Nur &amp;Lücken</translation>
    </message>
    <message>
        <source>Only at level</source>
        <translation>Nur auf Höhe</translation>
    </message>
    <message>
        <source>Only at levels</source>
        <translation>Nur auf Höhen</translation>
    </message>
    <message>
        <source>Only if it is as high as the higher end</source>
        <translation>Nur, wenn es so hoch ist wie das höhere Ende</translation>
    </message>
    <message>
        <source>Only in the &amp;selected hexes</source>
        <translation>Nur in den &amp;gewählten Feldern</translation>
    </message>
    <message>
        <source>Only of &amp;kind</source>
        <translation>Nur der &amp;Art</translation>
    </message>
    <message>
        <source>Only on &amp;open ground</source>
        <translation>Nur auf &amp;offenem Gelände</translation>
    </message>
    <message>
        <source>Only the strongest of them</source>
        <translation>Nur das stärkste</translation>
    </message>
    <message>
        <source>Only to look: drag to move it, turn the wheel to zoom, click to bring a place into the main view.</source>
        <translation>Nur zum Schauen: Ziehen verschiebt, das Rad vergrößert, Anklicken holt eine Stelle in die Hauptansicht.</translation>
    </message>
    <message>
        <source>Only what your game has: each table may stay empty. What is here can be chosen for both ends of a line.</source>
        <translation>Nur, was das Spiel hat: jede Tabelle darf leer bleiben. Was hier steht, lässt sich für beide Enden einer Linie wählen.</translation>
    </message>
    <message>
        <source>Only while</source>
        <translation>Nur während</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Nur mit</translation>
    </message>
    <message>
        <source>Only with another</source>
        <translation>Nur mit anderem</translation>
    </message>
    <message>
        <source>Opacity of the LOS field</source>
        <translation>Deckkraft des Sichtfelds</translation>
    </message>
    <message>
        <source>Opacity of the scan</source>
        <translation>Deckkraft des Scans</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Plan öffnen</translation>
    </message>
    <message>
        <source>Open a board of the map in a tab of its own; saving it shows it here</source>
        <translation>Einen Plan der Karte in einem eigenen Reiter öffnen; beim Speichern erscheint er hier</translation>
    </message>
    <message>
        <source>Open a board or scenario</source>
        <translation>Plan oder Szenario öffnen</translation>
    </message>
    <message>
        <source>Open a board or scenario from a file</source>
        <translation>Plan oder Szenario aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Open a board to see whether it meets itself and others.</source>
        <translation>Einen Plan öffnen, um zu sehen, ob er zu sich und anderen passt.</translation>
    </message>
    <message>
        <source>Open a folder of boards and scenarios</source>
        <translation>Ordner mit Plänen und Szenarien öffnen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>Open a scenario to see what its game has.</source>
        <translation>Ein Szenario öffnen, um zu sehen, was sein Spiel hat.</translation>
    </message>
    <message>
        <source>Open a scenario to write its card.</source>
        <translation>Ein Szenario öffnen, um seine Karte zu schreiben.</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Open country</source>
        <translation>Offenes Land</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Offene Dokumente</translation>
    </message>
    <message>
        <source>Open ga&amp;me…</source>
        <translation>Spiel ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Offenes Gelände</translation>
    </message>
    <message>
        <source>Open ground, and nothing else</source>
        <translation>Offener Boden und sonst nichts</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>In anderem Fenster öffnen</translation>
    </message>
    <message>
        <source>Open in new &amp;window</source>
        <translation>In neuem &amp;Fenster öffnen</translation>
    </message>
    <message>
        <source>Open in the rulebook: {told}</source>
        <translation>Im Regelbuch offen: {told}</translation>
    </message>
    <message>
        <source>Open one of your own games, to change its rules</source>
        <translation>Eines der eigenen Spiele öffnen, um seine Regeln zu ändern</translation>
    </message>
    <message>
        <source>Open the board to draw on it</source>
        <translation>Den Plan öffnen, um darauf zu zeichnen</translation>
    </message>
    <message>
        <source>Open the board’s own file with Open board.</source>
        <translation>Plan öffnen führt zur Datei des Plans.</translation>
    </message>
    <message>
        <source>Open the manual at what you are doing: a tool, terrain, check or field of the card</source>
        <translation>Das Handbuch dort öffnen, wo gerade gearbeitet wird: Werkzeug, Gelände, Prüfung oder Feld der Szenariokarte</translation>
    </message>
    <message>
        <source>Open the rules by which this board is read</source>
        <translation>Die Regeln öffnen, nach denen dieser Plan gelesen wird</translation>
    </message>
    <message>
        <source>Open what comes before this one in its project</source>
        <translation>Öffnen, was im Projekt davor kommt</translation>
    </message>
    <message>
        <source>Open what comes next in the project that this one belongs to</source>
        <translation>Öffnen, was im Projekt als Nächstes kommt</translation>
    </message>
    <message>
        <source>Open what was closed last, else all that was open when the program was left</source>
        <translation>Das zuletzt Geschlossene öffnen, sonst alles, was beim Verlassen offen war</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Öffne {name}</translation>
    </message>
    <message>
        <source>Or drop a file on this window</source>
        <translation>Oder eine Datei auf dieses Fenster ziehen</translation>
    </message>
    <message>
        <source>Orange hexside</source>
        <translation>Orange Feldseite</translation>
    </message>
    <message>
        <source>Orchard</source>
        <translation>Obstgarten</translation>
    </message>
    <message>
        <source>Orientations that there are</source>
        <translation>Drehungen, die es gibt</translation>
    </message>
    <message>
        <source>Other outlines</source>
        <translation>Andere Umrisse</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Others’ formats</source>
        <translation>Fremde Formate</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere …</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation>Außerhalb der Grenzen</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>Outlines</source>
        <translation>Umrisse</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>Own hexside</source>
        <translation>Eigene Feldseite</translation>
    </message>
    <message>
        <source>Own paper</source>
        <translation>Eigenes Papier</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>P&amp;aste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>P&amp;revious tab</source>
        <translation>&amp;Voriger Reiter</translation>
    </message>
    <message>
        <source>P&amp;ublish…</source>
        <translation>Veröffent&amp;lichen …</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF-Seite</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>PDF-Seiten (*.pdf)</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Pa&amp;per</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Pac&amp;ks</source>
        <translation>Pa&amp;kete</translation>
    </message>
    <message>
        <source>Pac&amp;ks of a folder…</source>
        <translation>Pa&amp;kete eines Ordners …</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Pack for bob-editor</source>
        <translation>Paket für bob-editor</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Packs (*.bobpack)</source>
        <translation>Pakete (*.bobpack)</translation>
    </message>
    <message>
        <source>Packs (*.bobpack);;All files (*)</source>
        <translation>Pakete (*.bobpack);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Packs: {name}</source>
        <translation>Pakete: {name}</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Pages of the card</source>
        <translation>Seiten der Szenariokarte</translation>
    </message>
    <message>
        <source>Pages of the game</source>
        <translation>Seiten des Spiels</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>Pages with the boards</source>
        <translation>Seiten mit den Plänen</translation>
    </message>
    <message>
        <source>Paint level</source>
        <translation>Höhe malen</translation>
    </message>
    <message>
        <source>Paint level {level}</source>
        <translation>Höhe {level} malen</translation>
    </message>
    <message>
        <source>Paint set-up areas</source>
        <translation>Aufstellungsgebiete malen</translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <translation>Gelände malen</translation>
    </message>
    <message>
        <source>Paint the map in dark colours, too; it is printed as ever</source>
        <translation>Auch die Karte in dunklen Farben malen; gedruckt wird sie wie immer</translation>
    </message>
    <message>
        <source>Paint the map in the style that its board names</source>
        <translation>Die Karte in dem Stil malen, den ihr Plan nennt</translation>
    </message>
    <message>
        <source>Paint {terrain}</source>
        <translation>{terrain} malen</translation>
    </message>
    <message>
        <source>Paint {terrain} in {where} ({now} now)</source>
        <translation>{terrain} in {where} malen (jetzt {now})</translation>
    </message>
    <message>
        <source>Paint {title}</source>
        <translation>{title} malen</translation>
    </message>
    <message>
        <source>Paint {title} in {where}</source>
        <translation>{title} in {where} malen</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Gemalt</translation>
    </message>
    <message>
        <source>Paints the chosen level in the hexes of a stroke; the right button lowers by one, Control raises by one.</source>
        <translation>Malt die gewählte Höhe in die Felder eines Strichs; die rechte Taste senkt um eins, Strg hebt um eins.</translation>
    </message>
    <message>
        <source>Paints the chosen terrain in the hexes of a stroke; Control erases, Alt or the right button takes up terrain.</source>
        <translation>Malt das gewählte Gelände in die Felder eines Strichs; Strg radiert, Alt oder die rechte Taste nimmt Gelände auf.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Palms</source>
        <translation>Palmen</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Schwenken</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Paper, style and parts of the form that is chosen above, kept in the folder</source>
        <translation>Papier, Stil und Teile der oben gewählten Form, im Ordner aufbewahrt</translation>
    </message>
    <message>
        <source>Part land into fields, or cover a share of it with woods, by a seed</source>
        <translation>Land in Äcker teilen oder einen Anteil mit Wald bedecken, nach einer Saat</translation>
    </message>
    <message>
        <source>Parts of buildings drawn with them</source>
        <translation>Teile von Gebäuden mit ihnen gezeichnet</translation>
    </message>
    <message>
        <source>Parts that hold no dot: look at them on the map, then discard what isn't printed</source>
        <translation>Teile, die keinen Mittelpunkt enthalten: auf dem Plan ansehen, dann verwerfen, was nicht gedruckt ist</translation>
    </message>
    <message>
        <source>Part…</source>
        <translation>Teil …</translation>
    </message>
    <message>
        <source>Paste copied hexes, the first onto the hex under the pointer, or what was drawn</source>
        <translation>Kopierte Felder einfügen, das erste auf das Feld unter dem Zeiger, oder kopiertes Gezeichnetes</translation>
    </message>
    <message>
        <source>Paste rows of a spreadsheet (Ctrl+V)</source>
        <translation>Zeilen einer Tabelle einfügen (Strg+V)</translation>
    </message>
    <message numerus="yes">
        <source>Paste {count} rows</source>
        <translation>
            <numerusform>Eine Zeile einfügen</numerusform>
            <numerusform>{count} Zeilen einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste {what}</source>
        <translation>{what} einfügen</translation>
    </message>
    <message>
        <source>Paste {words}</source>
        <translation>{words} einfügen</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Paths join</source>
        <translation>Wege treffen sich</translation>
    </message>
    <message>
        <source>Pattern: {words}</source>
        <translation>Muster: {words}</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Zeichenstift</translation>
    </message>
    <message>
        <source>Per hexes</source>
        <translation>Je so viele Felder</translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <translation>Auf der Karte wählen</translation>
    </message>
    <message>
        <source>Pick the ground around, too, in light and in shadow: the tints are told apart the better</source>
        <translation>Auch den Boden ringsum aufnehmen, im Licht und im Schatten: umso besser unterscheiden sich die Tönungen</translation>
    </message>
    <message>
        <source>Picked: </source>
        <translation>Aufgenommen: </translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Picture for the cover</source>
        <translation>Bild für den Umschlag</translation>
    </message>
    <message>
        <source>Picture with hexes</source>
        <translation>Bild mit Feldern</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff)</translation>
    </message>
    <message>
        <source>Pictures and texts</source>
        <translation>Bilder und Texte</translation>
    </message>
    <message>
        <source>Pieces stand across lines</source>
        <translation>Stücke stehen quer zu Linien</translation>
    </message>
    <message>
        <source>Pin &amp;selection</source>
        <translation>A&amp;uswahl anheften</translation>
    </message>
    <message>
        <source>Pin {thread}</source>
        <translation>{thread} anheften</translation>
    </message>
    <message>
        <source>Pinned threads</source>
        <translation>Angeheftete Fäden</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Grube</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Pixels across a counter's picture</source>
        <translation>Pixel quer über das Bild eines Spielsteins</translation>
    </message>
    <message>
        <source>Pixels across a hex, made even</source>
        <translation>Pixel quer über ein Feld, auf eine gerade Zahl gerundet</translation>
    </message>
    <message>
        <source>Pixels along a map's longer side</source>
        <translation>Pixel entlang der längeren Seite einer Karte</translation>
    </message>
    <message>
        <source>Pla&amp;ytests</source>
        <translation>Testpa&amp;rtien</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Place marker</source>
        <translation>Marker setzen</translation>
    </message>
    <message>
        <source>Place unit</source>
        <translation>Einheit setzen</translation>
    </message>
    <message>
        <source>Place units and markers</source>
        <translation>Einheiten und Marker setzen</translation>
    </message>
    <message>
        <source>Place {title}</source>
        <translation>{title} setzen</translation>
    </message>
    <message>
        <source>Places that are called so</source>
        <translation>Stellen dieses Namens</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Plain: little ink</source>
        <translation>Schlicht: wenig Tinte</translation>
    </message>
    <message>
        <source>Plateaus</source>
        <translation>Hochflächen</translation>
    </message>
    <message>
        <source>Player aids: terrain chart, line of sight, track</source>
        <translation>Spielhilfen: Geländetafel, Sichtlinie, Leiste</translation>
    </message>
    <message>
        <source>Playtests</source>
        <translation>Testpartien</translation>
    </message>
    <message>
        <source>Point anywhere: what that hex sees is shown at once.</source>
        <translation>Irgendwohin zeigen: Was dieses Feld sieht, erscheint sofort.</translation>
    </message>
    <message>
        <source>Point at a change to see it on the board.</source>
        <translation>Auf eine Änderung zeigen, um sie auf dem Plan zu sehen.</translation>
    </message>
    <message>
        <source>Point at a hex, or select one.</source>
        <translation>Auf ein Feld zeigen oder eines wählen.</translation>
    </message>
    <message>
        <source>Point at a second hex, or name it below.</source>
        <translation>Auf ein zweites Feld zeigen oder es unten nennen.</translation>
    </message>
    <message>
        <source>Point up: rows of hexes</source>
        <translation>Spitze oben: Reihen von Feldern</translation>
    </message>
    <message>
        <source>Point where it is to face. Escape: leave it as it was.</source>
        <translation>Zeigen, wohin der Stein blicken soll. Escape: lassen, wie es war.</translation>
    </message>
    <message>
        <source>Point {number} of the {title}{there}; Enter or the right button ends, Backspace takes back</source>
        <translation>Punkt {number} ({title}){there}; Eingabe oder die rechte Taste beendet, Rücktaste nimmt zurück</translation>
    </message>
    <message>
        <source>Point {number} of {words}; its first point or Enter closes, Backspace takes back</source>
        <translation>Punkt {number} ({words}); der erste Punkt oder Eingabe schließt, Rücktaste nimmt zurück</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points: corners</source>
        <translation>Punkte: Ecken</translation>
    </message>
    <message>
        <source>Points: smooth</source>
        <translation>Punkte: glatt</translation>
    </message>
    <message>
        <source>Points: symm&amp;etric</source>
        <translation>Punkte: symm&amp;etrisch</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Positions in a hex</source>
        <translation>Positionen in einem Feld</translation>
    </message>
    <message>
        <source>Pre&amp;vious of the project</source>
        <translation>&amp;Voriges des Projekts</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview of the board's shape</source>
        <translation>Vorschau der Form des Plans</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druckt</translation>
    </message>
    <message>
        <source>Print &amp;map…</source>
        <translation>&amp;Karte drucken …</translation>
    </message>
    <message>
        <source>Print map</source>
        <translation>Karte drucken</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Project &amp;folder</source>
        <translation>Projekt&amp;ordner</translation>
    </message>
    <message>
        <source>Project folder</source>
        <translation>Projektordner</translation>
    </message>
    <message>
        <source>Project: {name}</source>
        <translation>Projekt: {name}</translation>
    </message>
    <message>
        <source>Project: {title}</source>
        <translation>Projekt: {title}</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Proposed: {count}</source>
        <translation>Vorgeschlagen: {count}</translation>
    </message>
    <message>
        <source>Pub&amp;lish…</source>
        <translation>Veröffent&amp;lichen …</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Publish the pack</source>
        <translation>Das Paket veröffentlichen</translation>
    </message>
    <message>
        <source>Publish with errors?</source>
        <translation>Mit Fehlern veröffentlichen?</translation>
    </message>
    <message>
        <source>Publish without changes?</source>
        <translation>Ohne Änderungen veröffentlichen?</translation>
    </message>
    <message>
        <source>Publishing to {name} …</source>
        <translation>Veröffentliche nach {name} …</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Put a scan under the board</source>
        <translation>Einen Scan unter den Plan legen</translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation>Alle Bereiche dorthin zurücksetzen, wo sie anfangs waren</translation>
    </message>
    <message>
        <source>Put all that is proposed on the board, as one step; crest lines wait for areas, and are traced anew then</source>
        <translation>Alles Vorgeschlagene in einem Schritt auf den Plan setzen; Höhenlinien warten auf Flächen und werden dann neu gesucht</translation>
    </message>
    <message>
        <source>Put it behind the one below it</source>
        <translation>Hinter das darunter setzen</translation>
    </message>
    <message>
        <source>Put it on the try-it board</source>
        <translation>Auf den Probeplan legen</translation>
    </message>
    <message>
        <source>Put one in {place}</source>
        <translation>Einen auf {place} setzen</translation>
    </message>
    <message>
        <source>Put one terrain in the place of another, wherever it stands</source>
        <translation>Ein Gelände durch ein anderes ersetzen, wo immer es steht</translation>
    </message>
    <message>
        <source>Put the board of these pictures on the try-it board</source>
        <translation>Den Plan dieser Bilder auf den Probeplan legen</translation>
    </message>
    <message>
        <source>Put the hexside feature in hand round selected hexes or outlines</source>
        <translation>Das Merkmal in der Hand auf die Feldseiten um gewählte Felder oder Umrisse setzen</translation>
    </message>
    <message>
        <source>Put the line with its verdict, reasons and rules on the clipboard as text</source>
        <translation>Die Linie mit Ergebnis, Gründen und Regeln als Text in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Put the scenario before the one above it</source>
        <translation>Das Szenario vor das darüber setzen</translation>
    </message>
    <message>
        <source>Put this board on the try-it board</source>
        <translation>Diesen Plan auf den Probeplan legen</translation>
    </message>
    <message>
        <source>Put what is chosen on the board</source>
        <translation>Das Gewählte auf den Plan setzen</translation>
    </message>
    <message>
        <source>Put {title} in {label}, facing {facing}: drag to turn it, for the LOS trial</source>
        <translation>{title} in {label} setzen, Blick nach {facing}: Ziehen dreht; für die Sichtprobe</translation>
    </message>
    <message>
        <source>Put {title} in {label}, for the LOS trial</source>
        <translation>{title} in {label} setzen, für die Sichtprobe</translation>
    </message>
    <message>
        <source>Put {title} on the {count} hexsides round {what}</source>
        <translation>{title} auf die {count} Feldseiten um {what} setzen</translation>
    </message>
    <message numerus="yes">
        <source>Put {title} on {count} hexsides</source>
        <translation>
            <numerusform>{title} auf 1 Feldseite setzen</numerusform>
            <numerusform>{title} auf {count} Feldseiten setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Put {title} on {label}{now}</source>
        <translation>{title} auf {label} setzen{now}</translation>
    </message>
    <message>
        <source>Put {title} on {label}{now}, then drag from corner to corner</source>
        <translation>{title} auf {label} setzen{now}, dann von Ecke zu Ecke ziehen</translation>
    </message>
    <message>
        <source>Puts a unit of the chosen kind in a hex, or takes it away where it is; a drag moves one.</source>
        <translation>Setzt eine Einheit der gewählten Art in ein Feld oder nimmt sie weg, wo sie steht; Ziehen versetzt eine.</translation>
    </message>
    <message>
        <source>Puts the chosen feature on hexsides, or takes it off where the first one has it already.</source>
        <translation>Setzt das gewählte Merkmal auf Feldseiten oder nimmt es weg, wo das erste es schon hat.</translation>
    </message>
    <message>
        <source>Puts the chosen marker in a hex, or takes it away where it is; a drag moves it, or turns one that faces.</source>
        <translation>Setzt den gewählten Marker in ein Feld oder nimmt ihn dort weg; Ziehen versetzt ihn oder dreht einen mit Ausrichtung.</translation>
    </message>
    <message>
        <source>PySide6 is not installed</source>
        <translation>PySide6 ist nicht installiert</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Radius in hexsides</source>
        <translation>Radius in Feldseiten</translation>
    </message>
    <message>
        <source>Rails</source>
        <translation>Schienen</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Raise {where}</source>
        <translation>{where} heben</translation>
    </message>
    <message>
        <source>Raise {where} by one level ({now} now, {wanted} then)</source>
        <translation>{where} um eine Höhe heben (jetzt {now}, dann {wanted})</translation>
    </message>
    <message>
        <source>Range {range}</source>
        <translation>Entfernung {range}</translation>
    </message>
    <message>
        <source>Re&amp;move all</source>
        <translation>Alle entf&amp;ernen</translation>
    </message>
    <message>
        <source>Read the file anew by these meanings</source>
        <translation>Die Datei nach diesen Bedeutungen neu lesen</translation>
    </message>
    <message>
        <source>Read {name} anew</source>
        <translation>{name} neu lesen</translation>
    </message>
    <message>
        <source>Reading the scan</source>
        <translation>Lese den Scan</translation>
    </message>
    <message>
        <source>Reading what was copied</source>
        <translation>Lese das Kopierte</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Reduced, broken, disrupted …</source>
        <translation>Geschwächt, gebrochen, zersprengt …</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Remove a game</source>
        <translation>Partie entfernen</translation>
    </message>
    <message>
        <source>Remove all {what}</source>
        <translation>Alle entfernen: {what}</translation>
    </message>
    <message>
        <source>Remove an example</source>
        <translation>Beispiel entfernen</translation>
    </message>
    <message>
        <source>Remove entry {place}</source>
        <translation>Eintrag {place} entfernen</translation>
    </message>
    <message>
        <source>Remove examples</source>
        <translation>Beispiele entfernen</translation>
    </message>
    <message>
        <source>Remove from {title}</source>
        <translation>Entfernen: {title}</translation>
    </message>
    <message>
        <source>Remove rows</source>
        <translation>Zeilen entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen rows (Ctrl+Delete)</source>
        <translation>Gewählte Zeilen entfernen (Strg+Entf)</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>{what} entfernen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename a column</source>
        <translation>Spalte umbenennen</translation>
    </message>
    <message>
        <source>Rename a column of the chart</source>
        <translation>Spalte der Geländetafel umbenennen</translation>
    </message>
    <message>
        <source>Rename the stamp</source>
        <translation>Stempel umbenennen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Reopen at s&amp;tart</source>
        <translation>Beim S&amp;tart wieder öffnen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace &amp;by</source>
        <translation>Ersetzen &amp;durch</translation>
    </message>
    <message>
        <source>Replace mine; mine is put aside</source>
        <translation>Meines ersetzen; meines wird beiseitegelegt</translation>
    </message>
    <message>
        <source>Replace terrain</source>
        <translation>Gelände ersetzen</translation>
    </message>
    <message>
        <source>Replace what was published?</source>
        <translation>Bisherige Veröffentlichung ersetzen?</translation>
    </message>
    <message>
        <source>Replace {currentText} by {currentText2}</source>
        <translation>{currentText} durch {currentText2} ersetzen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Resi&amp;ze</source>
        <translation>&amp;Größe ändern</translation>
    </message>
    <message>
        <source>Resi&amp;ze and remove what falls off</source>
        <translation>&amp;Größe ändern und entfernen, was herausfällt</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>Resize and shift</source>
        <translation>Größe ändern und verschieben</translation>
    </message>
    <message>
        <source>Resize the board</source>
        <translation>Größe des Plans ändern</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Restored {title} as it was at {when}. Save it to keep it.</source>
        <translation>{title} ist wiederhergestellt, wie es um {when} war. Speichern, um es zu behalten.</translation>
    </message>
    <message>
        <source>Reveals</source>
        <translation>Verrät</translation>
    </message>
    <message>
        <source>Reverse the {words}</source>
        <translation>{words} umkehren</translation>
    </message>
    <message>
        <source>Ri&amp;ght by this edition</source>
        <translation>Stimmt nach dieser Aus&amp;gabe</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Roads, streams, rails</source>
        <translation>Straßen, Bäche, Schienen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll a&amp;gain</source>
        <translation>E&amp;rneut würfeln</translation>
    </message>
    <message>
        <source>Roll one more die</source>
        <translation>Einen weiteren Würfel werfen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Round the corners of the selected outlines; no dot changes sides</source>
        <translation>Ecken der gewählten Umrisse runden; kein Mittelpunkt wechselt die Seite</translation>
    </message>
    <message>
        <source>Round what is clicked</source>
        <translation>Um das Angeklickte</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Rows down</source>
        <translation>Reihen nach unten</translation>
    </message>
    <message>
        <source>Rows of a new board</source>
        <translation>Reihen eines neuen Plans</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Rule handbook: {title}</source>
        <translation>Regelhandbuch: {title}</translation>
    </message>
    <message>
        <source>Rule numbers</source>
        <translation>Regelnummern</translation>
    </message>
    <message>
        <source>Rule {cites}</source>
        <translation>Regel {cites}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules {cites}</source>
        <translation>Regeln {cites}</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Ruli&amp;ngs…</source>
        <translation>Aus&amp;legungen …</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Run along</source>
        <translation>Entlang</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Verläuft</translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation>S&amp;zenario</translation>
    </message>
    <message>
        <source>S&amp;hrink</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>S&amp;ide view</source>
        <translation>&amp;Seitenansicht</translation>
    </message>
    <message>
        <source>S&amp;tamps</source>
        <translation>S&amp;tempel</translation>
    </message>
    <message>
        <source>S&amp;wap ends</source>
        <translation>Enden &amp;tauschen</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save &amp;beside…</source>
        <translation>&amp;Daneben speichern …</translation>
    </message>
    <message>
        <source>Save as a copy</source>
        <translation>Als Kopie speichern</translation>
    </message>
    <message>
        <source>Save as another game</source>
        <translation>Als anderes Spiel speichern</translation>
    </message>
    <message>
        <source>Save first what has changes: {names}.</source>
        <translation>Zuerst speichern, was Änderungen hat: {names}.</translation>
    </message>
    <message>
        <source>Save it &amp;there</source>
        <translation>&amp;Dort speichern</translation>
    </message>
    <message>
        <source>Save it first: its games are kept beside its file.</source>
        <translation>Zuerst speichern: Die Partien stehen neben der Datei.</translation>
    </message>
    <message>
        <source>Save it.</source>
        <translation>Speichern.</translation>
    </message>
    <message>
        <source>Save mapping</source>
        <translation>Zuordnung speichern</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Plan speichern</translation>
    </message>
    <message>
        <source>Save the board first: then it has a folder.</source>
        <translation>Zuerst den Plan speichern: dann hat er einen Ordner.</translation>
    </message>
    <message>
        <source>Save the changes to “{title}”?</source>
        <translation>Die Änderungen an „{title}“ speichern?</translation>
    </message>
    <message>
        <source>Save the list?</source>
        <translation>Die Liste speichern?</translation>
    </message>
    <message>
        <source>Save the {called}</source>
        <translation>{called} speichern</translation>
    </message>
    <message>
        <source>Saved {name}.</source>
        <translation>{name} gespeichert.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichere</translation>
    </message>
    <message>
        <source>Saving asks what becomes of it; nothing is written over unasked.</source>
        <translation>Beim Speichern wird gefragt, was damit geschieht; nichts wird ungefragt überschrieben.</translation>
    </message>
    <message>
        <source>Saving leaves out {lost} of them.</source>
        <translation>Das Speichern lässt {lost} davon aus.</translation>
    </message>
    <message>
        <source>Say what terrain is and how sight works</source>
        <translation>Sagen, was Gelände ist und wie Sicht geht</translation>
    </message>
    <message>
        <source>Say which terrain the words of the imported file mean</source>
        <translation>Sagen, welches Gelände die Worte der importierten Datei meinen</translation>
    </message>
    <message>
        <source>Say who won</source>
        <translation>Sagen, wer gewonnen hat</translation>
    </message>
    <message>
        <source>Sca&amp;n under the board…</source>
        <translation>Sca&amp;n unter den Plan legen …</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Scale {words}: Shift keeps proportions, Ctrl the middle</source>
        <translation>{words} skalieren: Umschalt hält das Seitenverhältnis, Strg die Mitte</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>Scan under the board</source>
        <translation>Scan unter dem Plan</translation>
    </message>
    <message>
        <source>Scan under the board…</source>
        <translation>Scan unter den Plan legen …</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Scenario card</source>
        <translation>Szenariokarte</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Scenarios on this board go on calling its hexes by their former names.</source>
        <translation>Szenarien auf diesem Plan nennen seine Felder weiter bei ihren früheren Namen.</translation>
    </message>
    <message>
        <source>Scenarios, in their order</source>
        <translation>Szenarien in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Scrub</source>
        <translation>Gestrüpp</translation>
    </message>
    <message>
        <source>Sculpt outlines</source>
        <translation>Umrisse formen</translation>
    </message>
    <message>
        <source>Sculpts a drawn outline with a round brush: pushes its edge along, swells it or erodes it.</source>
        <translation>Formt einen gezeichneten Umriss mit rundem Pinsel: schiebt seinen Rand, lässt ihn schwellen oder trägt ihn ab.</translation>
    </message>
    <message>
        <source>Se&amp;ries</source>
        <translation>&amp;Reihe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search boards</source>
        <translation>Pläne suchen</translation>
    </message>
    <message>
        <source>Search in all texts</source>
        <translation>In allen Texten suchen</translation>
    </message>
    <message>
        <source>Search issues</source>
        <translation>Funde durchsuchen</translation>
    </message>
    <message>
        <source>Search keys and commands</source>
        <translation>Tasten und Befehle suchen</translation>
    </message>
    <message>
        <source>Search stamps</source>
        <translation>Stempel suchen</translation>
    </message>
    <message>
        <source>Search terrain, hexsides, markers</source>
        <translation>Gelände, Feldseiten, Marker suchen</translation>
    </message>
    <message>
        <source>Search the card’s fields by their words</source>
        <translation>Die Eingabefelder der Szenariokarte nach ihren Worten durchsuchen</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Search units and markers</source>
        <translation>Einheiten und Marker suchen</translation>
    </message>
    <message>
        <source>Search, or a place: D4, D4/D5, B2:E6</source>
        <translation>Suchen, oder eine Stelle: D4, D4/D5, B2:E6</translation>
    </message>
    <message>
        <source>Second view of the board</source>
        <translation>Zweite Ansicht des Plans</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>See what check says of it.</source>
        <translation>Siehe, was „check“ dazu sagt.</translation>
    </message>
    <message>
        <source>See-throu&amp;gh where there is nothing but ground</source>
        <translation>Durch&amp;sichtig, wo nur Boden ist</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Seen by all</source>
        <translation>Von allen gesehen</translation>
    </message>
    <message>
        <source>Seen by any</source>
        <translation>Von mindestens einem gesehen</translation>
    </message>
    <message numerus="yes">
        <source>Seen by any: {count} hexes, by all: {by_all}, by none: {by_none}.</source>
        <translation>
            <numerusform>Von irgendeinem gesehen: {count} Feld, von allen: {by_all}, von keinem: {by_none}.</numerusform>
            <numerusform>Von irgendeinem gesehen: {count} Felder, von allen: {by_all}, von keinem: {by_none}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen by none</source>
        <translation>Von keinem gesehen</translation>
    </message>
    <message>
        <source>Seen by so many</source>
        <translation>Von so vielen gesehen</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Seen from beside it alone.</source>
        <translation>Nur von nebenan zu sehen.</translation>
    </message>
    <message>
        <source>Seen from who looks; a kind may say otherwise.</source>
        <translation>Gesehen von dem, der schaut; eine Art kann anderes sagen.</translation>
    </message>
    <message>
        <source>Seen from {hexes} hexes at most.</source>
        <translation>Aus höchstens {hexes} Feldern zu sehen.</translation>
    </message>
    <message>
        <source>Seen through</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>Seen within</source>
        <translation>Gesehen bis</translation>
    </message>
    <message>
        <source>Sees clearly</source>
        <translation>Sieht frei</translation>
    </message>
    <message>
        <source>Sees hindered (by)</source>
        <translation>Sieht behindert (um)</translation>
    </message>
    <message>
        <source>Sees what is beside it alone.</source>
        <translation>Sieht nur, was nebenan ist.</translation>
    </message>
    <message>
        <source>Sees within</source>
        <translation>Sieht bis</translation>
    </message>
    <message>
        <source>Sees {hexes} hexes at most.</source>
        <translation>Sieht höchstens {hexes} Felder weit.</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select &amp;next</source>
        <translation>&amp;Nächsten auswählen</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>N&amp;ichts auswählen</translation>
    </message>
    <message>
        <source>Select every hex of the board</source>
        <translation>Jedes Feld des Plans auswählen</translation>
    </message>
    <message>
        <source>Select hexes and press Make to have the first stamp.</source>
        <translation>Felder auswählen und „Machen“ drücken, um den ersten Stempel zu haben.</translation>
    </message>
    <message>
        <source>Select hexes of this board on the map first, with the Select tool.</source>
        <translation>Zuerst auf der Karte Felder dieses Plans auswählen, mit dem Werkzeug „Auswählen“.</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Nichts auswählen</translation>
    </message>
    <message>
        <source>Select the hexes first, or look from one.</source>
        <translation>Zuerst die Hexfelder wählen oder von einem schauen.</translation>
    </message>
    <message>
        <source>Select the label</source>
        <translation>Die Beschriftung auswählen</translation>
    </message>
    <message>
        <source>Select the label {text}; Shift adds it</source>
        <translation>Beschriftung {text} wählen; Umschalt nimmt sie hinzu</translation>
    </message>
    <message>
        <source>Select the next drawn outline; while one is selected Tab does so</source>
        <translation>Den nächsten gezeichneten Umriss auswählen; ist einer gewählt, tut es die Tabulatortaste</translation>
    </message>
    <message>
        <source>Select the rectangle {first} to {last}</source>
        <translation>Das Rechteck {first} bis {last} wählen</translation>
    </message>
    <message>
        <source>Select the {title}</source>
        <translation>{title} auswählen</translation>
    </message>
    <message>
        <source>Select the {title}; Ctrl or Shift selects hexes</source>
        <translation>{title} wählen; Strg oder Umschalt wählt Felder</translation>
    </message>
    <message>
        <source>Select {label}: {terrains}, level {level}</source>
        <translation>{label} wählen: {terrains}, Höhe {level}</translation>
    </message>
    <message>
        <source>Select {what}</source>
        <translation>{what} wählen</translation>
    </message>
    <message>
        <source>Select {words}</source>
        <translation>{words} auswählen</translation>
    </message>
    <message>
        <source>Selected: {words}. {why}</source>
        <translation>Ausgewählt: {words}. {why}</translation>
    </message>
    <message>
        <source>Selects hexes, outlines, labels and paths; what is selected is dragged, a double click shows its points.</source>
        <translation>Wählt Felder, Umrisse, Beschriftungen und Wege; Ausgewähltes wird gezogen, ein Doppelklick zeigt seine Punkte.</translation>
    </message>
    <message>
        <source>Send to botto&amp;m</source>
        <translation>Ganz nach hin&amp;ten</translation>
    </message>
    <message>
        <source>Send to bottom</source>
        <translation>Ganz nach hinten</translation>
    </message>
    <message>
        <source>Set a stamp</source>
        <translation>Stempel setzen</translation>
    </message>
    <message>
        <source>Set on the map</source>
        <translation>Auf die Karte setzen</translation>
    </message>
    <message>
        <source>Set the edition</source>
        <translation>Ausgabe ändern</translation>
    </message>
    <message>
        <source>Set the levels</source>
        <translation>Höhen setzen</translation>
    </message>
    <message>
        <source>Set the title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>Set {stamp} on {label}, Shift: and more; Ctrl+R turns, Ctrl+M mirrors</source>
        <translation>{stamp} auf {label} setzen, Umschalt: und weitere; Strg+R dreht, Strg+M spiegelt</translation>
    </message>
    <message>
        <source>Set {stamp} on {label}; it stays in hand; Ctrl+R turns, Ctrl+M mirrors</source>
        <translation>{stamp} auf {label} setzen; er bleibt in der Hand; Strg+R dreht, Strg+M spiegelt</translation>
    </message>
    <message>
        <source>Set {stamp}: click a hex; Ctrl+R turns, Ctrl+M mirrors</source>
        <translation>{stamp} setzen: ein Feld anklicken; Strg+R dreht, Strg+M spiegelt</translation>
    </message>
    <message>
        <source>Set {title}</source>
        <translation>{title} setzen</translation>
    </message>
    <message>
        <source>Set {what} of {title}</source>
        <translation>{what} von {title} setzen</translation>
    </message>
    <message>
        <source>Set {where} to level {level} ({now} now)</source>
        <translation>{where} auf Höhe {level} setzen (jetzt {now})</translation>
    </message>
    <message>
        <source>Set-up areas, entry hexes, objectives and exits on the map</source>
        <translation>Aufstellungsgebiete, Eintrittsfelder, Ziele und Ausgänge auf der Karte</translation>
    </message>
    <message>
        <source>Sets the stamp that the Stamps panel has chosen; with Shift one after another.</source>
        <translation>Setzt den Stempel, der im Bereich „Stempel“ gewählt ist; mit Umschalt einen nach dem anderen.</translation>
    </message>
    <message>
        <source>Several hexes that hinder lie on one line.</source>
        <translation>Mehrere behindernde Felder liegen auf einer Linie.</translation>
    </message>
    <message>
        <source>Several hexes together</source>
        <translation>Mehrere Felder zusammen</translation>
    </message>
    <message>
        <source>Several of some choices</source>
        <translation>Mehrere zur Auswahl</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Shape new boards</source>
        <translation>Form neuer Pläne</translation>
    </message>
    <message>
        <source>Shape of a board</source>
        <translation>Form eines Plans</translation>
    </message>
    <message>
        <source>Shift and arrow keys</source>
        <translation>Umschalt und Pfeiltasten</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Kurzname</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Show &amp;areas</source>
        <translation>&amp;Gebiete zeigen</translation>
    </message>
    <message>
        <source>Show &amp;field</source>
        <translation>&amp;Sichtfeld zeigen</translation>
    </message>
    <message>
        <source>Show &amp;only this kind</source>
        <translation>&amp;Nur diese Art zeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show all boards and scenarios of a folder, in their order</source>
        <translation>Alle Pläne und Szenarien eines Ordners zeigen, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Show c&amp;ounters</source>
        <translation>Spielsteine &amp;zeigen</translation>
    </message>
    <message>
        <source>Show from how many hexes each one is seen: killing grounds and dead ground</source>
        <translation>Zeigen, von wie vielen Feldern jedes gesehen wird: offene Schussfelder und tote Winkel</translation>
    </message>
    <message>
        <source>Show how much of each area each other area sees at the start</source>
        <translation>Zeigen, wie viel von jedem Gebiet jedes andere zu Beginn sieht</translation>
    </message>
    <message>
        <source>Show in the &amp;list</source>
        <translation>In der &amp;Liste zeigen</translation>
    </message>
    <message>
        <source>Show it larger</source>
        <translation>Größer zeigen</translation>
    </message>
    <message>
        <source>Show it smaller</source>
        <translation>Kleiner zeigen</translation>
    </message>
    <message>
        <source>Show only the lines that aren’t as expected</source>
        <translation>Nur die Linien zeigen, die nicht wie erwartet sind</translation>
    </message>
    <message>
        <source>Show the board at full size</source>
        <translation>Den Plan in voller Größe zeigen</translation>
    </message>
    <message>
        <source>Show the card as it will be printed</source>
        <translation>Die Szenariokarte zeigen, wie sie gedruckt wird</translation>
    </message>
    <message>
        <source>Show the document in the next tab</source>
        <translation>Das Dokument im nächsten Reiter zeigen</translation>
    </message>
    <message>
        <source>Show the document in the tab before</source>
        <translation>Das Dokument im vorigen Reiter zeigen</translation>
    </message>
    <message>
        <source>Show the fields of {title}</source>
        <translation>Die Eingabefelder zeigen: {title}</translation>
    </message>
    <message>
        <source>Show the form of the card</source>
        <translation>Das Formular der Szenariokarte zeigen</translation>
    </message>
    <message>
        <source>Show the issues panel</source>
        <translation>Den Bereich „Funde“ zeigen</translation>
    </message>
    <message>
        <source>Show the lines kept with the board</source>
        <translation>Die beim Plan aufbewahrten Linien zeigen</translation>
    </message>
    <message>
        <source>Show the lines kept with the board, and which fail</source>
        <translation>Die beim Plan aufbewahrten Linien zeigen, und welche verfehlt sind</translation>
    </message>
    <message>
        <source>Show the next line that isn’t as expected</source>
        <translation>Die nächste Linie zeigen, die nicht wie erwartet ist</translation>
    </message>
    <message>
        <source>Show the points of the selected outline with handles, or end with them</source>
        <translation>Die Punkte des gewählten Umrisses mit Griffen zeigen oder damit enden</translation>
    </message>
    <message>
        <source>Show the same once more, with a zoom and place of its own</source>
        <translation>Dasselbe noch einmal zeigen, mit eigener Vergrößerung und Stelle</translation>
    </message>
    <message>
        <source>Show the thread from the side: ground, obstacles and their shadows</source>
        <translation>Den Faden von der Seite zeigen: Boden, Hindernisse und ihre Schatten</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Den ganzen Plan zeigen</translation>
    </message>
    <message>
        <source>Show these hexes on the map</source>
        <translation>Diese Felder auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Show this one alone</source>
        <translation>Diesen allein zeigen</translation>
    </message>
    <message>
        <source>Show what all hexes of the chosen area see together</source>
        <translation>Zeigen, was alle Felder des gewählten Gebiets zusammen sehen</translation>
    </message>
    <message>
        <source>Show what breaks the rules</source>
        <translation>Zeigen, was Regeln bricht</translation>
    </message>
    <message>
        <source>Show what several hexes see together: the pinned or selected ones</source>
        <translation>Zeigen, was mehrere Felder zusammen sehen: die angehefteten oder gewählten</translation>
    </message>
    <message>
        <source>Show what the hex under the pointer sees, wherever the pointer goes</source>
        <translation>Zeigen, was das Feld unter dem Zeiger sieht, wohin er auch geht</translation>
    </message>
    <message>
        <source>Show what was written where files are shown</source>
        <translation>Das Geschriebene in der Dateiverwaltung zeigen</translation>
    </message>
    <message>
        <source>Show {name} faintly</source>
        <translation>{name} schwach zeigen</translation>
    </message>
    <message>
        <source>Show {severity}</source>
        <translation>{severity} zeigen</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Shown under the circumstances of {name_of}.</source>
        <translation>Gezeigt unter den Umständen von {name_of}.</translation>
    </message>
    <message>
        <source>Shows how much of each area the other side can see at the start.</source>
        <translation>Zeigt, wie viel von jedem Gebiet die andere Seite zu Beginn sehen kann.</translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Side view of the thread</source>
        <translation>Seitenansicht des Fadens</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Simpli&amp;fy</source>
        <translation>&amp;Vereinfachen</translation>
    </message>
    <message>
        <source>Simplify</source>
        <translation>Vereinfachen</translation>
    </message>
    <message>
        <source>Since then: {changes}.</source>
        <translation>Seitdem: {changes}.</translation>
    </message>
    <message>
        <source>Since then: {changes}; and {more} more.</source>
        <translation>Seitdem: {changes}; und {more} weitere.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of the letters; 1 is the usual one</source>
        <translation>Größe der Buchstaben; 1 ist die übliche</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>Neigungen</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Small picture, px</source>
        <translation>Kleines Bild, px</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Smo&amp;oth</source>
        <translation>&amp;Glätten</translation>
    </message>
    <message>
        <source>Smoke, foxholes and others</source>
        <translation>Rauch, Schützenlöcher und andere</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glatt</translation>
    </message>
    <message>
        <source>Smooth out</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Smooth points with handles of one length</source>
        <translation>Glatte Punkte mit Griffen gleicher Länge</translation>
    </message>
    <message>
        <source>Smoothness</source>
        <translation>Glätte</translation>
    </message>
    <message>
        <source>Sn&amp;ap</source>
        <translation>&amp;Einrasten</translation>
    </message>
    <message>
        <source>Snap (Shift: not)</source>
        <translation>Einrasten (Umschalt: nicht)</translation>
    </message>
    <message>
        <source>Snap to</source>
        <translation>Einrasten an</translation>
    </message>
    <message>
        <source>So it is with {count} more.</source>
        <translation>So ist es bei {count} weiteren.</translation>
    </message>
    <message>
        <source>So many at the most</source>
        <translation>So viele höchstens</translation>
    </message>
    <message>
        <source>So many hexes around it at least; 1 where it says nothing</source>
        <translation>So viele Felder ringsum mindestens; 1, wo nichts steht</translation>
    </message>
    <message>
        <source>So many hexes behind it: {sum}; {least} at least</source>
        <translation>So viele Felder dahinter: {sum}; mindestens {least}</translation>
    </message>
    <message>
        <source>So many hexes behind it: {sum}; {least} at least, {most} at most</source>
        <translation>So viele Felder dahinter: {sum}; mindestens {least}, höchstens {most}</translation>
    </message>
    <message>
        <source>So many hexes of it block</source>
        <translation>So viele Felder davon versperren</translation>
    </message>
    <message>
        <source>So many hexes of it count as one</source>
        <translation>So viele Felder davon zählen als eines</translation>
    </message>
    <message>
        <source>Somebody looks from a height over it at somebody lower still.</source>
        <translation>Jemand schaut von einer Höhe über sie hinweg auf jemanden, der noch niedriger steht.</translation>
    </message>
    <message>
        <source>Somebody looks from a height over something lower at somebody lower still.</source>
        <translation>Jemand schaut von einer Höhe über etwas Niedrigeres auf jemanden, der noch niedriger steht.</translation>
    </message>
    <message>
        <source>Something lacks</source>
        <translation>Etwas fehlt</translation>
    </message>
    <message>
        <source>Something went wrong in bob_editor</source>
        <translation>In bob_editor ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>Split the {words} here</source>
        <translation>{words} hier teilen</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Steht</translation>
    </message>
    <message>
        <source>Stands before its hexes, as in 2.E4:</source>
        <translation>Steht vor seinen Feldern, wie in 2.E4:</translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation>Steht auf</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Start a board: ruleset, size and title</source>
        <translation>Plan beginnen: Regelwerk, Größe und Titel</translation>
    </message>
    <message>
        <source>Start a game of your own: terrain, sight, checks and cards</source>
        <translation>Ein eigenes Spiel beginnen: Gelände, Sicht, Prüfungen und Karten</translation>
    </message>
    <message>
        <source>Start a new board or open a file.</source>
        <translation>Einen neuen Plan beginnen oder eine Datei öffnen.</translation>
    </message>
    <message>
        <source>Stays in its place</source>
        <translation>Bleibt an seinem Platz</translation>
    </message>
    <message>
        <source>Still proposed</source>
        <translation>Noch vorgeschlagen</translation>
    </message>
    <message>
        <source>Still writing</source>
        <translation>Schreibt noch</translation>
    </message>
    <message>
        <source>Stone houses</source>
        <translation>Steinhäuser</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Zählen anhalten</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Nicht weiter durchsehen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Angehalten: nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>Straighten the label {text}</source>
        <translation>Beschriftung {text} gerade richten</translation>
    </message>
    <message>
        <source>Straighten the {words} from dot to dot</source>
        <translation>{words} von Mittelpunkt zu Mittelpunkt begradigen</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Bach</translation>
    </message>
    <message>
        <source>Strip that neighbouring sheets both show</source>
        <translation>Streifen, den benachbarte Blätter beide zeigen</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Subtract from</source>
        <translation>Abziehen</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Surface at night</source>
        <translation>Fläche bei Nacht</translation>
    </message>
    <message>
        <source>Swap ends</source>
        <translation>Enden tauschen</translation>
    </message>
    <message>
        <source>Swell</source>
        <translation>Weiten</translation>
    </message>
    <message>
        <source>T&amp;o</source>
        <translation>&amp;Nach</translation>
    </message>
    <message>
        <source>T&amp;race</source>
        <translation>&amp;Nachzeichnen</translation>
    </message>
    <message>
        <source>Ta&amp;ke back</source>
        <translation>Zurüc&amp;knehmen</translation>
    </message>
    <message>
        <source>Tab to a new &amp;window</source>
        <translation>Reiter in neues &amp;Fenster</translation>
    </message>
    <message>
        <source>Tab to the next win&amp;dow</source>
        <translation>Reiter ins n&amp;ächste Fenster</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Table of hexes</source>
        <translation>Tabelle von Feldern</translation>
    </message>
    <message>
        <source>Table of lines of sight</source>
        <translation>Tabelle von Sichtlinien</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Take &amp;away</source>
        <translation>&amp;Wegnehmen</translation>
    </message>
    <message>
        <source>Take a point out of the {words}</source>
        <translation>{words}: Einen Punkt herausnehmen</translation>
    </message>
    <message>
        <source>Take all off the try-it board</source>
        <translation>Alles vom Probeplan nehmen</translation>
    </message>
    <message>
        <source>Take all values out of this table, so that those of the program count again</source>
        <translation>Alle Werte aus dieser Tabelle nehmen, sodass wieder die des Programms gelten</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Take away what is here</source>
        <translation>Wegnehmen, was hier ist</translation>
    </message>
    <message>
        <source>Take back the last edit</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Take board {named} away</source>
        <translation>Plan {named} wegnehmen</translation>
    </message>
    <message>
        <source>Take board {title} away</source>
        <translation>Plan {title} wegnehmen</translation>
    </message>
    <message>
        <source>Take in hand</source>
        <translation>In die Hand nehmen</translation>
    </message>
    <message>
        <source>Take in hand for {side}</source>
        <translation>Für {side} in die Hand nehmen</translation>
    </message>
    <message>
        <source>Take it among my games</source>
        <translation>Unter meine Spiele aufnehmen</translation>
    </message>
    <message>
        <source>Take it, for these boards alone</source>
        <translation>Aufnehmen, nur für diese Karten</translation>
    </message>
    <message>
        <source>Take meanings from a mapping file</source>
        <translation>Bedeutungen aus einer Zuordnungsdatei nehmen</translation>
    </message>
    <message>
        <source>Take the LOS thread off the board</source>
        <translation>Den Sichtfaden vom Plan nehmen</translation>
    </message>
    <message>
        <source>Take the LOS tool and drag from hex to hex, or name two hexes below.</source>
        <translation>Das Werkzeug „Sicht“ nehmen und von Feld zu Feld ziehen, oder unten zwei Felder nennen.</translation>
    </message>
    <message>
        <source>Take the board off the map</source>
        <translation>Den Plan von der Karte nehmen</translation>
    </message>
    <message>
        <source>Take the chosen change back</source>
        <translation>Die gewählte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Take the chosen game out of the list</source>
        <translation>Die gewählte Partie aus der Liste nehmen</translation>
    </message>
    <message>
        <source>Take the chosen marker or unit off the board</source>
        <translation>Gewählten Marker oder die gewählte Einheit vom Plan nehmen</translation>
    </message>
    <message>
        <source>Take the filter off</source>
        <translation>Den Filter aufheben</translation>
    </message>
    <message>
        <source>Take the scan away</source>
        <translation>Den Scan wegnehmen</translation>
    </message>
    <message>
        <source>Take the suggestion of the chosen issue for all of its kind</source>
        <translation>Den Vorschlag des gewählten Fundes für alle seiner Art annehmen</translation>
    </message>
    <message>
        <source>Take the tool that traces, also by {key}</source>
        <translation>Das Werkzeug zum Nachzeichnen nehmen, auch mit {key}</translation>
    </message>
    <message>
        <source>Take the tool that traces, choose a terrain above the map, and click it on the scan or draw a stroke over it. All that is alike is proposed, hatched, until you accept it.</source>
        <translation>Das Werkzeug zum Nachzeichnen nehmen, über der Karte ein Gelände wählen und es im Scan anklicken oder darüberstreichen. Alles Gleiche wird schraffiert vorgeschlagen, bis es angenommen wird.</translation>
    </message>
    <message>
        <source>Take this point out</source>
        <translation>Diesen Punkt herausnehmen</translation>
    </message>
    <message>
        <source>Take up {title}</source>
        <translation>{title} aufnehmen</translation>
    </message>
    <message>
        <source>Take up {what}</source>
        <translation>{what} aufnehmen</translation>
    </message>
    <message>
        <source>Take up {what} from {label}</source>
        <translation>{what} von {label} aufnehmen</translation>
    </message>
    <message numerus="yes">
        <source>Take {count} points out of</source>
        <translation>
            <numerusform>Einen Punkt herausnehmen</numerusform>
            <numerusform>{count} Punkte herausnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {label} out of each {title} through it</source>
        <translation>{label} aus jedem Verlauf von {title} nehmen, der hindurchführt</translation>
    </message>
    <message>
        <source>Take {label} out of {title}</source>
        <translation>{label} aus {title} nehmen</translation>
    </message>
    <message>
        <source>Take {title} away</source>
        <translation>{title} wegnehmen</translation>
    </message>
    <message>
        <source>Take {title} off the {count} hexsides round {what}</source>
        <translation>{title} von den {count} Feldseiten um {what} nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Take {title} off {count} hexsides</source>
        <translation>
            <numerusform>{title} von 1 Feldseite nehmen</numerusform>
            <numerusform>{title} von {count} Feldseiten nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {title} off {label}</source>
        <translation>{title} von {label} nehmen</translation>
    </message>
    <message>
        <source>Take {title} off {where}</source>
        <translation>{title} von {where} nehmen</translation>
    </message>
    <message>
        <source>Take {what} away from {label}</source>
        <translation>{what} aus {label} wegnehmen</translation>
    </message>
    <message>
        <source>Take {what} away from {label}, or drag it</source>
        <translation>{what} aus {label} wegnehmen oder ziehen</translation>
    </message>
    <message>
        <source>Take {words} away</source>
        <translation>{words} wegnehmen</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>Takes over terrain, looks, sight and checks of {title}; change what differs</source>
        <translation>Übernimmt Gelände, Aussehen, Sicht und Prüfungen von {title}; ändern, was abweicht</translation>
    </message>
    <message>
        <source>Tar&amp;get illuminated</source>
        <translation>Ziel beleu&amp;chtet</translation>
    </message>
    <message>
        <source>Target illuminated</source>
        <translation>Ziel beleuchtet</translation>
    </message>
    <message>
        <source>Temp&amp;late</source>
        <translation>&amp;Vorlage</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Template of the card</source>
        <translation>Vorlage der Szenariokarte</translation>
    </message>
    <message>
        <source>Templates (*.json *.typ)</source>
        <translation>Vorlagen (*.json *.typ)</translation>
    </message>
    <message>
        <source>Templates (*{suffix})</source>
        <translation>Vorlagen (*{suffix})</translation>
    </message>
    <message>
        <source>Terr&amp;ain</source>
        <translation>&amp;Gelände</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Terrain at the dot</source>
        <translation>Gelände am Mittelpunkt</translation>
    </message>
    <message>
        <source>Terrain names</source>
        <translation>Geländenamen</translation>
    </message>
    <message>
        <source>Terrain of the hex</source>
        <translation>Gelände des Feldes</translation>
    </message>
    <message>
        <source>Terrain of the outlines</source>
        <translation>Gelände der Umrisse</translation>
    </message>
    <message>
        <source>Terrain that can't share its hex or hexside</source>
        <translation>Gelände, das nicht im selben Feld oder auf derselben Feldseite sein kann</translation>
    </message>
    <message>
        <source>Terrain that can’t share a hex or hexside: one of the first column with one of the second</source>
        <translation>Gelände, das nicht im selben Feld oder auf derselben Feldseite sein kann: eines der ersten Spalte mit einem der zweiten</translation>
    </message>
    <message>
        <source>Terrain that must be there as well</source>
        <translation>Gelände, das ebenfalls da sein muss</translation>
    </message>
    <message>
        <source>Terrain whose hexes are counted together with it</source>
        <translation>Gelände, dessen Felder mitgezählt werden</translation>
    </message>
    <message>
        <source>Terrain {number}</source>
        <translation>Gelände {number}</translation>
    </message>
    <message>
        <source>Terrain, markers, rulings and checks of this ruleset, with rule numbers</source>
        <translation>Gelände, Marker, Auslegungen und Prüfungen dieses Regelwerks, mit Regelnummern</translation>
    </message>
    <message>
        <source>Test from now on that this line’s answer stays as it is</source>
        <translation>Von nun an prüfen, dass das Ergebnis dieser Linie bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text Mapper map</source>
        <translation>Karte von Text Mapper</translation>
    </message>
    <message>
        <source>Text of the label</source>
        <translation>Text der Beschriftung</translation>
    </message>
    <message>
        <source>Texts and pictures for forums</source>
        <translation>Texte und Bilder für Foren</translation>
    </message>
    <message>
        <source>Texts of the card</source>
        <translation>Texte der Szenariokarte</translation>
    </message>
    <message>
        <source>Texts on the board</source>
        <translation>Texte auf dem Plan</translation>
    </message>
    <message>
        <source>That file is no picture that can be read.</source>
        <translation>Diese Datei ist kein lesbares Bild.</translation>
    </message>
    <message>
        <source>That it holds, or a number</source>
        <translation>Dass sie gilt, oder eine Zahl</translation>
    </message>
    <message>
        <source>That picture is too large: save it with at most {count} million pixels.</source>
        <translation>Das Bild ist zu groß: mit höchstens {count} Millionen Pixeln speichern.</translation>
    </message>
    <message>
        <source>The &amp;lower half (b)</source>
        <translation>Die &amp;untere Hälfte (b)</translation>
    </message>
    <message>
        <source>The board as it was saved</source>
        <translation>Der Plan, wie er gespeichert wurde</translation>
    </message>
    <message>
        <source>The board is another by now; it stays as it is.</source>
        <translation>Der Plan ist inzwischen ein anderer; er bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>The board is another by now; nothing was drawn naturally.</source>
        <translation>Der Plan ist inzwischen ein anderer; nichts wurde natürlich gezeichnet.</translation>
    </message>
    <message>
        <source>The board is another by now; nothing was turned.</source>
        <translation>Der Plan ist inzwischen ein anderer; nichts wurde gedreht.</translation>
    </message>
    <message>
        <source>The board is compared with itself by these answers; neither the board nor its LOS trial changes.</source>
        <translation>Nach diesen Antworten wird der Plan mit sich selbst verglichen; weder er noch seine Sichtprobe ändert sich.</translation>
    </message>
    <message>
        <source>The board or the selection is another by now; nothing was changed.</source>
        <translation>Der Plan oder die Auswahl ist inzwischen anders; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The board shows the game without what is wrong in it now:</source>
        <translation>Der Plan zeigt das Spiel ohne das, was jetzt darin falsch ist:</translation>
    </message>
    <message>
        <source>The boards of a scenario are edited in their own files; here you see what would come of it.</source>
        <translation>Die Pläne eines Szenarios werden in ihren eigenen Dateien bearbeitet; hier ist zu sehen, was dabei herauskäme.</translation>
    </message>
    <message>
        <source>The boards of a {called} are edited in their own files.</source>
        <translation>Die Pläne werden in ihren eigenen Dateien bearbeitet ({called}).</translation>
    </message>
    <message>
        <source>The boards that were opened lately; or a folder</source>
        <translation>Die zuletzt geöffneten Pläne; oder ein Ordner</translation>
    </message>
    <message>
        <source>The card as it is printed</source>
        <translation>Die Karte, wie sie gedruckt wird</translation>
    </message>
    <message>
        <source>The card was edited since. Look again.</source>
        <translation>Die Szenariokarte wurde inzwischen geändert. Erneut durchsehen.</translation>
    </message>
    <message>
        <source>The card, as printed</source>
        <translation>Die Karte, gedruckt</translation>
    </message>
    <message>
        <source>The chart</source>
        <translation>Die Geländetafel</translation>
    </message>
    <message>
        <source>The check {name} says something else of its board: {why}</source>
        <translation>Die Prüfung {name} sagt anderes über ihren Plan: {why}</translation>
    </message>
    <message>
        <source>The clipboard has more rows than a card holds.</source>
        <translation>Die Zwischenablage hat mehr Zeilen, als eine Karte fasst.</translation>
    </message>
    <message>
        <source>The clipboard has no rows.</source>
        <translation>Die Zwischenablage hat keine Zeilen.</translation>
    </message>
    <message>
        <source>The condition while which alone it counts for sight, such as summer; always where none is chosen</source>
        <translation>Die Bedingung, während der allein es für die Sicht zählt, etwa Sommer; immer, wo keine gewählt ist</translation>
    </message>
    <message>
        <source>The copy has an id and a title of its own.</source>
        <translation>Die Kopie hat eine eigene Kennung und einen eigenen Titel.</translation>
    </message>
    <message>
        <source>The counter’s front</source>
        <translation>Die Vorderseite des Spielsteins</translation>
    </message>
    <message>
        <source>The counter’s other side</source>
        <translation>Die Rückseite des Spielsteins</translation>
    </message>
    <message>
        <source>The distance alone: nothing is ever in the way</source>
        <translation>Die Entfernung allein: nichts ist je im Weg</translation>
    </message>
    <message>
        <source>The dots that you placed aren't kept.</source>
        <translation>Die gesetzten Punkte werden nicht behalten.</translation>
    </message>
    <message>
        <source>The drawing shows no grid of hexes. Type the name of a hex in a row, then click its dot in the drawing: three hexes far apart, not in a line. The last column and row that are named end the board.</source>
        <translation>Die Zeichnung zeigt kein Gitter aus Feldern. Den Namen eines Feldes in eine Zeile tippen, dann seinen Mittelpunkt in der Zeichnung anklicken: drei Felder weit auseinander, nicht auf einer Linie. Die letzte genannte Spalte und Reihe beenden den Plan.</translation>
    </message>
    <message>
        <source>The edge of every level</source>
        <translation>Der Rand jeder Höhe</translation>
    </message>
    <message>
        <source>The edition before</source>
        <translation>Die Ausgabe davor</translation>
    </message>
    <message>
        <source>The enemy’s</source>
        <translation>Die des Gegners</translation>
    </message>
    <message>
        <source>The field of {title}: {count} hexes look together.</source>
        <translation>Das Sichtfeld von {title}: {count} Felder schauen zusammen.</translation>
    </message>
    <message>
        <source>The file doesn’t keep to its format here. The rest of it was read; saving leaves this part out.</source>
        <translation>Die Datei hält sich hier nicht an ihr Format. Das Übrige wurde gelesen; beim Speichern fällt dieser Teil weg.</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Die Datei hat sich geändert</translation>
    </message>
    <message>
        <source>The first {count} are listed.</source>
        <translation>Die ersten {count} sind aufgeführt.</translation>
    </message>
    <message>
        <source>The folder into which an earlier edition was unpacked</source>
        <translation>Der Ordner, in den eine frühere Ausgabe entpackt wurde</translation>
    </message>
    <message>
        <source>The folder with your boards, scenarios and suites</source>
        <translation>Der Ordner mit den eigenen Plänen, Szenarien und Sammlungen</translation>
    </message>
    <message>
        <source>The form, to try</source>
        <translation>Das Formular, zum Ausprobieren</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The game has nothing to put on the map{whose}.</source>
        <translation>Das Spiel hat nichts für die Karte{whose}.</translation>
    </message>
    <message>
        <source>The game of that id that ships is used.</source>
        <translation>Benutzt wird das mitgelieferte Spiel dieser Kennung.</translation>
    </message>
    <message>
        <source>The game that you had is in {folder}.</source>
        <translation>Das Spiel, das du hattest, liegt in {folder}.</translation>
    </message>
    <message>
        <source>The game whose terrain the file’s words become</source>
        <translation>Das Spiel, zu dessen Gelände die Worte der Datei werden</translation>
    </message>
    <message>
        <source>The game {title} is no longer where it was.</source>
        <translation>Das Spiel {title} ist nicht mehr, wo es war.</translation>
    </message>
    <message>
        <source>The games’ rules in short</source>
        <translation>Die Regeln der Spiele in Kürze</translation>
    </message>
    <message>
        <source>The hex that looks</source>
        <translation>Das Feld, das schaut</translation>
    </message>
    <message>
        <source>The hexes that are &amp;selected on the map</source>
        <translation>Die auf der Karte &amp;gewählten Felder</translation>
    </message>
    <message>
        <source>The higher</source>
        <translation>Dem höheren</translation>
    </message>
    <message>
        <source>The highest level at which it may stand</source>
        <translation>Die größte Höhe, auf der es stehen darf</translation>
    </message>
    <message>
        <source>The issues panel lists them. </source>
        <translation>Der Bereich „Funde“ führt sie auf. </translation>
    </message>
    <message>
        <source>The label {text}</source>
        <translation>Die Beschriftung {text}</translation>
    </message>
    <message>
        <source>The language of the labels, and of those texts that the card has in it</source>
        <translation>Die Sprache der Aufschriften und der Texte, die die Szenariokarte in ihr hat</translation>
    </message>
    <message>
        <source>The least that the number may be</source>
        <translation>Die kleinste erlaubte Zahl</translation>
    </message>
    <message>
        <source>The level that its hex must have</source>
        <translation>Die Höhe, die sein Feld haben muss</translation>
    </message>
    <message>
        <source>The line goes through the corner where the wall ends.</source>
        <translation>Die Linie geht durch die Ecke, an der die Mauer endet.</translation>
    </message>
    <message>
        <source>The line lies on the wall itself.</source>
        <translation>Die Linie liegt auf der Mauer selbst.</translation>
    </message>
    <message>
        <source>The lines were made with another edition of the game; say that they hold by this one</source>
        <translation>Die Linien entstanden mit einer anderen Ausgabe des Spiels; sagen, dass sie nach dieser stimmen</translation>
    </message>
    <message>
        <source>The list of changes is made against it: the pack of the edition before, or a folder outside this one</source>
        <translation>An ihr wird die Liste der Änderungen gemessen: das Paket der Ausgabe davor oder ein Ordner außerhalb von diesem</translation>
    </message>
    <message>
        <source>The lower</source>
        <translation>Dem tieferen</translation>
    </message>
    <message>
        <source>The lowest level at which it may stand</source>
        <translation>Die kleinste Höhe, auf der es stehen darf</translation>
    </message>
    <message>
        <source>The map is joined from the others.</source>
        <translation>Die Karte wird aus den anderen zusammengesetzt.</translation>
    </message>
    <message>
        <source>The meanings that you chose aren't applied.</source>
        <translation>Die gewählten Bedeutungen sind nicht angewandt.</translation>
    </message>
    <message>
        <source>The most that it adds on a line</source>
        <translation>Das Meiste, was es auf einer Linie hinzufügt</translation>
    </message>
    <message>
        <source>The most that the number may be</source>
        <translation>Die größte erlaubte Zahl</translation>
    </message>
    <message>
        <source>The name of a hex, such as E4</source>
        <translation>Der Name eines Feldes, etwa E4</translation>
    </message>
    <message>
        <source>The name of the module; none, where it is one of its own</source>
        <translation>Der Name des Moduls; keiner, wo es ein eigenes wird</translation>
    </message>
    <message>
        <source>The names of hexes, such as E4</source>
        <translation>Die Namen der Felder, etwa E4</translation>
    </message>
    <message>
        <source>The next unit or marker is this side’s</source>
        <translation>Die nächste Einheit oder der nächste Marker gehört dieser Seite</translation>
    </message>
    <message>
        <source>The number of the rule, as the rulebook prints it</source>
        <translation>Die Nummer der Regel, wie das Regelbuch sie druckt</translation>
    </message>
    <message>
        <source>The number of the rule, as the rulebook prints it; reasons of lines cite it</source>
        <translation>Die Nummer der Regel, wie das Regelbuch sie druckt; Gründe von Linien nennen sie</translation>
    </message>
    <message>
        <source>The numbers of your rulebook, each with its title: a line each. Fields for a rule offer them, and reasons cite them. Paste your table of contents.</source>
        <translation>Die Nummern Ihres Regelhefts, jede mit ihrem Titel: eine in jeder Zeile. Felder für Regeln bieten sie an, und Gründe zitieren sie. Fügen Sie Ihr Inhaltsverzeichnis ein.</translation>
    </message>
    <message>
        <source>The numbers that stand there</source>
        <translation>Die Zahlen, die dort stehen</translation>
    </message>
    <message>
        <source>The one hex behind it</source>
        <translation>Das eine Feld dahinter</translation>
    </message>
    <message>
        <source>The only issue is</source>
        <translation>Der einzige Fund ist</translation>
    </message>
    <message>
        <source>The order is kept in project.json.</source>
        <translation>Die Reihenfolge steht in project.json.</translation>
    </message>
    <message>
        <source>The other ruleset</source>
        <translation>Das andere Regelwerk</translation>
    </message>
    <message>
        <source>The outlines of hexes</source>
        <translation>Die Umrisse der Felder</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>Das Paket</translation>
    </message>
    <message>
        <source>The pack alone is one file; more than that is a folder with all of it</source>
        <translation>Das Paket allein ist eine Datei; mehr davon ist ein Ordner mit allem</translation>
    </message>
    <message>
        <source>The pack brings the game {game}. It is data alone: nothing in it is run.</source>
        <translation>Das Paket bringt das Spiel {game} mit. Es sind nur Daten: nichts darin wird ausgeführt.</translation>
    </message>
    <message>
        <source>The page of the form, and the section of the print</source>
        <translation>Die Seite des Formulars und der Abschnitt im Druck</translation>
    </message>
    <message>
        <source>The print goes on {where}, beyond the board: was the right hex clicked, or is the board too small?</source>
        <translation>Der Druck geht {where} über den Plan hinaus: Ist es das richtige Feld, oder ist der Plan zu klein?</translation>
    </message>
    <message numerus="yes">
        <source>The program didn’t end as it should: {count} documents that were open then are open again.</source>
        <translation>
            <numerusform>Das Programm endete nicht, wie es sollte: Das Dokument, das offen war, ist wieder offen.</numerusform>
            <numerusform>Das Programm endete nicht, wie es sollte: {count} Dokumente, die offen waren, sind wieder offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program died several times after it had opened what was open before. File, Reopen closed opens that one by one.</source>
        <translation>Das Programm stürzte mehrmals ab, nachdem es geöffnet hatte, was vorher offen war. Datei, Geschlossenes wieder öffnen öffnet es einzeln.</translation>
    </message>
    <message>
        <source>The program has no value.</source>
        <translation>Das Programm hat keinen Wert.</translation>
    </message>
    <message>
        <source>The program has {usual}.</source>
        <translation>Das Programm hat {usual}.</translation>
    </message>
    <message>
        <source>The project's folder</source>
        <translation>Der Ordner des Projekts</translation>
    </message>
    <message>
        <source>The rulebook doesn’t say: let each board and scenario choose</source>
        <translation>Das Regelbuch sagt es nicht: Jeder Plan und jedes Szenario mag wählen</translation>
    </message>
    <message>
        <source>The rulebook leaves this open; “Rulings…” below gives another answer</source>
        <translation>Das Regelbuch lässt dies offen; „Auslegungen …“ weiter unten gibt eine andere Antwort</translation>
    </message>
    <message>
        <source>The same line on the same board, under either answer.</source>
        <translation>Dieselbe Linie auf demselben Plan, unter beiden Antworten.</translation>
    </message>
    <message>
        <source>The same number draws the same outlines again</source>
        <translation>Dieselbe Zahl zeichnet wieder dieselben Umrisse</translation>
    </message>
    <message>
        <source>The same of a hill on which nothing stands.</source>
        <translation>Dasselbe von einem Hügel, auf dem nichts steht.</translation>
    </message>
    <message>
        <source>The same rule with another seed</source>
        <translation>Dieselbe Regel mit anderer Saat</translation>
    </message>
    <message>
        <source>The scan</source>
        <translation>Der Scan</translation>
    </message>
    <message>
        <source>The scan at this hex</source>
        <translation>Der Scan an diesem Feld</translation>
    </message>
    <message>
        <source>The scan can’t be read: choose it anew with “Scan under the board…” in the File menu</source>
        <translation>Der Scan lässt sich nicht lesen: im Menü Datei mit „Scan unter den Plan legen …“ neu wählen</translation>
    </message>
    <message>
        <source>The scan is being read</source>
        <translation>Der Scan wird gelesen</translation>
    </message>
    <message>
        <source>The scanned picture below the board</source>
        <translation>Das gescannte Bild unter dem Plan</translation>
    </message>
    <message>
        <source>The scenario</source>
        <translation>Das Szenario</translation>
    </message>
    <message>
        <source>The scenario as it was saved</source>
        <translation>Das Szenario, wie es gespeichert wurde</translation>
    </message>
    <message>
        <source>The scenarios are numbered.</source>
        <translation>Die Szenarien sind beziffert.</translation>
    </message>
    <message>
        <source>The second on the line</source>
        <translation>Die zweite auf der Linie</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>Die Auswahl</translation>
    </message>
    <message>
        <source>The series it belongs to, as readers know it</source>
        <translation>Die Reihe, zu der es gehört, wie Leser sie kennen</translation>
    </message>
    <message>
        <source>The side of a counter</source>
        <translation>Die Seite eines Spielsteins</translation>
    </message>
    <message>
        <source>The side of a counter after cutting</source>
        <translation>Die Seite eines Spielsteins nach dem Schneiden</translation>
    </message>
    <message>
        <source>The stamp {title} is kept in {folder}.</source>
        <translation>Der Stempel {title} liegt in {folder}.</translation>
    </message>
    <message>
        <source>The straight line between the heights of both ends decides</source>
        <translation>Die gerade Linie zwischen den Höhen beider Enden entscheidet</translation>
    </message>
    <message>
        <source>The target’s does, that of who looks doesn’t</source>
        <translation>Die des Ziels zählt, die des Blickenden nicht</translation>
    </message>
    <message>
        <source>The template is kept.</source>
        <translation>Die Vorlage ist aufbewahrt.</translation>
    </message>
    <message>
        <source>The terrain that a fix lays where the line is to end</source>
        <translation>Das Gelände, das eine Behebung dort legt, wo die Linie enden soll</translation>
    </message>
    <message>
        <source>The terrain that a fix lays: on from the line, beside or under it</source>
        <translation>Das Gelände, das eine Behebung legt: von der Linie aus weiter, daneben oder darunter</translation>
    </message>
    <message>
        <source>The terrain that a fix makes of it</source>
        <translation>Das Gelände, das eine Behebung daraus macht</translation>
    </message>
    <message>
        <source>The terrain that it is about</source>
        <translation>Das Gelände, um das es geht</translation>
    </message>
    <message>
        <source>The terrain that must lie beside it</source>
        <translation>Das Gelände, das daneben liegen muss</translation>
    </message>
    <message>
        <source>The terrain that nobody enters</source>
        <translation>Das Gelände, das niemand betritt</translation>
    </message>
    <message>
        <source>The terrain up to which it is laid</source>
        <translation>Das Gelände, bis zu dem es gelegt wird</translation>
    </message>
    <message>
        <source>The two become a new board; neither file changes. Hexes of the second get new names.</source>
        <translation>Die beiden werden ein neuer Plan; keine Datei ändert sich. Felder des zweiten erhalten neue Namen.</translation>
    </message>
    <message>
        <source>The upper &amp;half (a)</source>
        <translation>Die &amp;obere Hälfte (a)</translation>
    </message>
    <message>
        <source>The whole</source>
        <translation>Das Ganze</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Der ganze Plan</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Das ganze Spiel</translation>
    </message>
    <message>
        <source>The whole line is shifted to its better side</source>
        <translation>Die ganze Linie wird auf ihre bessere Seite geschoben</translation>
    </message>
    <message>
        <source>The whole line is shifted to its worse side</source>
        <translation>Die ganze Linie wird auf ihre schlechtere Seite geschoben</translation>
    </message>
    <message>
        <source>The whole map, without the bleed</source>
        <translation>Die ganze Karte, ohne Anschnitt</translation>
    </message>
    <message>
        <source>The whole {called}</source>
        <translation>{called} als Ganzes</translation>
    </message>
    <message>
        <source>The window speaks another language from the next start on.</source>
        <translation>Das Fenster spricht ab dem nächsten Start eine andere Sprache.</translation>
    </message>
    <message>
        <source>The {title}</source>
        <translation>{title}</translation>
    </message>
    <message>
        <source>The {words} stays in its place</source>
        <translation>{words} bleibt an seinem Platz</translation>
    </message>
    <message>
        <source>Their ground is from level {low} to {high}.</source>
        <translation>Ihr Boden reicht von Stufe {low} bis {high}.</translation>
    </message>
    <message>
        <source>There already: {files}.</source>
        <translation>Schon vorhanden: {files}.</translation>
    </message>
    <message numerus="yes">
        <source>There are {count} errors that a reader will stumble over.</source>
        <translation>
            <numerusform>Es gibt {count} Fehler, über den Leser stolpern werden.</numerusform>
            <numerusform>Es gibt {count} Fehler, über die Leser stolpern werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>Einen Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no pack in this folder.</source>
        <translation>In diesem Ordner ist kein Paket.</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Bild.</translation>
    </message>
    <message>
        <source>There is no {title} round {what}</source>
        <translation>Um {what} ist kein Stück {title}</translation>
    </message>
    <message>
        <source>There is nothing to bring in in {name}.</source>
        <translation>In {name} ist nichts zum Hereinholen.</translation>
    </message>
    <message>
        <source>There is nothing to delete here.</source>
        <translation>Hier ist nichts zu löschen.</translation>
    </message>
    <message>
        <source>These</source>
        <translation>Diese</translation>
    </message>
    <message>
        <source>These are copied into {name}, and your documents name the copies from then on:

{names}{more}

May others have them?</source>
        <translation>Diese werden nach {name} kopiert, und die Dokumente nennen von da an die Kopien:

{names}{more}

Dürfen andere sie haben?</translation>
    </message>
    <message>
        <source>These are kept on the scenario’s card, and count before those of its boards.</source>
        <translation>Diese stehen auf der Szenariokarte und gelten vor denen ihrer Pläne.</translation>
    </message>
    <message>
        <source>These belong to the LOS trial, and count before those kept in the board’s file (File &gt; Board properties).</source>
        <translation>Diese gehören zur Sichtprobe und gelten vor denen in der Datei des Plans (Datei &gt; Eigenschaften des Plans).</translation>
    </message>
    <message>
        <source>These have changes that aren’t saved, and go out as they were saved last:

{names}

Publish all the same?</source>
        <translation>Diese haben Änderungen, die nicht gespeichert sind, und werden so veröffentlicht, wie sie zuletzt gespeichert wurden:

{names}

Trotzdem veröffentlichen?</translation>
    </message>
    <message>
        <source>They are in the way</source>
        <translation>Sie sind im Weg</translation>
    </message>
    <message>
        <source>They are lost otherwise.</source>
        <translation>Sonst sind sie verloren.</translation>
    </message>
    <message>
        <source>They are not in the way</source>
        <translation>Sie sind nicht im Weg</translation>
    </message>
    <message>
        <source>They block</source>
        <translation>Sie versperren</translation>
    </message>
    <message>
        <source>They see each other over it</source>
        <translation>Sie sehen einander darüber hinweg</translation>
    </message>
    <message>
        <source>They stay in the file until what they stand in is altered.</source>
        <translation>Sie bleiben in der Datei, bis das geändert wird, worin sie stehen.</translation>
    </message>
    <message>
        <source>Thin contours on their ground</source>
        <translation>Dünne Höhenlinien auf ihrem Boden</translation>
    </message>
    <message>
        <source>This board under another ruleset</source>
        <translation>Dieser Plan unter einem anderen Regelwerk</translation>
    </message>
    <message>
        <source>This board under other rulings</source>
        <translation>Dieser Plan unter anderen Auslegungen</translation>
    </message>
    <message>
        <source>This board with nothing laid on it</source>
        <translation>Dieser Plan ohne alles, was darauf liegt</translation>
    </message>
    <message>
        <source>This colour only</source>
        <translation>Nur diese Farbe</translation>
    </message>
    <message>
        <source>This file holds no board that can be read.</source>
        <translation>Diese Datei enthält keinen lesbaren Plan.</translation>
    </message>
    <message>
        <source>This folder has no boards, scenarios or suites.</source>
        <translation>Dieser Ordner hat keine Pläne, Szenarien oder Sammlungen.</translation>
    </message>
    <message>
        <source>This game has no conditions, markers or open questions.</source>
        <translation>Dieses Spiel hat weder Bedingungen noch Marker noch offene Fragen.</translation>
    </message>
    <message>
        <source>This game has no lines of sight.</source>
        <translation>Dieses Spiel hat keine Sichtlinien.</translation>
    </message>
    <message>
        <source>This game has no set-up areas. Shift-click an objective of several hexes to paint those.</source>
        <translation>Dieses Spiel hat keine Aufstellungsgebiete. Umschalt+Klick auf ein Ziel mit mehreren Feldern, um diese zu malen.</translation>
    </message>
    <message>
        <source>This game has no terrain that land could be filled with.</source>
        <translation>Dieses Spiel hat kein Gelände, mit dem sich Land füllen ließe.</translation>
    </message>
    <message>
        <source>This game was never saved: there is nothing to compare it with.</source>
        <translation>Dieses Spiel wurde nie gespeichert: Es gibt nichts, womit es zu vergleichen wäre.</translation>
    </message>
    <message>
        <source>This is left open: players may choose otherwise.</source>
        <translation>Das ist offen gelassen: Wer spielt, darf anders wählen.</translation>
    </message>
    <message>
        <source>This map under another ruleset</source>
        <translation>Diese Karte unter einem anderen Regelwerk</translation>
    </message>
    <message>
        <source>This map with nothing laid on it</source>
        <translation>Diese Karte ohne alles, was darauf liegt</translation>
    </message>
    <message>
        <source>This ruleset has no hexside features</source>
        <translation>Dieses Regelwerk hat kein Feldseiten-Gelände</translation>
    </message>
    <message>
        <source>This ruleset has no hexside features.</source>
        <translation>Dieses Regelwerk hat keine Merkmale für Feldseiten.</translation>
    </message>
    <message>
        <source>This ruleset has no markers</source>
        <translation>Dieses Regelwerk hat keine Marker</translation>
    </message>
    <message>
        <source>This ruleset has no paths</source>
        <translation>Dieses Regelwerk hat keine Wege</translation>
    </message>
    <message>
        <source>This scenario under other rulings</source>
        <translation>Dieses Szenario unter anderen Auslegungen</translation>
    </message>
    <message>
        <source>Those of one’s own side</source>
        <translation>Die der eigenen Seite</translation>
    </message>
    <message>
        <source>Those of the cells that are chosen</source>
        <translation>Die der gewählten Zellen</translation>
    </message>
    <message>
        <source>Those of the expected line that is shown.</source>
        <translation>Die der gezeigten erwarteten Linie.</translation>
    </message>
    <message>
        <source>Those that stand between the two.</source>
        <translation>Die zwischen den beiden stehen.</translation>
    </message>
    <message>
        <source>Those with a tag</source>
        <translation>Die mit einem Merkmal</translation>
    </message>
    <message>
        <source>Tiled map</source>
        <translation>Karte von Tiled</translation>
    </message>
    <message>
        <source>Tiles can be entered</source>
        <translation>Plättchen können betreten werden</translation>
    </message>
    <message>
        <source>Tint of</source>
        <translation>Tönung von</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title, number, author, licence and rulings of this board</source>
        <translation>Titel, Nummer, Verfasser, Lizenz und Auslegungen dieses Plans</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>To print, dpi</source>
        <translation>Zum Drucken, dpi</translation>
    </message>
    <message>
        <source>To side</source>
        <translation>Zu Seite</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Too few or too many</source>
        <translation>Zu wenig oder zu viel</translation>
    </message>
    <message>
        <source>Tool options</source>
        <translation>Optionen des Werkzeugs</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <translation>&amp;Ausprobieren</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Nachzeichnen</translation>
    </message>
    <message>
        <source>Trace the scan</source>
        <translation>Den Scan nachzeichnen</translation>
    </message>
    <message>
        <source>Tracing {words}</source>
        <translation>Zeichne nach: {words}</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>Tree crowns</source>
        <translation>Baumkronen</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Turn a handle of the {title}</source>
        <translation>Einen Griff drehen: {title}</translation>
    </message>
    <message>
        <source>Turn b&amp;y 60°</source>
        <translation>Um 60° &amp;drehen</translation>
    </message>
    <message>
        <source>Turn board {named}</source>
        <translation>Plan {named} drehen</translation>
    </message>
    <message>
        <source>Turn board {name}</source>
        <translation>Plan {name} drehen</translation>
    </message>
    <message>
        <source>Turn by</source>
        <translation>Drehen um</translation>
    </message>
    <message>
        <source>Turn grown artwork and contours into natural, drawn outlines</source>
        <translation>Gewachsenes Gelände und Höhenlinien in natürliche, gezeichnete Umrisse verwandeln</translation>
    </message>
    <message>
        <source>Turn or mirror each by chance, and change it a little</source>
        <translation>Jeden zufällig drehen oder spiegeln und ein wenig ändern</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Den Plan drehen</translation>
    </message>
    <message>
        <source>Turn the board by half</source>
        <translation>Den Plan um die Hälfte drehen</translation>
    </message>
    <message>
        <source>Turn the cursor's hexside</source>
        <translation>Die Feldseite des Zeigers drehen</translation>
    </message>
    <message>
        <source>Turn the selected hexes, outlines, labels or path clockwise about their middle</source>
        <translation>Gewählte Felder, Umrisse, Beschriftungen oder den Weg im Uhrzeigersinn um ihre Mitte drehen</translation>
    </message>
    <message>
        <source>Turn the whole board by half, with all on it and its expected lines</source>
        <translation>Den ganzen Plan um die Hälfte drehen, mit allem darauf und seinen erwarteten Linien</translation>
    </message>
    <message>
        <source>Turn the {words} into a curve</source>
        <translation>{words} zur Kurve machen</translation>
    </message>
    <message>
        <source>Turn this handle of the label’s line; with Ctrl by 15°, with Shift it alone</source>
        <translation>Diesen Griff der Linie der Beschriftung drehen; mit Strg in 15°-Schritten, mit Umschalt ihn allein</translation>
    </message>
    <message>
        <source>Turn this handle of the {title}; with Ctrl by 15°, with Shift it alone</source>
        <translation>Diesen Griff drehen ({title}); mit Strg in 15°-Schritten, mit Umschalt ihn allein</translation>
    </message>
    <message>
        <source>Turn {title}</source>
        <translation>{title} drehen</translation>
    </message>
    <message>
        <source>Turn {words}: Ctrl goes by 15°, Shift by 60°</source>
        <translation>{words} drehen: Strg in Schritten von 15°, Umschalt von 60°</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Turned clockwise by</source>
        <translation>Im Uhrzeigersinn gedreht um</translation>
    </message>
    <message>
        <source>Turned over the long edge</source>
        <translation>Über die lange Kante gewendet</translation>
    </message>
    <message>
        <source>Turned over the short edge</source>
        <translation>Über die kurze Kante gewendet</translation>
    </message>
    <message>
        <source>Turned, this looks as it does now.</source>
        <translation>Gedreht sieht dies aus wie jetzt.</translation>
    </message>
    <message>
        <source>Turning</source>
        <translation>Wird gedreht</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Turns it clockwise about its middle</source>
        <translation>Dreht im Uhrzeigersinn um die Mitte</translation>
    </message>
    <message>
        <source>Two dots place the scan; three also right what is stretched or slanted, five show how well it fits.</source>
        <translation>Zwei Punkte platzieren den Scan; drei berichtigen auch Streckung oder Schräge, fünf zeigen, wie gut er passt.</translation>
    </message>
    <message>
        <source>Two hexes behind it</source>
        <translation>Zwei Felder dahinter</translation>
    </message>
    <message>
        <source>Two hexes that face each other across one hexside</source>
        <translation>Zwei Felder, die sich an einer Feldseite gegenüberliegen</translation>
    </message>
    <message>
        <source>Two on ground of one height, and in between a unit just as high.</source>
        <translation>Zwei auf gleich hohem Boden, und dazwischen eine genauso hohe Einheit.</translation>
    </message>
    <message>
        <source>Two on hills of one height, and in between a hill just as high.</source>
        <translation>Zwei auf gleich hohen Hügeln, und dazwischen ein genauso hoher Hügel.</translation>
    </message>
    <message>
        <source>Two on hills of one height, and in between something just as high.</source>
        <translation>Zwei auf gleich hohen Hügeln, und dazwischen etwas genauso Hohes.</translation>
    </message>
    <message>
        <source>Type the label anew</source>
        <translation>Die Beschriftung neu tippen</translation>
    </message>
    <message>
        <source>Type the translation here.</source>
        <translation>Hier die Übersetzung eingeben.</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>&amp;Loslassen</translation>
    </message>
    <message>
        <source>Under which heading the palette lists it</source>
        <translation>Unter welcher Überschrift es in der Palette steht</translation>
    </message>
    <message>
        <source>Underla&amp;y</source>
        <translation>&amp;Unterlage</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Rückgängig gemacht: {what}</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Units and markers</source>
        <translation>Einheiten und Marker</translation>
    </message>
    <message>
        <source>Units, markers</source>
        <translation>Einheiten, Marker</translation>
    </message>
    <message>
        <source>Units, markers and objectives on the map</source>
        <translation>Einheiten, Marker und Ziele auf der Karte</translation>
    </message>
    <message>
        <source>Unknown field</source>
        <translation>Unbekanntes Eingabefeld</translation>
    </message>
    <message>
        <source>Unless you choose otherwise: {told}.</source>
        <translation>Solange nichts anderes gewählt ist: {told}.</translation>
    </message>
    <message>
        <source>Unlock the layer first.</source>
        <translation>Zuerst die Ebene entsperren.</translation>
    </message>
    <message>
        <source>Unpac&amp;k a pack…</source>
        <translation>Paket ent&amp;packen …</translation>
    </message>
    <message>
        <source>Unpac&amp;k…</source>
        <translation>Ent&amp;packen …</translation>
    </message>
    <message>
        <source>Unpack</source>
        <translation>Auspacken</translation>
    </message>
    <message>
        <source>Unpack a pack</source>
        <translation>Paket entpacken</translation>
    </message>
    <message>
        <source>Unpacking {name}</source>
        <translation>Entpacke {name}</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Unsaved work on {name} of {when} isn’t in it. It is kept, and asked about when the program starts again.</source>
        <translation>Ungespeicherte Arbeit an {name} vom {when} ist nicht darin. Sie bleibt aufgehoben; beim nächsten Start wird danach gefragt.</translation>
    </message>
    <message>
        <source>Unsure: {count}</source>
        <translation>Unsicher: {count}</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Update the folder?</source>
        <translation>Den Ordner aktualisieren?</translation>
    </message>
    <message>
        <source>Upper edge on the lattice</source>
        <translation>Oberer Rand im Gitter</translation>
    </message>
    <message>
        <source>Use a part of board {named}</source>
        <translation>Einen Teil von Plan {named} benutzen</translation>
    </message>
    <message>
        <source>Use all of board {named}</source>
        <translation>Den ganzen Plan {named} benutzen</translation>
    </message>
    <message>
        <source>Use only a part of the board</source>
        <translation>Nur einen Teil des Plans benutzen</translation>
    </message>
    <message>
        <source>Use the tool at the hex cursor; with Ctrl or Shift as with the mouse</source>
        <translation>Das Werkzeug am Feldzeiger benutzen; mit Strg oder Umschalt wie mit der Maus</translation>
    </message>
    <message>
        <source>Use the whole screen, or go back</source>
        <translation>Den ganzen Bildschirm benutzen oder zurückkehren</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Usual:</source>
        <translation>Üblich:</translation>
    </message>
    <message>
        <source>VASL board</source>
        <translation>Plan von VASL</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value of another kind</source>
        <translation>Wert anderer Art</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Values of the table</source>
        <translation>Werte der Tabelle</translation>
    </message>
    <message>
        <source>Vary each</source>
        <translation>Jeden abwandeln</translation>
    </message>
    <message>
        <source>Verdict: {verdict_words}</source>
        <translation>Ergebnis: {verdict_words}</translation>
    </message>
    <message>
        <source>Verify a pack that somebody published, and open what is in it</source>
        <translation>Ein von jemandem veröffentlichtes Paket prüfen und öffnen, was darin ist</translation>
    </message>
    <message>
        <source>Verifying {name}</source>
        <translation>Prüfe {name}</translation>
    </message>
    <message>
        <source>Verifying …</source>
        <translation>Prüfe …</translation>
    </message>
    <message>
        <source>Version, licence and the libraries it stands on</source>
        <translation>Version, Lizenz und die Bibliotheken, auf denen es steht</translation>
    </message>
    <message>
        <source>Very smooth</source>
        <translation>Sehr glatt</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Visibility, rain, markers and rulings that LOS obeys</source>
        <translation>Sichtweite, Regen, Marker und Auslegungen, denen die Sicht folgt</translation>
    </message>
    <message>
        <source>Wait for that, or cancel it.</source>
        <translation>Darauf warten oder es abbrechen.</translation>
    </message>
    <message>
        <source>Wait for that, or stop it.</source>
        <translation>Darauf warten oder es anhalten.</translation>
    </message>
    <message>
        <source>Walk through all hexes, also those that the trace is sure of</source>
        <translation>Alle Felder durchgehen, auch die, bei denen die Nachzeichnung sicher ist</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Web pages with LOS</source>
        <translation>Webseiten mit Sichtlinien</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Well covered where drawn</source>
        <translation>Gut bedeckt, wo gezeichnet</translation>
    </message>
    <message>
        <source>Wesnoth map</source>
        <translation>Karte von Wesnoth</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What &amp;changed…</source>
        <translation>Was sich &amp;änderte …</translation>
    </message>
    <message>
        <source>What a board is made of. The first kind of ground is what an empty hex is</source>
        <translation>Woraus ein Plan besteht. Die erste Art von Boden ist, was ein leeres Feld ist</translation>
    </message>
    <message>
        <source>What a card gives</source>
        <translation>Was eine Szenariokarte angibt</translation>
    </message>
    <message>
        <source>What a card is of</source>
        <translation>Wovon eine Karte handelt</translation>
    </message>
    <message>
        <source>What a card says of it</source>
        <translation>Was Szenariokarten davon sagen</translation>
    </message>
    <message>
        <source>What a coloured hexside does by the levels of both ends, not by its height</source>
        <translation>Was eine farbige Feldseite nach den Stufen beider Enden tut, nicht nach ihrer Höhe</translation>
    </message>
    <message>
        <source>What a hex is where nothing is drawn</source>
        <translation>Was ein Feld ist, wo nichts gezeichnet ist</translation>
    </message>
    <message>
        <source>What a line tells apart: who looks, who is seen, who stands in between</source>
        <translation>Was eine Linie unterscheidet: wer schaut, wer gesehen wird, wer dazwischen steht</translation>
    </message>
    <message>
        <source>What a scenario card says in this game: turns, victory, morale of each side …</source>
        <translation>Was eine Szenariokarte in diesem Spiel sagt: Runden, Sieg, Moral jeder Seite …</translation>
    </message>
    <message>
        <source>What a scenario of your game says besides its map, its sides and their units. The form, its checks and the printed card are made of it; turns, victory and reinforcements have a place of their own in print.</source>
        <translation>Was ein Szenario des eigenen Spiels außer seiner Karte, seinen Seiten und deren Einheiten sagt. Daraus entstehen das Formular, seine Prüfungen und die gedruckte Karte; Runden, Sieg und Verstärkungen haben im Druck einen eigenen Platz.</translation>
    </message>
    <message>
        <source>What blocks</source>
        <translation>Was versperrt</translation>
    </message>
    <message>
        <source>What can be done about all of this kind</source>
        <translation>Was sich für alle dieser Art tun lässt</translation>
    </message>
    <message>
        <source>What changed in the program</source>
        <translation>Was sich im Programm geändert hat</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>What couldn’t be brought in, and what isn’t as it was.</source>
        <translation>Was nicht übernommen werden konnte und was nicht ist, wie es war.</translation>
    </message>
    <message>
        <source>What decides whether somebody is seen?</source>
        <translation>Was entscheidet, ob jemand gesehen wird?</translation>
    </message>
    <message>
        <source>What differs: {name}</source>
        <translation>Was abweicht: {name}</translation>
    </message>
    <message>
        <source>What does a unit in the way do?</source>
        <translation>Was macht eine Einheit im Weg?</translation>
    </message>
    <message>
        <source>What each hex or hexside of it adds</source>
        <translation>Was jedes Feld oder jede Feldseite davon hinzufügt</translation>
    </message>
    <message>
        <source>What each row of the table has</source>
        <translation>Was jede Zeile der Tabelle hat</translation>
    </message>
    <message>
        <source>What each side sees from where it begins</source>
        <translation>Was jede Seite von dort sieht, wo sie beginnt</translation>
    </message>
    <message>
        <source>What else it does, row by row of the terrain chart</source>
        <translation>Was es sonst bewirkt, Zeile für Zeile der Geländetafel</translation>
    </message>
    <message>
        <source>What every board of your game must keep to. Two small boards beside each check, one with the fault and one without, show what is meant, and are tested with every change. Two terrains that never share a hex can be told in the terrain table, too, under “Never with”.</source>
        <translation>Woran sich jeder Plan Ihres Spiels halten muss. Zwei kleine Pläne neben jeder Prüfung, einer mit dem Fehler und einer ohne, zeigen, was gemeint ist, und werden bei jeder Änderung erprobt. Zwei Gelände, die nie ein Feld teilen, lassen sich auch in der Geländetabelle unter „Never with“ nennen.</translation>
    </message>
    <message>
        <source>What fields may bear</source>
        <translation>Was Äcker tragen dürfen</translation>
    </message>
    <message>
        <source>What files call it: small letters, digits and _. Boards know it by this</source>
        <translation>Wie Dateien es nennen: kleine Buchstaben, Ziffern und _. Pläne kennen es daran</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Was hineinkommt</translation>
    </message>
    <message>
        <source>What goes into the pack</source>
        <translation>Was in das Paket kommt</translation>
    </message>
    <message>
        <source>What has it</source>
        <translation>Was es hat</translation>
    </message>
    <message>
        <source>What hinders</source>
        <translation>Was behindert</translation>
    </message>
    <message>
        <source>What hinders in their own hexes. A hexside between them counts where one’s own does.</source>
        <translation>Was in ihren eigenen Feldern behindert. Eine Feldseite dazwischen zählt, wo die eigene es tut.</translation>
    </message>
    <message>
        <source>What holds for a whole game or for a while: night, fog, rain …</source>
        <translation>Was für eine ganze Partie oder eine Weile gilt: Nacht, Nebel, Regen …</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation>Was geprüft wird</translation>
    </message>
    <message>
        <source>What is cut off around the paper</source>
        <translation>Was rund um das Papier abgeschnitten wird</translation>
    </message>
    <message>
        <source>What is drawn blocks where the line touches it, not the whole hex</source>
        <translation>Gezeichnetes versperrt, wo die Linie es berührt, nicht das ganze Feld</translation>
    </message>
    <message>
        <source>What is drawn in its middle</source>
        <translation>Was in seiner Mitte gezeichnet ist</translation>
    </message>
    <message>
        <source>What is hidden behind something so much higher than the lower one, and lower than the other:</source>
        <translation>Was hinter etwas verdeckt ist, das um so viel höher als der Niedrigere und niedriger als der andere ist:</translation>
    </message>
    <message>
        <source>What is in the hex</source>
        <translation>Was im Feld ist</translation>
    </message>
    <message>
        <source>What is laid on a hex in the course of a game: smoke, wrecks …</source>
        <translation>Was im Lauf einer Partie auf ein Feld gelegt wird: Rauch, Wracks …</translation>
    </message>
    <message>
        <source>What is laid over the board</source>
        <translation>Was über dem Plan liegt</translation>
    </message>
    <message>
        <source>What is left open</source>
        <translation>Was offen ist</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>Was gemacht wird</translation>
    </message>
    <message>
        <source>What is nearest</source>
        <translation>Das Nächstliegende</translation>
    </message>
    <message>
        <source>What is open keeps the rules as they were.</source>
        <translation>Was offen ist, behält die Regeln, wie sie waren.</translation>
    </message>
    <message>
        <source>What is printed on its counters: on the map, on sheets to cut out, in VASSAL</source>
        <translation>Was auf seinen Spielsteinen gedruckt ist: auf der Karte, auf Bögen zum Ausschneiden, in VASSAL</translation>
    </message>
    <message>
        <source>What is saved there is noticed here, and asked about before it is written over</source>
        <translation>Was dort gespeichert wird, wird hier bemerkt, und vor dem Überschreiben wird gefragt</translation>
    </message>
    <message>
        <source>What is seen through</source>
        <translation>Durch was man sieht</translation>
    </message>
    <message>
        <source>What is shown of the common field</source>
        <translation>Was vom gemeinsamen Sichtfeld gezeigt wird</translation>
    </message>
    <message>
        <source>What is wrong in the game</source>
        <translation>Was im Spiel nicht stimmt</translation>
    </message>
    <message>
        <source>What is {title}?</source>
        <translation>Was ist {title}?</translation>
    </message>
    <message>
        <source>What it changes: cover, movement …</source>
        <translation>Was es ändert: Deckung, Bewegung …</translation>
    </message>
    <message>
        <source>What it does at an end's own hex</source>
        <translation>Was es am eigenen Feld eines Endes tut</translation>
    </message>
    <message>
        <source>What it does elsewhere</source>
        <translation>Was es anderswo tut</translation>
    </message>
    <message>
        <source>What it does to a line through it</source>
        <translation>Was es mit einer Linie macht, die hindurchgeht</translation>
    </message>
    <message>
        <source>What it does with its top as high as an end, where that is not as the page of sight says</source>
        <translation>Was es macht, wenn seine Oberkante so hoch ist wie ein Ende, wo das nicht ist, wie die Seite der Sichtlinien sagt</translation>
    </message>
    <message>
        <source>What it hides from above, where that is not as the page of sight says</source>
        <translation>Was es von oben verbirgt, wo das anders ist, als die Seite zur Sicht sagt</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>Wie es heißt</translation>
    </message>
    <message>
        <source>What it is called on the command line and where an issue is accepted: small letters, digits and -</source>
        <translation>Wie es auf der Befehlszeile heißt und wo ein Fund hingenommen wird: kleine Buchstaben, Ziffern und -</translation>
    </message>
    <message>
        <source>What it is, for whoever fills it in</source>
        <translation>Was es ist, für alle, die es ausfüllen</translation>
    </message>
    <message>
        <source>What it is, in your own words</source>
        <translation>Was es ist, in eigenen Worten</translation>
    </message>
    <message>
        <source>What it means, in your own words</source>
        <translation>Was es bedeutet, in eigenen Worten</translation>
    </message>
    <message>
        <source>What it says where it doesn’t hold; the usual sentence where this is empty. {place} and {terrain} are filled in</source>
        <translation>Was gemeldet wird, wo es nicht gilt; der übliche Satz, wenn dies leer ist. {place} und {terrain} werden eingesetzt</translation>
    </message>
    <message>
        <source>What its own row says otherwise goes before that.</source>
        <translation>Was die eigene Zeile anders sagt, geht vor.</translation>
    </message>
    <message>
        <source>What lies at the dot of each hex, in words; not shown at first</source>
        <translation>Was am Punkt jedes Feldes liegt, in Worten; zunächst nicht gezeigt</translation>
    </message>
    <message>
        <source>What lies below the straight line; one that touches it is blocked</source>
        <translation>Was unter der geraden Linie liegt; wer sie berührt, ist verdeckt</translation>
    </message>
    <message>
        <source>What lies below the straight line; one that touches it is clear</source>
        <translation>Was unter der geraden Linie liegt; wer sie berührt, ist frei</translation>
    </message>
    <message>
        <source>What lies under the dot is the terrain of the hex</source>
        <translation>Was unter dem Punkt liegt, ist das Gelände des Feldes</translation>
    </message>
    <message>
        <source>What markers that light do to it: nothing to fog</source>
        <translation>Was leuchtende Marker dagegen bewirken: gegen Nebel nichts</translation>
    </message>
    <message>
        <source>What may be chosen</source>
        <translation>Was gewählt werden kann</translation>
    </message>
    <message>
        <source>What meets and what doesn’t</source>
        <translation>Was aneinanderpasst und was nicht</translation>
    </message>
    <message>
        <source>What messages call the line</source>
        <translation>Wie Meldungen die Linie nennen</translation>
    </message>
    <message>
        <source>What must be there too; what lines may join or end at</source>
        <translation>Was auch da sein muss; woran Linien anschließen oder enden dürfen</translation>
    </message>
    <message>
        <source>What must hold</source>
        <translation>Was gelten muss</translation>
    </message>
    <message>
        <source>What must hold on every board of the game, besides what the terrain table says</source>
        <translation>Was auf jedem Plan des Spiels gelten muss, außer dem, was die Geländetabelle sagt</translation>
    </message>
    <message>
        <source>What none of these shares a hex or hexside with</source>
        <translation>Womit keines von diesen ein Feld oder eine Feldseite teilt</translation>
    </message>
    <message>
        <source>What of a hex that the line touches in one corner?</source>
        <translation>Was ist mit einem Feld, das die Linie an einer Ecke berührt?</translation>
    </message>
    <message>
        <source>What of hexes beyond the edge?</source>
        <translation>Was ist mit Feldern jenseits des Randes?</translation>
    </message>
    <message>
        <source>What scenarios need</source>
        <translation>Was die Szenarien brauchen</translation>
    </message>
    <message>
        <source>What stands before its hexes, such as 2.E4</source>
        <translation>Was vor seinen Feldern steht, etwa 2.E4</translation>
    </message>
    <message>
        <source>What stands first</source>
        <translation>Was zuerst steht</translation>
    </message>
    <message>
        <source>What stands on its other side, where that is another</source>
        <translation>Was auf seiner anderen Seite steht, wo das anderes ist</translation>
    </message>
    <message>
        <source>What stops a line that runs along a hexside?</source>
        <translation>Was hält eine Linie auf, die an einer Feldseite entlangläuft?</translation>
    </message>
    <message>
        <source>What terrain, units and markers do besides sight: cover, movement, entry. Type numbers or words into the cells; the printed terrain chart and the page of the rules are made of them.</source>
        <translation>Was Gelände, Einheiten und Marker außer für die Sicht bewirken: Deckung, Bewegung, Betreten. In die Zellen gehören Zahlen oder Wörter; aus ihnen entstehen die gedruckte Geländetafel und die Seite der Regeln.</translation>
    </message>
    <message>
        <source>What the board’s face prints along its bottom edge stays there.</source>
        <translation>Was die Seite des Plans an ihrer Unterkante druckt, bleibt dort.</translation>
    </message>
    <message>
        <source>What the box holds is told by a counter list, *.counters.json</source>
        <translation>Was in der Schachtel ist, sagt eine Liste der Spielsteine, *.counters.json</translation>
    </message>
    <message>
        <source>What the card begins with; boards that you tick take the place of a template's</source>
        <translation>Womit die Szenariokarte beginnt; angekreuzte Pläne ersetzen die einer Vorlage</translation>
    </message>
    <message>
        <source>What the chart says of it, in your own words</source>
        <translation>Was die Tafel darüber sagt, in eigenen Worten</translation>
    </message>
    <message>
        <source>What the column is about</source>
        <translation>Worum es in der Spalte geht</translation>
    </message>
    <message>
        <source>What the first hex of the thread sees</source>
        <translation>Was das erste Feld des Fadens sieht</translation>
    </message>
    <message>
        <source>What the first hex of the thread sees.</source>
        <translation>Was das erste Feld der Sichtlinie sieht.</translation>
    </message>
    <message>
        <source>What the game begins with</source>
        <translation>Womit das Spiel beginnt</translation>
    </message>
    <message>
        <source>What the game calls what a card is of</source>
        <translation>Wie das Spiel nennt, wovon eine Karte handelt</translation>
    </message>
    <message>
        <source>What the game is called</source>
        <translation>Wie das Spiel heißt</translation>
    </message>
    <message>
        <source>What the game is called, how its boards lie and how high they rise.</source>
        <translation>Wie das Spiel heißt, wie seine Pläne liegen und wie hoch sie reichen.</translation>
    </message>
    <message>
        <source>What the hexes below see between them.</source>
        <translation>Was die Felder unten zusammen sehen.</translation>
    </message>
    <message>
        <source>What the map of that module is called</source>
        <translation>Wie die Karte jenes Moduls heißt</translation>
    </message>
    <message>
        <source>What the number counts: hexes one sees …</source>
        <translation>Was die Zahl zählt: Felder, die man weit sieht …</translation>
    </message>
    <message>
        <source>What the number counts: points, turns …</source>
        <translation>Was die Zahl zählt: Punkte, Runden …</translation>
    </message>
    <message>
        <source>What the pages are laid out on, and written for</source>
        <translation>Worauf die Seiten gesetzt sind und wofür sie geschrieben sind</translation>
    </message>
    <message>
        <source>What the trace proposes for {title} isn’t on the board yet.</source>
        <translation>Was das Nachzeichnen für {title} vorschlägt, ist noch nicht auf dem Plan.</translation>
    </message>
    <message>
        <source>What to add to {title}</source>
        <translation>Was hinzugefügt wird: {title}</translation>
    </message>
    <message>
        <source>What to paint with</source>
        <translation>Womit gemalt wird</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Was geändert wurde</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>What was made of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>What was saved aside can’t be read.</source>
        <translation>Das Gesicherte ist nicht lesbar.</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Was es ändern würde</translation>
    </message>
    <message>
        <source>What would stop a reader</source>
        <translation>Was Leser aufhielte</translation>
    </message>
    <message>
        <source>What you changed isn't saved.</source>
        <translation>Die Änderungen sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>What you changed since the game was last saved, and what comes of it: on every board that you name, the lines that open, close, or are hindered otherwise, and those that do so only from or to a kind of unit or a position, for a side, or while a condition holds.</source>
        <translation>Was seit dem letzten Speichern geändert wurde und was daraus folgt: auf jedem genannten Plan die Linien, die frei werden, versperrt werden oder anders behindert sind, und jene, bei denen das nur von einer Einheitenart oder Position aus oder zu ihr hin, für eine Seite oder unter einer Bedingung so ist.</translation>
    </message>
    <message>
        <source>Whatever isn't listed is blocked.</source>
        <translation>Was nicht aufgeführt ist, ist versperrt.</translation>
    </message>
    <message>
        <source>What’s &amp;new</source>
        <translation>Was ist &amp;neu</translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation>Weizen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Wheels</source>
        <translation>Räder</translation>
    </message>
    <message>
        <source>When it is looked: the card's light changes in the course of the game</source>
        <translation>Wann geschaut wird: das Licht der Szenariokarte ändert sich im Lauf der Partie</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where do these two differ?</source>
        <translation>Wo weichen diese beiden ab?</translation>
    </message>
    <message>
        <source>Where do two of these answers differ?</source>
        <translation>Wo unterscheiden sich zwei dieser Antworten?</translation>
    </message>
    <message>
        <source>Where empty: {default}.</source>
        <translation>Wo nichts steht: {default}.</translation>
    </message>
    <message>
        <source>Where ground drops</source>
        <translation>Wo der Boden abfällt</translation>
    </message>
    <message>
        <source>Where in its hex somebody may be: upstairs, in a trench …</source>
        <translation>Wo in seinem Feld jemand sein kann: im Obergeschoss, im Graben …</translation>
    </message>
    <message>
        <source>Where it may stand</source>
        <translation>Wo es stehen darf</translation>
    </message>
    <message>
        <source>Where so many may be</source>
        <translation>Wo so viele sein dürfen</translation>
    </message>
    <message>
        <source>Where the pictures will be, as https://example.org/mill/</source>
        <translation>Wo die Bilder stehen werden, etwa https://example.org/mill/</translation>
    </message>
    <message>
        <source>Where the rulebook leaves a question open.</source>
        <translation>Wo das Regelheft eine Frage offen lässt.</translation>
    </message>
    <message>
        <source>Where the trace is unsure</source>
        <translation>Wo die Nachzeichnung unsicher ist</translation>
    </message>
    <message>
        <source>Where they don’t, whatever blocks, blocks, from wherever it is looked at.</source>
        <translation>Wo nicht, versperrt, was versperrt, von wo auch geschaut wird.</translation>
    </message>
    <message>
        <source>Where to? The pack gets a folder of its own there</source>
        <translation>Wohin? Das Paket erhält dort einen eigenen Ordner</translation>
    </message>
    <message>
        <source>Where to? What is published gets a folder of its own there</source>
        <translation>Wohin? Das Veröffentlichte erhält dort einen eigenen Ordner</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Wo?</translation>
    </message>
    <message>
        <source>Whether all of its hex counts, whatever is drawn</source>
        <translation>Ob sein ganzes Feld zählt, was auch gezeichnet ist</translation>
    </message>
    <message>
        <source>Whether every card must have it</source>
        <translation>Ob jede Karte es haben muss</translation>
    </message>
    <message>
        <source>Whether it counts where lines run along it</source>
        <translation>Ob es zählt, wo Linien daran entlanglaufen</translation>
    </message>
    <message>
        <source>Whether it is in force</source>
        <translation>Ob es gilt</translation>
    </message>
    <message>
        <source>Whether one in its hex is seen from however far, whatever terrain says: it has fired, or moved</source>
        <translation>Ob man, wer in seinem Feld steht, von noch so weit sieht, was auch das Gelände sagt: Er hat gefeuert oder sich bewegt</translation>
    </message>
    <message>
        <source>Whether one sees as many hexes as its number says</source>
        <translation>Ob man so viele Felder weit sieht, wie ihre Zahl sagt</translation>
    </message>
    <message>
        <source>Which kind of check it is</source>
        <translation>Welche Art von Prüfung es ist</translation>
    </message>
    <message>
        <source>Which kinds and places to show, and in which groups</source>
        <translation>Welche Arten und Stellen gezeigt werden, und in welchen Gruppen</translation>
    </message>
    <message>
        <source>Which lines differ under other rulings, by another ruleset, from another map</source>
        <translation>Welche Linien sich unter anderen Auslegungen, nach anderen Regeln, von einer anderen Karte unterscheiden</translation>
    </message>
    <message>
        <source>Which lines differ, hex by hex.</source>
        <translation>Welche Linien abweichen, Feld um Feld.</translation>
    </message>
    <message>
        <source>Whichever takes fewer sheets</source>
        <translation>Was weniger Blätter braucht</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Who looks</source>
        <translation>Schaut</translation>
    </message>
    <message>
        <source>Who stands there</source>
        <translation>Wer dort steht</translation>
    </message>
    <message>
        <source>Who won game {row}</source>
        <translation>Wer Partie {row} gewann</translation>
    </message>
    <message>
        <source>Whole hex</source>
        <translation>Ganzes Feld</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Wessen</translation>
    </message>
    <message>
        <source>Whose are in the way</source>
        <translation>Wessen im Weg sind</translation>
    </message>
    <message>
        <source>Whose are in the way, where that is not as the page of sight says</source>
        <translation>Wessen im Weg sind, wo das nicht ist, wie die Seite über Sicht es sagt</translation>
    </message>
    <message>
        <source>Whose are in the way: {whose}.</source>
        <translation>Wessen im Weg sind: {whose}.</translation>
    </message>
    <message>
        <source>Whose units are in the way?</source>
        <translation>Wessen Einheiten sind im Weg?</translation>
    </message>
    <message>
        <source>Why are they right as they are? Each is accepted for this reason.</source>
        <translation>Warum sind sie richtig, wie sie sind? Jeder wird aus diesem Grund hingenommen.</translation>
    </message>
    <message>
        <source>Why is this right here?</source>
        <translation>Warum ist das hier richtig?</translation>
    </message>
    <message>
        <source>Why the rulebook has it so, in your own words</source>
        <translation>Warum das Regelbuch es so will, in eigenen Worten</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Wider here</source>
        <translation>Hier breiter</translation>
    </message>
    <message>
        <source>Widest</source>
        <translation>Am weitesten</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width here</source>
        <translation>Breite hier</translation>
    </message>
    <message>
        <source>Width in hexsides, as it is seen</source>
        <translation>Breite in Feldseiten, wie man sie sieht</translation>
    </message>
    <message>
        <source>Width of a hex</source>
        <translation>Breite eines Feldes</translation>
    </message>
    <message>
        <source>Width of a hex from side to side</source>
        <translation>Breite eines Feldes von Seite zu Seite</translation>
    </message>
    <message>
        <source>Width of its line</source>
        <translation>Breite seiner Linie</translation>
    </message>
    <message>
        <source>Width of the map</source>
        <translation>Breite der Karte</translation>
    </message>
    <message>
        <source>Width of the paper</source>
        <translation>Breite des Papiers</translation>
    </message>
    <message>
        <source>Width of the {words}</source>
        <translation>{words}: Breite</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>Draht</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>With &amp;areas and counters</source>
        <translation>Mit &amp;Gebieten und Spielsteinen</translation>
    </message>
    <message>
        <source>With each side, unit, area or marker: {fields}</source>
        <translation>Bei jeder Seite, Einheit, jedem Gebiet oder Marker: {fields}</translation>
    </message>
    <message>
        <source>With the LOS &amp;thread and field that are shown now</source>
        <translation>Mit dem gezeigten Sicht&amp;faden und Sichtfeld</translation>
    </message>
    <message>
        <source>With the first &amp;sight that is shown now</source>
        <translation>Mit der gezeigten ersten &amp;Sicht</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Within how many hexes of it dark lets targets be seen; 0 for its own hex</source>
        <translation>Bis auf wie viele Felder um ihn herum man Ziele auch im Dunkeln sieht; 0 für sein eigenes Feld</translation>
    </message>
    <message>
        <source>Within it</source>
        <translation>Darin</translation>
    </message>
    <message>
        <source>Within {hexes} hexes of it targets are seen however dark it is.</source>
        <translation>Bis auf {hexes} Felder um ihn herum sieht man Ziele, so dunkel es ist.</translation>
    </message>
    <message>
        <source>Without it, other terrain is painted over; ways, water and houses never are</source>
        <translation>Ohne dies wird anderes Gelände übermalt; Wege, Wasser und Häuser nie</translation>
    </message>
    <message>
        <source>Without markers, units, changes and conditions, which are each game’s own.</source>
        <translation>Ohne Marker, Einheiten, Änderungen und Bedingungen: Die hat jedes Spiel für sich.</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Wooden houses</source>
        <translation>Holzhäuser</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Woods and houses block wherever they stand, fields hinder; no heights</source>
        <translation>Wald und Häuser versperren, wo sie stehen, Äcker behindern; keine Höhen</translation>
    </message>
    <message>
        <source>Woods, buildings, fields: what LOS sees</source>
        <translation>Wälder, Gebäude, Felder: was für die Sichtlinie zählt</translation>
    </message>
    <message>
        <source>Words by which checks know it: water, bridgeable …</source>
        <translation>Wörter, an denen Prüfungen es erkennen: water, bridgeable …</translation>
    </message>
    <message>
        <source>Words by which sight and checks know it: large …</source>
        <translation>Wörter, an denen Sicht und Prüfungen es erkennen: large …</translation>
    </message>
    <message>
        <source>Words of a label, or the name of a hex</source>
        <translation>Beschriftung oder Name eines Feldes</translation>
    </message>
    <message>
        <source>Words of the file and what they mean</source>
        <translation>Worte der Datei und was sie meinen</translation>
    </message>
    <message>
        <source>Words of the message or kind; the name of a hex or hexside, or an area’s corners</source>
        <translation>Worte der Meldung oder Art; der Name eines Feldes oder einer Feldseite, oder die Ecken eines Gebiets</translation>
    </message>
    <message>
        <source>Work saved aside</source>
        <translation>Gesicherte Arbeit</translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation>Rechne …</translation>
    </message>
    <message>
        <source>Working out lines of sight</source>
        <translation>Berechne Sichtlinien</translation>
    </message>
    <message>
        <source>Worldographer map</source>
        <translation>Karte von Worldographer</translation>
    </message>
    <message>
        <source>Write a &amp;list</source>
        <translation>Eine &amp;Liste schreiben</translation>
    </message>
    <message>
        <source>Write a label here; with Shift draw the line along which it runs</source>
        <translation>Hier eine Beschriftung schreiben; mit Umschalt die Linie zeichnen, an der sie entlangläuft</translation>
    </message>
    <message>
        <source>Write a picture of the board: PNG, SVG or PDF</source>
        <translation>Ein Bild des Plans schreiben: PNG, SVG oder PDF</translation>
    </message>
    <message>
        <source>Write a picture of the thread from the side: PNG, SVG or PDF</source>
        <translation>Ein Bild des Fadens von der Seite schreiben: PNG, SVG oder PDF</translation>
    </message>
    <message>
        <source>Write label</source>
        <translation>Beschriften</translation>
    </message>
    <message>
        <source>Write over the file?</source>
        <translation>Die Datei überschreiben?</translation>
    </message>
    <message>
        <source>Write over the old files?</source>
        <translation>Die alten Dateien überschreiben?</translation>
    </message>
    <message>
        <source>Write the card as it is printed: PDF, PNG or SVG</source>
        <translation>Die Szenariokarte schreiben, wie sie gedruckt wird: PDF, PNG oder SVG</translation>
    </message>
    <message>
        <source>Write the document in another program’s format</source>
        <translation>Das Dokument im Format eines anderen Programms schreiben</translation>
    </message>
    <message>
        <source>Write the document to another file</source>
        <translation>Das Dokument in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>Write the document to its file</source>
        <translation>Das Dokument in seine Datei schreiben</translation>
    </message>
    <message>
        <source>Write the map to a PDF at true scale, on as many sheets as it takes</source>
        <translation>Die Karte maßstäblich in ein PDF schreiben, auf so viele Blätter wie nötig</translation>
    </message>
    <message>
        <source>Write the rule numbers</source>
        <translation>Regelnummern ändern</translation>
    </message>
    <message>
        <source>Write these meanings to a mapping file</source>
        <translation>Diese Bedeutungen in eine Zuordnungsdatei schreiben</translation>
    </message>
    <message>
        <source>Write what is in it into a folder</source>
        <translation>Den Inhalt in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>Write {words} into the folder</source>
        <translation>{words} in den Ordner schreiben</translation>
    </message>
    <message>
        <source>Writing and verifying the pack …</source>
        <translation>Schreibe und prüfe das Paket …</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Schreibe {name}</translation>
    </message>
    <message>
        <source>Written otherwise</source>
        <translation>Anders geschrieben</translation>
    </message>
    <message>
        <source>Written twice</source>
        <translation>Zweimal angegeben</translation>
    </message>
    <message>
        <source>Wrote {counted} to {name} from {value} of {counted2}.</source>
        <translation>{counted} nach {name} geschrieben, aus {value} von {counted2}.</translation>
    </message>
    <message>
        <source>Wrote {name} to {folder}.</source>
        <translation>{name} geschrieben, im Ordner {folder}.</translation>
    </message>
    <message>
        <source>Wrote {name}: alter it in any text editor, then choose it here again.</source>
        <translation>{name} geschrieben: in einem beliebigen Texteditor ändern, dann hier erneut wählen.</translation>
    </message>
    <message>
        <source>X and Y on the lattice, sizes in hexsides.</source>
        <translation>X und Y im Gitter, Größen in Feldseiten.</translation>
    </message>
    <message>
        <source>X and Y on the lattice.</source>
        <translation>X und Y im Gitter.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder nein</translation>
    </message>
    <message>
        <source>Yes, all of them</source>
        <translation>Ja, alle</translation>
    </message>
    <message>
        <source>Yes, all on the line</source>
        <translation>Ja, alles auf der Linie</translation>
    </message>
    <message>
        <source>Yes, as from farther off</source>
        <translation>Ja, wie aus größerer Entfernung</translation>
    </message>
    <message>
        <source>Yes, as if it were crossed</source>
        <translation>Ja, als würde sie gekreuzt</translation>
    </message>
    <message>
        <source>Yes, like any other</source>
        <translation>Ja, wie jede andere</translation>
    </message>
    <message>
        <source>Yes: from a height one looks over what is lower</source>
        <translation>Ja: von einer Höhe schaut man über Niedrigeres hinweg</translation>
    </message>
    <message>
        <source>You have no game of your own yet: File, New game begins one.</source>
        <translation>Noch kein eigenes Spiel: Datei, Neues Spiel beginnt eines.</translation>
    </message>
    <message>
        <source>You have the same already.</source>
        <translation>Dasselbe ist schon da.</translation>
    </message>
    <message>
        <source>You have {game} in {folder}, which differs.</source>
        <translation>Es gibt schon {game} in {folder}, das anders ist.</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Eigene Spiele</translation>
    </message>
    <message>
        <source>Your work could not be kept aside: {error}</source>
        <translation>Die Arbeit konnte nicht gesichert werden: {error}</translation>
    </message>
    <message>
        <source>Your work could not be saved aside. Save it, if you still can.</source>
        <translation>Die Arbeit konnte nicht gesichert werden. Bitte speichern, solange es noch geht.</translation>
    </message>
    <message>
        <source>Your work could not be saved aside: {failed}</source>
        <translation>Die Arbeit ließ sich nicht beiseite sichern: {failed}</translation>
    </message>
    <message>
        <source>Your work was saved aside and is offered again at the next start.</source>
        <translation>Die Arbeit ist gesichert und wird beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom to the pointer; with Shift or Alt, pan</source>
        <translation>Zum Zeiger vergrößern; mit Umschalt oder Alt schwenken</translation>
    </message>
    <message>
        <source>[ and ]</source>
        <translation>[ und ]</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>ein Loch</translation>
    </message>
    <message>
        <source>a path</source>
        <translation>einen Weg</translation>
    </message>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>hingenommen</translation>
    </message>
    <message>
        <source>accepted issues</source>
        <translation>hingenommene Funde</translation>
    </message>
    <message>
        <source>accepted: {because}</source>
        <translation>hingenommen: {because}</translation>
    </message>
    <message>
        <source>all of it in {language}</source>
        <translation>alles auf {language}</translation>
    </message>
    <message>
        <source>all {count:,} of this kind</source>
        <translation>alle {count:,} dieser Art</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>an end</source>
        <translation>ein Ende</translation>
    </message>
    <message>
        <source>an example</source>
        <translation>ein Beispiel</translation>
    </message>
    <message>
        <source>and level {level}</source>
        <translation>und Höhe {level}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>answers to open rulings</source>
        <translation>Antworten auf offene Auslegungen</translation>
    </message>
    <message>
        <source>as a side of the lower end’s hex</source>
        <translation>als Seite des Felds am tieferen Ende</translation>
    </message>
    <message>
        <source>as drawn artwork</source>
        <translation>als Zeichnung</translation>
    </message>
    <message>
        <source>as far as it says</source>
        <translation>so weit, wie es sagt</translation>
    </message>
    <message>
        <source>as it is → by the other rulings</source>
        <translation>wie es ist → nach den anderen Auslegungen</translation>
    </message>
    <message>
        <source>as paths</source>
        <translation>als Wege</translation>
    </message>
    <message>
        <source>as saved → now</source>
        <translation>wie gespeichert → jetzt</translation>
    </message>
    <message>
        <source>as the ground of boards</source>
        <translation>als Boden von Plänen</translation>
    </message>
    <message>
        <source>as the second of its kind</source>
        <translation>als zweite ihrer Art</translation>
    </message>
    <message>
        <source>author, licence and source</source>
        <translation>Urheber, Lizenz und Quelle</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>beside a document</source>
        <translation>neben einem Dokument</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>totes Feld</translation>
    </message>
    <message>
        <source>blind hex</source>
        <translation>totes Feld</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>versperrt</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>bob_editor didn’t end as it should. This had changes that weren’t saved:</source>
        <translation>bob_editor endete nicht, wie es sollte. Hieran waren Änderungen nicht gespeichert:</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>by a rule of its own</source>
        <translation>nach einer eigenen Regel</translation>
    </message>
    <message>
        <source>by name, or picked on the map</source>
        <translation>mit Namen, oder auf der Karte gewählt</translation>
    </message>
    <message>
        <source>by {overall} of a hex overall, {label} most, by {most}.</source>
        <translation>um {overall} eines Feldes im Ganzen, {label} am meisten, um {most}.</translation>
    </message>
    <message>
        <source>can be fixed</source>
        <translation>behebbar</translation>
    </message>
    <message>
        <source>can’t be turned so</source>
        <translation>so nicht drehbar</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>closes {count:,}</source>
        <translation>schließt {count:,}</translation>
    </message>
    <message>
        <source>columns to the right,</source>
        <translation>Spalten nach rechts,</translation>
    </message>
    <message>
        <source>columns ×</source>
        <translation>Spalten ×</translation>
    </message>
    <message>
        <source>comes with the program</source>
        <translation>gehört zum Programm</translation>
    </message>
    <message>
        <source>contour lines</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>corner of a hex</source>
        <translation>Ecke eines Feldes</translation>
    </message>
    <message>
        <source>corners on top</source>
        <translation>Ecken oben</translation>
    </message>
    <message>
        <source>counter list</source>
        <translation>Liste von Spielsteinen</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>crest line {level}</source>
        <translation>Höhenlinie {level}</translation>
    </message>
    <message>
        <source>crest lines</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>crosses itself</source>
        <translation>kreuzt sich selbst</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>Mittelpunkt</translation>
    </message>
    <message>
        <source>dot of {label}</source>
        <translation>Mittelpunkt von {label}</translation>
    </message>
    <message>
        <source>drawn artwork</source>
        <translation>Gezeichnetes</translation>
    </message>
    <message>
        <source>drawn lines of paths</source>
        <translation>gezeichnete Linien von Wegen</translation>
    </message>
    <message>
        <source>eases {count:,}</source>
        <translation>erleichtert {count:,}</translation>
    </message>
    <message>
        <source>edges don’t mate</source>
        <translation>Ränder passen nicht</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintritt</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>everything in {label}</source>
        <translation>alles in {label}</translation>
    </message>
    <message>
        <source>exits</source>
        <translation>Ausgänge</translation>
    </message>
    <message numerus="yes">
        <source>expects {count:,} lines of sight</source>
        <translation>
            <numerusform>erwartet 1 Sichtlinie</numerusform>
            <numerusform>erwartet {count:,} Sichtlinien</numerusform>
        </translation>
    </message>
    <message>
        <source>faces {where}</source>
        <translation>weist nach {where}</translation>
    </message>
    <message>
        <source>fills its hex</source>
        <translation>füllt sein Feld</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>flat tops</source>
        <translation>Seiten oben</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>goes with the board</source>
        <translation>gehört zum Plan</translation>
    </message>
    <message>
        <source>half hexes at the edges</source>
        <translation>halbe Felder an den Rändern</translation>
    </message>
    <message>
        <source>hampers {count:,}</source>
        <translation>erschwert {count:,}</translation>
    </message>
    <message>
        <source>here → {other}</source>
        <translation>hier → {other}</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>hexes it lacks are cut out</source>
        <translation>Felder, die ihm fehlen, sind ausgeschnitten</translation>
    </message>
    <message>
        <source>hexes of several terrains</source>
        <translation>Felder mit mehreren Geländearten</translation>
    </message>
    <message>
        <source>hexside</source>
        <translation>Feldseite</translation>
    </message>
    <message>
        <source>hexside terrain</source>
        <translation>Gelände auf Feldseiten</translation>
    </message>
    <message>
        <source>hexsides</source>
        <translation>Feldseiten</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>höchste</translation>
    </message>
    <message>
        <source>hill height level elevation slope crest contour ridge</source>
        <translation>hügel höhe anhöhe erhebung stufe hang kamm höhenlinie rücken</translation>
    </message>
    <message>
        <source>hindered</source>
        <translation>behindert</translation>
    </message>
    <message>
        <source>hindered by {hindrance}</source>
        <translation>behindert um {hindrance}</translation>
    </message>
    <message>
        <source>hindered {hindrance}</source>
        <translation>behindert {hindrance}</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>illuminated</source>
        <translation>beleuchtet</translation>
    </message>
    <message>
        <source>in hexes</source>
        <translation>in Feldern</translation>
    </message>
    <message>
        <source>in no file yet</source>
        <translation>noch in keiner Datei</translation>
    </message>
    <message>
        <source>is no longer where it was</source>
        <translation>ist nicht mehr, wo sie war</translation>
    </message>
    <message>
        <source>it</source>
        <translation>ihn</translation>
    </message>
    <message>
        <source>its fields</source>
        <translation>seine Felder im Formular</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>eigener</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>lately opened</source>
        <translation>zuletzt geöffnet</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>offen gelassen</translation>
    </message>
    <message>
        <source>left open, else: {answer}</source>
        <translation>offen gelassen, sonst: {answer}</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>level {level} of {label}</source>
        <translation>Höhe {level} von {label}</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>levels and crest lines</source>
        <translation>Höhen und Höhenlinien</translation>
    </message>
    <message>
        <source>levels of hexes</source>
        <translation>Höhen von Feldern</translation>
    </message>
    <message>
        <source>lies over another board</source>
        <translation>liegt über einem anderen Plan</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>wahrscheinlich</translation>
    </message>
    <message>
        <source>line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>niedrigste</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>named in BOB_EDITOR_RULESETS</source>
        <translation>genannt in BOB_EDITOR_RULESETS</translation>
    </message>
    <message>
        <source>needs {needs}</source>
        <translation>braucht {needs}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>new area</source>
        <translation>neues Gebiet</translation>
    </message>
    <message>
        <source>next of the stack</source>
        <translation>der nächste im Stapel</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no farther from the lower end</source>
        <translation>dem tieferen Ende nicht ferner</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>keine Datei</translation>
    </message>
    <message>
        <source>no gap</source>
        <translation>keine Lücke</translation>
    </message>
    <message>
        <source>no such hex</source>
        <translation>kein solches Feld</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none of {count:,} lines changes</source>
        <translation>keine von {count:,} Linien ändert sich</translation>
    </message>
    <message>
        <source>none: words are taken by name</source>
        <translation>keine: Worte werden nach dem Namen genommen</translation>
    </message>
    <message>
        <source>not known to {game}</source>
        <translation>{game} unbekannt</translation>
    </message>
    <message>
        <source>not on this board</source>
        <translation>nicht auf diesem Plan</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing along it</source>
        <translation>nichts daran</translation>
    </message>
    <message>
        <source>nothing in the way</source>
        <translation>nichts im Weg</translation>
    </message>
    <message>
        <source>objectives of the board</source>
        <translation>Ziele des Plans</translation>
    </message>
    <message>
        <source>of this project</source>
        <translation>aus diesem Projekt</translation>
    </message>
    <message>
        <source>off the lattice</source>
        <translation>nicht im Raster</translation>
    </message>
    <message>
        <source>on hexsides</source>
        <translation>an Feldseiten</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>one of my stamps</source>
        <translation>einer der eigenen Stempel</translation>
    </message>
    <message>
        <source>one of the card’s areas</source>
        <translation>eines der Gebiete der Szenariokarte</translation>
    </message>
    <message>
        <source>one of the card’s counters</source>
        <translation>einer der Spielsteine der Szenariokarte</translation>
    </message>
    <message>
        <source>one of the card’s sides</source>
        <translation>eine der Seiten der Szenariokarte</translation>
    </message>
    <message>
        <source>one of the map’s boards</source>
        <translation>einer der Pläne der Karte</translation>
    </message>
    <message>
        <source>one of {count}, such as {title}</source>
        <translation>eines von {count}, etwa {title}</translation>
    </message>
    <message>
        <source>one that the card lists</source>
        <translation>eines, das auf der Szenariokarte steht</translation>
    </message>
    <message>
        <source>opens {count:,}</source>
        <translation>öffnet {count:,}</translation>
    </message>
    <message>
        <source>or more</source>
        <translation>oder mehr</translation>
    </message>
    <message>
        <source>other hexes</source>
        <translation>andere Felder</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>overlay</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>part {crop}</source>
        <translation>Teil {crop}</translation>
    </message>
    <message>
        <source>paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>perhaps</source>
        <translation>vielleicht</translation>
    </message>
    <message>
        <source>piece {number}</source>
        <translation>Stück {number}</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>played {times}</source>
        <translation>{times} gespielt</translation>
    </message>
    <message>
        <source>point of an outline</source>
        <translation>Punkt eines Umrisses</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>road or stream</source>
        <translation>Straße oder Bach</translation>
    </message>
    <message>
        <source>roads, streams and other paths</source>
        <translation>Straßen, Bäche und andere Wege</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>rows down</source>
        <translation>Reihen nach unten</translation>
    </message>
    <message>
        <source>rule {cites}</source>
        <translation>Regel {cites}</translation>
    </message>
    <message>
        <source>rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>sees</source>
        <translation>sieht</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>shared hex</source>
        <translation>gemeinsames Feld</translation>
    </message>
    <message>
        <source>sheet {name} of {count}</source>
        <translation>Bogen {name} von {count}</translation>
    </message>
    <message>
        <source>stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>styles/{name}/style.json beside the file</source>
        <translation>styles/{name}/style.json neben der Datei</translation>
    </message>
    <message>
        <source>such as 1.0</source>
        <translation>etwa 1.0</translation>
    </message>
    <message>
        <source>such as cover, or infantry movement</source>
        <translation>etwa Deckung oder Bewegung der Infanterie</translation>
    </message>
    <message>
        <source>such as {hint}</source>
        <translation>etwa {hint}</translation>
    </message>
    <message>
        <source>such as {shown}</source>
        <translation>etwa {shown}</translation>
    </message>
    <message>
        <source>surely</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>the crest line of level {level}</source>
        <translation>Höhenlinie der Höhe {level}</translation>
    </message>
    <message>
        <source>the dot of {label}</source>
        <translation>Mittelpunkt von {label}</translation>
    </message>
    <message>
        <source>the drawn crest line of level {level} around {label}</source>
        <translation>gezeichnete Höhenlinie der Höhe {level} um {label}</translation>
    </message>
    <message>
        <source>the drawn outline</source>
        <translation>den gezeichneten Umriss</translation>
    </message>
    <message>
        <source>the drawn {terrain}</source>
        <translation>Umriss {terrain}</translation>
    </message>
    <message>
        <source>the drawn {terrain} around {label}</source>
        <translation>Umriss {terrain} um {label}</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>der Datei</translation>
    </message>
    <message>
        <source>the ground around the hills</source>
        <translation>der Boden um die Hügel</translation>
    </message>
    <message>
        <source>the ground of level {level}</source>
        <translation>den Boden der Höhe {level}</translation>
    </message>
    <message>
        <source>the hex that looks</source>
        <translation>das schauende Feld</translation>
    </message>
    <message>
        <source>the label {text}</source>
        <translation>Beschriftung {text}</translation>
    </message>
    <message>
        <source>the middle of hexside {side}</source>
        <translation>Mitte der Feldseite {side}</translation>
    </message>
    <message>
        <source>the pack</source>
        <translation>das Paket</translation>
    </message>
    <message>
        <source>the rules in short</source>
        <translation>die Regeln in Kürze</translation>
    </message>
    <message>
        <source>the scan</source>
        <translation>den Scan</translation>
    </message>
    <message>
        <source>the scan isn’t flat: add dots, {count} in all.</source>
        <translation>der Scan ist nicht eben: Punkte ergänzen, insgesamt {count}.</translation>
    </message>
    <message>
        <source>the scenario: its units, markers, sides and card</source>
        <translation>das Szenario: seine Einheiten, Marker, Seiten und Karte</translation>
    </message>
    <message>
        <source>the screen {display} (DISPLAY) does not answer</source>
        <translation>der Bildschirm {display} (DISPLAY) antwortet nicht</translation>
    </message>
    <message>
        <source>the screen {name} (WAYLAND_DISPLAY) does not answer</source>
        <translation>der Bildschirm {name} (WAYLAND_DISPLAY) antwortet nicht</translation>
    </message>
    <message numerus="yes">
        <source>the selection of {count} hexes</source>
        <translation>
            <numerusform>die Auswahl von 1 Feld</numerusform>
            <numerusform>die Auswahl von {count} Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>the system library {library} is missing</source>
        <translation>die Systembibliothek {library} fehlt</translation>
    </message>
    <message>
        <source>the terrain of empty hexes, and the board's face</source>
        <translation>das Gelände leerer Felder und die Seite des Plans</translation>
    </message>
    <message>
        <source>the terrain of hexes</source>
        <translation>das Gelände der Felder</translation>
    </message>
    <message>
        <source>the tint of level {level}</source>
        <translation>die Tönung der Höhe {level}</translation>
    </message>
    <message>
        <source>the underlay</source>
        <translation>der Scan unter dem Plan</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>der ganze Plan</translation>
    </message>
    <message>
        <source>the whole file</source>
        <translation>die ganze Datei</translation>
    </message>
    <message numerus="yes">
        <source>the {count} selected hexes</source>
        <translation>
            <numerusform>das gewählte Feld</numerusform>
            <numerusform>die {count} gewählten Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>the {terrain}</source>
        <translation>{terrain}</translation>
    </message>
    <message>
        <source>there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>es gibt keinen Bildschirm (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt)</translation>
    </message>
    <message>
        <source>tiles' shapes, turns and owners</source>
        <translation>Formen, Drehungen und Besitzer von Plättchen</translation>
    </message>
    <message>
        <source>title and number</source>
        <translation>Titel und Nummer</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>touches no board</source>
        <translation>berührt keinen Plan</translation>
    </message>
    <message>
        <source>turned {turn}°</source>
        <translation>um {turn}° gedreht</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>unless it is a side of the higher end’s hex</source>
        <translation>außer als Seite des Felds am höheren Ende</translation>
    </message>
    <message>
        <source>unsaid</source>
        <translation>ohne Angabe</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>was changed elsewhere</source>
        <translation>wurde anderswo geändert</translation>
    </message>
    <message>
        <source>what is right of the last column</source>
        <translation>was rechts von der letzten Spalte steht</translation>
    </message>
    <message>
        <source>what only this game has</source>
        <translation>was nur dieses Spiel hat</translation>
    </message>
    <message>
        <source>whole board</source>
        <translation>ganzer Plan</translation>
    </message>
    <message>
        <source>whole {called}</source>
        <translation>ganz: {called}</translation>
    </message>
    <message>
        <source>with nothing on it → as it is</source>
        <translation>ohne etwas darauf → wie es ist</translation>
    </message>
    <message>
        <source>with {terrain}</source>
        <translation>mit {terrain}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <source>{OURS};;{foreign_filter};;JSON files (*.json);;All files (*)</source>
        <translation>{OURS};;{foreign_filter};;JSON-Dateien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{area} is given by rule: painting makes it a list. Shift-click: choose another area.</source>
        <translation>{area} ist durch eine Regel gegeben: Malen macht daraus eine Liste. Umschalt-Klick: ein anderes Gebiet wählen.</translation>
    </message>
    <message>
        <source>{asked} {count} picked.</source>
        <translation>{asked} {count} gewählt.</translation>
    </message>
    <message>
        <source>{changes}, of {count:,}</source>
        <translation>{changes}, von {count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} errors</source>
        <translation>
            <numerusform>{count:,} Fehler</numerusform>
            <numerusform>{count:,} Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>{count:,} hexes</source>
        <translation>{count:,} Felder</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} hints</source>
        <translation>
            <numerusform>{count:,} Hinweis</numerusform>
            <numerusform>{count:,} Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines</source>
        <translation>
            <numerusform>eine Linie</numerusform>
            <numerusform>{count:,} Linien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines are hindered otherwise</source>
        <translation>
            <numerusform>eine Linie wird anders behindert</numerusform>
            <numerusform>{count:,} Linien werden anders behindert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines close</source>
        <translation>
            <numerusform>eine Linie schließt sich</numerusform>
            <numerusform>{count:,} Linien schließen sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines open</source>
        <translation>
            <numerusform>eine Linie öffnet sich</numerusform>
            <numerusform>{count:,} Linien öffnen sich</numerusform>
        </translation>
    </message>
    <message>
        <source>{count:,} of {pairs:,} lines differ: {sides}.{cut}{only}</source>
        <translation>{count:,} von {pairs:,} Linien weichen ab: {sides}.{cut}{only}</translation>
    </message>
    <message>
        <source>{count:,} selected hexes</source>
        <translation>{count:,} gewählte Felder</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} warnings</source>
        <translation>
            <numerusform>{count:,} Warnung</numerusform>
            <numerusform>{count:,} Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{counted} that had a meaning can’t be told from the board any more: use Import again for them.</source>
        <translation>{counted} mit Bedeutung ist am Plan nicht mehr zu erkennen: dafür „Erneut importieren“ benutzen.</translation>
    </message>
    <message>
        <source>{count} answered otherwise than by default.</source>
        <translation>{count} anders beantwortet als vorgegeben.</translation>
    </message>
    <message>
        <source>{count} boards make the map, side by side; arrange them then.</source>
        <translation>{count} Pläne machen die Karte, Seite an Seite; dann anordnen.</translation>
    </message>
    <message numerus="yes">
        <source>{count} boards, suites and stamps</source>
        <translation>
            <numerusform>{count} Plan, Sammlung oder Stempel</numerusform>
            <numerusform>{count} Pläne, Sammlungen und Stempel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} changes</source>
        <translation>
            <numerusform>1 Änderung</numerusform>
            <numerusform>{count} Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} counters</source>
        <translation>
            <numerusform>{count} Spielstein</numerusform>
            <numerusform>{count} Spielsteine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} documents</source>
        <translation>
            <numerusform>{count} Dokument</numerusform>
            <numerusform>{count} Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} documents have changes that aren’t saved. Those that aren’t checked lose them.</source>
        <translation>{count} Dokumente haben ungespeicherte Änderungen. Nicht angekreuzte verlieren sie.</translation>
    </message>
    <message numerus="yes">
        <source>{count} documents’ unsaved work is kept, and asked about when the program starts again.</source>
        <translation>
            <numerusform>Ungespeicherte Arbeit an 1 Dokument bleibt aufgehoben; beim nächsten Start wird danach gefragt.</numerusform>
            <numerusform>Ungespeicherte Arbeit an {count} Dokumenten bleibt aufgehoben; beim nächsten Start wird danach gefragt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} dots place it. More would show how well it fits.</source>
        <translation>{count} Punkte platzieren ihn. Mehr zeigten, wie gut er passt.</translation>
    </message>
    <message numerus="yes">
        <source>{count} drawn outlines</source>
        <translation>
            <numerusform>{count} gezeichneter Umriss</numerusform>
            <numerusform>{count} gezeichnete Umrisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} errors</source>
        <translation>
            <numerusform>{count} Fehler</numerusform>
            <numerusform>{count} Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} examples aren’t as expected any more: {names}. Undo takes the change back.</source>
        <translation>
            <numerusform>Ein Beispiel ist nicht mehr wie erwartet: {names}. Rückgängig nimmt die Änderung zurück.</numerusform>
            <numerusform>{count} Beispiele sind nicht mehr wie erwartet: {names}. Rückgängig nimmt die Änderung zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} examples wouldn’t be as expected any more: {names}.</source>
        <translation>
            <numerusform>Ein Beispiel wäre nicht mehr wie erwartet: {names}.</numerusform>
            <numerusform>{count} Beispiele wären nicht mehr wie erwartet: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} expected, all hold</source>
        <translation>{count} erwartet, alle stimmen</translation>
    </message>
    <message numerus="yes">
        <source>{count} files</source>
        <translation>
            <numerusform>{count} Datei</numerusform>
            <numerusform>{count} Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files of {name} are told of in the list, {count2} to look at. Nothing that you changed is written over.</source>
        <translation>
            <numerusform>{count} Datei von {name} steht in der Liste, {count2} zum Ansehen. Nichts selbst Geändertes wird überschrieben.</numerusform>
            <numerusform>{count} Dateien von {name} stehen in der Liste, {count2} zum Ansehen. Nichts selbst Geändertes wird überschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fixes weren’t taken, since they would bring something as bad.</source>
        <translation>
            <numerusform>{count} Behebung wurde nicht übernommen, da sie ebenso Schlimmes brächte.</numerusform>
            <numerusform>{count} Behebungen wurden nicht übernommen, da sie ebenso Schlimmes brächten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} free hexes</source>
        <translation>
            <numerusform>{count} freies Feld</numerusform>
            <numerusform>{count} freie Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} gaps</source>
        <translation>
            <numerusform>1 Lücke</numerusform>
            <numerusform>{count} Lücken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hexes</source>
        <translation>
            <numerusform>1 Feld</numerusform>
            <numerusform>{count} Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} hexes around {label}</source>
        <translation>{count} Felder um {label}</translation>
    </message>
    <message>
        <source>{count} hexes behind it</source>
        <translation>{count} Felder dahinter</translation>
    </message>
    <message>
        <source>{count} hexes connected with {label}</source>
        <translation>{count} mit {label} verbundene Felder</translation>
    </message>
    <message numerus="yes">
        <source>{count} hexes of it</source>
        <translation>
            <numerusform>{count} Feld davon</numerusform>
            <numerusform>{count} Felder davon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hexes of the board lie beside the picture.</source>
        <translation>
            <numerusform>{count} Feld des Plans liegt neben dem Bild.</numerusform>
            <numerusform>{count} Felder des Plans liegen neben dem Bild.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hexsides</source>
        <translation>
            <numerusform>{count} Feldseite</numerusform>
            <numerusform>{count} Feldseiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} issues</source>
        <translation>
            <numerusform>{count} Fund</numerusform>
            <numerusform>{count} Funde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} issues fixed.</source>
        <translation>
            <numerusform>{count} Fund behoben.</numerusform>
            <numerusform>{count} Funde behoben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} issues of this kind</source>
        <translation>
            <numerusform>{count} Fund dieser Art</numerusform>
            <numerusform>{count} Funde dieser Art</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} labels</source>
        <translation>{count} Beschriftungen</translation>
    </message>
    <message numerus="yes">
        <source>{count} markers</source>
        <translation>
            <numerusform>1 Marker</numerusform>
            <numerusform>{count} Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} meetings</source>
        <translation>
            <numerusform>1 Treffen</numerusform>
            <numerusform>{count} Treffen</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of the stamps can't be read: {why}</source>
        <translation>{count} der Stempel sind nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>{count} outlines</source>
        <translation>{count} Umrisse</translation>
    </message>
    <message numerus="yes">
        <source>{count} packs.</source>
        <translation>
            <numerusform>{count} Paket.</numerusform>
            <numerusform>{count} Pakete.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} pages</source>
        <translation>{count} Seiten</translation>
    </message>
    <message numerus="yes">
        <source>{count} paths</source>
        <translation>
            <numerusform>{count} Weg</numerusform>
            <numerusform>{count} Wege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} points chosen.</source>
        <translation>
            <numerusform>1 Punkt gewählt.</numerusform>
            <numerusform>{count} Punkte gewählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rows pasted.</source>
        <translation>
            <numerusform>Eine Zeile eingefügt.</numerusform>
            <numerusform>{count} Zeilen eingefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rulings</source>
        <translation>
            <numerusform>1 Auslegung</numerusform>
            <numerusform>{count} Auslegungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} scenarios</source>
        <translation>
            <numerusform>{count} Szenario</numerusform>
            <numerusform>{count} Szenarien</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} sheets</source>
        <translation>{count} Blätter</translation>
    </message>
    <message>
        <source>{count} sheets, {rows} × {columns}</source>
        <translation>{count} Blätter, {rows} × {columns}</translation>
    </message>
    <message numerus="yes">
        <source>{count} things</source>
        <translation>
            <numerusform>1 Ding</numerusform>
            <numerusform>{count} Dinge</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} things aren’t</source>
        <translation>{count} Dinge nicht</translation>
    </message>
    <message numerus="yes">
        <source>{count} things aren’t in the file as they are here. Choose a row to see its hex.</source>
        <translation>
            <numerusform>Eine Sache ist in der Datei nicht wie hier. Ihre Zeile wählen, um ihr Feld zu sehen.</numerusform>
            <numerusform>{count} Dinge sind in der Datei nicht wie hier. Eine Zeile wählen, um ihr Feld zu sehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} units</source>
        <translation>
            <numerusform>1 Einheit</numerusform>
            <numerusform>{count} Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} words</source>
        <translation>
            <numerusform>{count} Wort</numerusform>
            <numerusform>{count} Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} words of {source}, {unknown} of them not understood.</source>
        <translation>
            <numerusform>{count} Wort aus {source}, {unknown} davon nicht verstanden.</numerusform>
            <numerusform>{count} Wörter aus {source}, {unknown} davon nicht verstanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}, {soft} with handles</source>
        <translation>{count}, {soft} mit Griffen</translation>
    </message>
    <message>
        <source>{end}: position</source>
        <translation>{end}: Stellung</translation>
    </message>
    <message>
        <source>{end}: side</source>
        <translation>{end}: Seite</translation>
    </message>
    <message>
        <source>{end}: side of the road</source>
        <translation>{end}: Straßenseite</translation>
    </message>
    <message>
        <source>{end}: unit</source>
        <translation>{end}: Einheit</translation>
    </message>
    <message>
        <source>{failing} of {all} expected fail</source>
        <translation>{failing} von {all} erwarteten stimmen nicht</translation>
    </message>
    <message>
        <source>{field} can’t be “{value}”: it is {named}.</source>
        <translation>{field} kann nicht „{value}“ sein: Es ist {named}.</translation>
    </message>
    <message>
        <source>{field}: click or drag. Enter: take them. Escape: give up.</source>
        <translation>{field}: klicken oder ziehen. Eingabe: übernehmen. Escape: aufgeben.</translation>
    </message>
    <message>
        <source>{field}: click the hex. Escape: give up.</source>
        <translation>{field}: das Feld anklicken. Escape: aufgeben.</translation>
    </message>
    <message>
        <source>{field}: click the side. Escape: give up.</source>
        <translation>{field}: die Feldseite anklicken. Escape: aufgeben.</translation>
    </message>
    <message>
        <source>{file_name} is open in another window, too. Saving there is noticed here.</source>
        <translation>{file_name} ist auch in einem anderen Fenster offen. Was dort gespeichert wird, wird hier bemerkt.</translation>
    </message>
    <message>
        <source>{file_name} – second view</source>
        <translation>{file_name} – zweite Ansicht</translation>
    </message>
    <message>
        <source>{file_name}[*] – bob_editor</source>
        <translation>{file_name}[*] – bob_editor</translation>
    </message>
    <message numerus="yes">
        <source>{files} files, {count} of them documents</source>
        <translation>
            <numerusform>{files} Dateien, davon ein Dokument</numerusform>
            <numerusform>{files} Dateien, davon {count} Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>{files}; {said}. What stands first must be mended before a pack can be made.</source>
        <translation>{files}; {said}. Was zuerst steht, muss behoben werden, bevor ein Paket entstehen kann.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} nach {last}</translation>
    </message>
    <message>
        <source>{first} to {last}: {verdict}, range {range}</source>
        <translation>{first} nach {last}: {verdict}, Entfernung {range}</translation>
    </message>
    <message>
        <source>{format} can’t hold all of it. Lost would be:</source>
        <translation>{format} fasst nicht alles. Verloren ginge:</translation>
    </message>
    <message>
        <source>{free}, seed {seed}. Ways, water and houses are left alone.</source>
        <translation>{free}, Saat {seed}. Wege, Wasser und Häuser bleiben unberührt.</translation>
    </message>
    <message>
        <source>{game} has no LOS in this program</source>
        <translation>{game} hat in diesem Programm keine Sichtlinien</translation>
    </message>
    <message>
        <source>{heading}: is left out, for no field is named so</source>
        <translation>{heading}: ausgelassen, denn kein Eingabefeld heißt so</translation>
    </message>
    <message>
        <source>{height} levels high</source>
        <translation>{height} Stufen hoch</translation>
    </message>
    <message>
        <source>{hex:…}, {unit:…}, {area:…}, {rule:…} refer to the card, {scenario:…} to another; **bold**</source>
        <translation>{hex:…}, {unit:…}, {area:…}, {rule:…} verweisen auf die Karte, {scenario:…} auf eine andere; **fett**</translation>
    </message>
    <message>
        <source>{hint}.  From {where}: {words}</source>
        <translation>{hint}.  Von {where}: {words}</translation>
    </message>
    <message>
        <source>{image} can’t be read. Choose it anew with “Scan under the board…”.</source>
        <translation>{image} ist nicht lesbar. Über „Scan unter den Plan legen …“ neu wählen.</translation>
    </message>
    <message>
        <source>{kind} (*{suffix});;All files (*)</source>
        <translation>{kind} (*{suffix});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{kind} ({count})</source>
        <translation>{kind} ({count})</translation>
    </message>
    <message>
        <source>{kind} as the target</source>
        <translation>{kind} als Ziel</translation>
    </message>
    <message>
        <source>{kind}, rule {cited}</source>
        <translation>{kind}, Regel {cited}</translation>
    </message>
    <message>
        <source>{kind}, {where}</source>
        <translation>{kind}, {where}</translation>
    </message>
    <message>
        <source>{kind}: seen in it from beside it alone.</source>
        <translation>{kind}: darin nur von nebenan zu sehen.</translation>
    </message>
    <message>
        <source>{kind}: seen in it from {hexes} hexes at most.</source>
        <translation>{kind}: darin aus höchstens {hexes} Feldern zu sehen.</translation>
    </message>
    <message>
        <source>{kind}: sees what is beside it alone.</source>
        <translation>{kind}: sieht von dort nur, was nebenan ist.</translation>
    </message>
    <message>
        <source>{kind}: sees {hexes} hexes at most from it.</source>
        <translation>{kind}: sieht von dort höchstens {hexes} Felder weit.</translation>
    </message>
    <message>
        <source>{label}  ·  {titles}  ·  level {level}   </source>
        <translation>{label}  ·  {titles}  ·  Höhe {level}   </translation>
    </message>
    <message>
        <source>{label} (suggestion)</source>
        <translation>{label} (Vorschlag)</translation>
    </message>
    <message>
        <source>{label} and {count:,} more</source>
        <translation>{label} und {count:,} weitere</translation>
    </message>
    <message>
        <source>{label} is at the highest level, {now}</source>
        <translation>{label} ist auf der größten Höhe, {now}</translation>
    </message>
    <message>
        <source>{label} is at the lowest level, {now}</source>
        <translation>{label} ist auf der kleinsten Höhe, {now}</translation>
    </message>
    <message>
        <source>{label} is off by {share}: without it the others fit within {share2}. Click its dot again, or remove it.</source>
        <translation>{label} liegt um {share} daneben: ohne es passen die anderen auf {share2}. Seinen Punkt erneut anklicken oder entfernen.</translation>
    </message>
    <message>
        <source>{label}: level {ground}</source>
        <translation>{label}: Höhe {ground}</translation>
    </message>
    <message>
        <source>{label}: not done. {why}</source>
        <translation>{label}: nicht ausgeführt. {why}</translation>
    </message>
    <message>
        <source>{line}; a click holds the thread</source>
        <translation>{line}; ein Klick hält den Faden fest</translation>
    </message>
    <message>
        <source>{line}; arrow keys move the far end</source>
        <translation>{line}; Pfeiltasten bewegen das ferne Ende</translation>
    </message>
    <message numerus="yes">
        <source>{listed} have changed; the map shows it.</source>
        <translation>
            <numerusform>{listed} hat sich geändert; die Karte zeigt es.</numerusform>
            <numerusform>{listed} haben sich geändert; die Karte zeigt es.</numerusform>
        </translation>
    </message>
    <message>
        <source>{lowest} to {highest}</source>
        <translation>{lowest} bis {highest}</translation>
    </message>
    <message>
        <source>{many} as in {name}. The issues tell which, and what else they could be.</source>
        <translation>{many} wie in {name}. Die Funde sagen, welche, und was sie sonst sein könnten.</translation>
    </message>
    <message>
        <source>{missing} (on Debian: apt-get install {PAINTING_PACKAGES})</source>
        <translation>{missing} (unter Debian: apt-get install {PAINTING_PACKAGES})</translation>
    </message>
    <message>
        <source>{missing} (on Debian: apt-get install {WINDOW_PACKAGES})</source>
        <translation>{missing} (unter Debian: apt-get install {WINDOW_PACKAGES})</translation>
    </message>
    <message>
        <source>{missing} of {every} missing</source>
        <translation>{missing} von {every} fehlen</translation>
    </message>
    <message>
        <source>{names} beside it expects lines of what was in that file before, and counts for this once it is opened anew.</source>
        <translation>{names} daneben erwartet Linien dessen, was vorher in dieser Datei war, und gilt hierfür, sobald es neu geöffnet wird.</translation>
    </message>
    <message>
        <source>{name} (of this project)</source>
        <translation>{name} (von diesem Projekt)</translation>
    </message>
    <message>
        <source>{name} at {place}</source>
        <translation>{name} in {place}</translation>
    </message>
    <message>
        <source>{name} becomes {label}</source>
        <translation>{name} wird {label}</translation>
    </message>
    <message>
        <source>{name} beside that file isn’t the scan under this board, which lies in {folder}.</source>
        <translation>{name} neben dieser Datei ist nicht der Scan unter diesem Plan, der in {folder} liegt.</translation>
    </message>
    <message>
        <source>{name} can’t be used: {why}.</source>
        <translation>{name} ist nicht zu gebrauchen: {why}.</translation>
    </message>
    <message>
        <source>{name} can’t be written.</source>
        <translation>{name} lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>{name} has changed on disk.</source>
        <translation>{name} hat sich auf dem Datenträger geändert.</translation>
    </message>
    <message>
        <source>{name} is a board of {ruleset}, not of {title}.</source>
        <translation>{name} ist ein Plan für {ruleset}, nicht für {title}.</translation>
    </message>
    <message>
        <source>{name} is a picture.</source>
        <translation>{name} ist ein Bild.</translation>
    </message>
    <message>
        <source>{name} is expected as it is already.</source>
        <translation>{name} wird schon so erwartet, wie es ist.</translation>
    </message>
    <message>
        <source>{name} is expected to stay so: {expectation}. It is kept when you save.</source>
        <translation>{name} soll so bleiben: {expectation}. Beim Speichern wird es mitgespeichert.</translation>
    </message>
    <message>
        <source>{name} is in no file yet.</source>
        <translation>{name} ist noch in keiner Datei.</translation>
    </message>
    <message>
        <source>{name} is kept as an example. It is saved with the game.</source>
        <translation>{name} ist als Beispiel gemerkt. Es wird mit dem Spiel gespeichert.</translation>
    </message>
    <message>
        <source>{name} is no longer where it was.</source>
        <translation>{name} ist nicht mehr, wo sie war.</translation>
    </message>
    <message>
        <source>{name} is open in another tab.</source>
        <translation>{name} ist in einem anderen Reiter offen.</translation>
    </message>
    <message>
        <source>{name} is read anew; undo brings yours back.</source>
        <translation>{name} ist neu gelesen; Rückgängig holt die eigenen Änderungen zurück.</translation>
    </message>
    <message>
        <source>{name} is there already, and gives way to what is made now. Gone are then:

{names}

Replace it?</source>
        <translation>{name} ist schon da und weicht dem, was jetzt entsteht. Fort ist dann:

{names}

Ersetzen?</translation>
    </message>
    <message>
        <source>{name} is there already. Write over it?</source>
        <translation>{name} ist schon da. Überschreiben?</translation>
    </message>
    <message>
        <source>{name} is up to date.</source>
        <translation>{name} ist auf dem neuesten Stand.</translation>
    </message>
    <message>
        <source>{name} is written and verified: {count} files, {size:,.0f} KiB.</source>
        <translation>{name} ist geschrieben und geprüft: {count} Dateien, {size:,.0f} KiB.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is written: {count:,} files.</source>
        <translation>
            <numerusform>{name} ist geschrieben: eine Datei.</numerusform>
            <numerusform>{name} ist geschrieben: {count:,} Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lies elsewhere: put it into the folder first.</source>
        <translation>{name} liegt anderswo: erst in den Ordner legen.</translation>
    </message>
    <message>
        <source>{name} lies under the board. The layers panel hides and shows it.</source>
        <translation>{name} liegt unter dem Plan. Der Bereich „Ebenen“ blendet es aus und ein.</translation>
    </message>
    <message>
        <source>{name} says no format.</source>
        <translation>{name} nennt kein Format.</translation>
    </message>
    <message>
        <source>{name} stays beside it and is called the same. Title of the copy:</source>
        <translation>{name} bleibt daneben und heißt ebenso. Titel der Kopie:</translation>
    </message>
    <message>
        <source>{name} was changed by another program or window.</source>
        <translation>{name} wurde von einem anderen Programm oder Fenster geändert.</translation>
    </message>
    <message>
        <source>{name} was changed elsewhere and is read anew.</source>
        <translation>{name} wurde anderswo geändert und ist neu gelesen.</translation>
    </message>
    <message>
        <source>{name} wasn’t begun: {what} goes on.</source>
        <translation>{name} wurde nicht begonnen: {what} geht weiter.</translation>
    </message>
    <message>
        <source>{name}, from {parent}</source>
        <translation>{name}, aus {parent}</translation>
    </message>
    <message>
        <source>{name}: counters</source>
        <translation>{name}: Spielsteine</translation>
    </message>
    <message>
        <source>{number} filtered out. “Show all” takes the filter off.</source>
        <translation>{number} herausgefiltert. „Alle zeigen“ hebt den Filter auf.</translation>
    </message>
    <message>
        <source>{old}{label} is seen from most, {seen} hexes; {label2} from fewest, {seen2}. On average {mean:.0f}.</source>
        <translation>{old}{label} wird von den meisten gesehen, {seen} Felder; {label2} von den wenigsten, {seen2}. Im Mittel {mean:.0f}.</translation>
    </message>
    <message>
        <source>{other} instead of {words}</source>
        <translation>{other} statt {words}</translation>
    </message>
    <message>
        <source>{outcome}: {edge} edge on the {other} edge of {whose}</source>
        <translation>{outcome}: Rand {edge} an Rand {other} von {whose}</translation>
    </message>
    <message>
        <source>{parts} fit the format in {file}.</source>
        <translation>{parts} folgen in {file} dem Format.</translation>
    </message>
    <message>
        <source>{parts} fit the format; the rest of {name} is open.</source>
        <translation>{parts} folgen dem Format; der Rest von {name} ist offen.</translation>
    </message>
    <message>
        <source>{path} is no counter list that can be shown.</source>
        <translation>{path} ist keine Liste von Spielsteinen, die sich zeigen lässt.</translation>
    </message>
    <message>
        <source>{piece} in {place}</source>
        <translation>{piece} in {place}</translation>
    </message>
    <message>
        <source>{piece}: drag to move it{turn}, Delete to take it away; double click: {more}.</source>
        <translation>{piece}: Ziehen verschiebt ihn{turn}, Entf nimmt ihn weg; Doppelklick: {more}.</translation>
    </message>
    <message>
        <source>{problems} parts don’t</source>
        <translation>{problems} Teile nicht</translation>
    </message>
    <message>
        <source>{rise} up, {drop} down</source>
        <translation>{rise} hinauf, {drop} hinab</translation>
    </message>
    <message>
        <source>{row}, {column}: “{text}” is no whole number.</source>
        <translation>{row}, {column}: „{text}“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>{said} Publish all the same?</source>
        <translation>{said} Trotzdem veröffentlichen?</translation>
    </message>
    <message>
        <source>{saved} You can go on working; nothing of this is sent anywhere.</source>
        <translation>{saved} Die Arbeit kann weitergehen; nichts hiervon wird irgendwohin gesendet.</translation>
    </message>
    <message>
        <source>{shown:,} of {among:,} shown</source>
        <translation>{shown:,} von {among:,} gezeigt</translation>
    </message>
    <message>
        <source>{symmetry}: what is drawn is drawn in its image, too.</source>
        <translation>{symmetry}: was gezeichnet wird, wird auch in seinem Bild gezeichnet.</translation>
    </message>
    <message>
        <source>{terrain} in {where}</source>
        <translation>{terrain} in {where}</translation>
    </message>
    <message>
        <source>{thing} changed</source>
        <translation>{thing} geändert</translation>
    </message>
    <message>
        <source>{thing} is gone</source>
        <translation>{thing} ist weg</translation>
    </message>
    <message>
        <source>{thing} is new</source>
        <translation>{thing} ist neu</translation>
    </message>
    <message>
        <source>{thing}: another order</source>
        <translation>{thing}: andere Reihenfolge</translation>
    </message>
    <message>
        <source>{titles} on {label}</source>
        <translation>{titles} auf {label}</translation>
    </message>
    <message>
        <source>{titles}, level {level}.{half}</source>
        <translation>{titles}, Höhe {level}.{half}</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (Kopie)</translation>
    </message>
    <message>
        <source>{title} (never saved)</source>
        <translation>{title} (nie gespeichert)</translation>
    </message>
    <message>
        <source>{title} (the program's own)</source>
        <translation>{title} (vom Programm)</translation>
    </message>
    <message>
        <source>{title} can't be “{wrong}”: it is a number.</source>
        <translation>{title} kann nicht „{wrong}“ sein: es ist eine Zahl.</translation>
    </message>
    <message>
        <source>{title} can't be “{wrong}”: it is {one_of}.</source>
        <translation>{title} kann nicht „{wrong}“ sein: es ist {one_of}.</translation>
    </message>
    <message>
        <source>{title} comes with the program and isn’t edited. File, New game begins one that takes it over and differs where you say.</source>
        <translation>{title} gehört zum Programm und wird nicht bearbeitet. Datei, Neues Spiel beginnt eines, das es übernimmt und abweicht, wo gewünscht.</translation>
    </message>
    <message>
        <source>{title} from {label} to {label2}</source>
        <translation>{title} von {label} nach {label2}</translation>
    </message>
    <message>
        <source>{title} from {start} to {label}</source>
        <translation>{title} von {start} nach {label}</translation>
    </message>
    <message>
        <source>{title} from {start} to {label}: let go to end it</source>
        <translation>{title} von {start} nach {label}: Loslassen beendet</translation>
    </message>
    <message>
        <source>{title} from {start}: drag to its other end</source>
        <translation>{title} von {start}: zum anderen Ende ziehen</translation>
    </message>
    <message>
        <source>{title} is all round {what} already</source>
        <translation>{title} ist schon rings um {what}</translation>
    </message>
    <message>
        <source>{title} is begun.</source>
        <translation>{title} ist begonnen.</translation>
    </message>
    <message>
        <source>{title} of the new entry:</source>
        <translation>{title} des neuen Eintrags:</translation>
    </message>
    <message>
        <source>{title} on {where}</source>
        <translation>{title} auf {where}</translation>
    </message>
    <message>
        <source>{title} sees {seen:,} of {count:,} hexes of {title2}{hindered}; {lines:,} of {pairs:,} lines are open.</source>
        <translation>{title} sieht {seen:,} von {count:,} Feldern von {title2}{hindered}; {lines:,} von {pairs:,} Linien sind offen.</translation>
    </message>
    <message>
        <source>{title} stands in {label}; a click takes it away again, a drag moves it</source>
        <translation>{title} steht in {label}; ein Klick nimmt es wieder weg, Ziehen versetzt es</translation>
    </message>
    <message>
        <source>{title} up to {top:g}</source>
        <translation>{title} bis {top:g}</translation>
    </message>
    <message>
        <source>{title} was saved: its new rules hold here.</source>
        <translation>{title} wurde gespeichert: Hier gelten seine neuen Regeln.</translation>
    </message>
    <message>
        <source>{title}, folds</source>
        <translation>{title}, faltet</translation>
    </message>
    <message>
        <source>{title}, on no dot</source>
        <translation>{title}, auf keinem Mittelpunkt</translation>
    </message>
    <message>
        <source>{title}, {words} issues</source>
        <translation>{title}, {words} Funde</translation>
    </message>
    <message>
        <source>{title}: LOS trial</source>
        <translation>{title}: Sichtprobe</translation>
    </message>
    <message>
        <source>{title}: form</source>
        <translation>{title}: Formular</translation>
    </message>
    <message>
        <source>{title}: in force</source>
        <translation>{title}: gilt</translation>
    </message>
    <message>
        <source>{title}: lines of sight</source>
        <translation>{title}: Sichtlinien</translation>
    </message>
    <message>
        <source>{title}: nothing is wrong with it.</source>
        <translation>{title}: nichts ist daran falsch.</translation>
    </message>
    <message>
        <source>{title}: what you write here stands here.</source>
        <translation>{title}: Was man hier schreibt, steht hier.</translation>
    </message>
    <message numerus="yes">
        <source>{title}: {count} files are in {folder}.</source>
        <translation>
            <numerusform>{title}: Eine Datei liegt in {folder}.</numerusform>
            <numerusform>{title}: {count} Dateien liegen in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{told} Choose what each means here; click it in the last column.</source>
        <translation>{told} Wählen Sie, was jedes hier bedeutet: in der letzten Spalte anklicken.</translation>
    </message>
    <message numerus="yes">
        <source>{told} and {count} others</source>
        <translation>
            <numerusform>{told} und ein weiteres</numerusform>
            <numerusform>{told} und {count} weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{told}, at {few}</source>
        <translation>{told}, bei {few}</translation>
    </message>
    <message>
        <source>{told}, too long</source>
        <translation>{told}, zu lang</translation>
    </message>
    <message>
        <source>{tool}: choose one in the Stamps panel first</source>
        <translation>{tool}: zuerst im Fenster „Stempel“ einen wählen</translation>
    </message>
    <message>
        <source>{tool}: click a hex, outline or label; drag a rectangle; Shift adds, Alt or right click goes deeper</source>
        <translation>{tool}: ein Feld, einen Umriss oder eine Beschriftung anklicken; ein Rechteck ziehen; Umschalt nimmt hinzu, Alt oder Rechtsklick geht tiefer</translation>
    </message>
    <message>
        <source>{tool}: click a hex; click again, or with the right button, to take it away; drag to move it</source>
        <translation>{tool}: ein Feld anklicken; nochmals oder mit der rechten Taste nimmt wieder weg; Ziehen versetzt</translation>
    </message>
    <message>
        <source>{tool}: click hex by hex or drag; Enter ends, Backspace takes back, Ctrl takes a hex out</source>
        <translation>{tool}: Feld um Feld klicken oder ziehen; Eingabe beendet, Rücktaste nimmt zurück, Strg nimmt ein Feld heraus</translation>
    </message>
    <message>
        <source>{tool}: click or drag along hexsides; Shift chains from corner to corner, Ctrl takes off</source>
        <translation>{tool}: klicken oder an Feldseiten entlang ziehen; Umschalt reiht von Ecke zu Ecke, Strg nimmt weg</translation>
    </message>
    <message>
        <source>{tool}: click or drag; Shift-drag a rectangle, Ctrl erases, right click takes up terrain</source>
        <translation>{tool}: klicken oder ziehen; mit Umschalt ein Rechteck, Strg radiert, Rechtsklick nimmt Gelände auf</translation>
    </message>
    <message>
        <source>{tool}: click or drag; it takes units, markers, hexside features, paths, then what is in the hex</source>
        <translation>{tool}: klicken oder ziehen; nimmt Einheiten, Marker, Feldseiten-Gelände, Wege, dann was im Feld ist</translation>
    </message>
    <message>
        <source>{tool}: click or drag; right drag lowers, Ctrl raises, Shift-drag a rectangle</source>
        <translation>{tool}: klicken oder ziehen; rechts ziehen senkt, Strg hebt, mit Umschalt ein Rechteck</translation>
    </message>
    <message>
        <source>{tool}: click point by point, drag for a bend; Enter ends</source>
        <translation>{tool}: Punkt um Punkt klicken, für eine Biegung ziehen; Eingabe beendet</translation>
    </message>
    <message>
        <source>{tool}: click where a name is to stand; drag a label to move it, double-click to type it</source>
        <translation>{tool}: anklicken, wo ein Name stehen soll; Ziehen verschiebt eine Beschriftung, Doppelklick schreibt sie</translation>
    </message>
    <message>
        <source>{tool}: click who looks, then point at what is looked at; drag for both at once</source>
        <translation>{tool}: anklicken, wer schaut, dann auf das Ziel zeigen; Ziehen tut beides zugleich</translation>
    </message>
    <message>
        <source>{tool}: drag with a free hand</source>
        <translation>{tool}: mit freier Hand ziehen</translation>
    </message>
    <message>
        <source>{tool}: press beside or on a drawn outline to erode it; [ and ] size the brush</source>
        <translation>{tool}: neben oder auf einen gezeichneten Umriss drücken trägt ihn ab; [ und ] ändern die Pinselgröße</translation>
    </message>
    <message>
        <source>{tool}: press beside or on a drawn outline to push the edge of it; [ and ] size the brush</source>
        <translation>{tool}: neben oder auf einen gezeichneten Umriss drücken schiebt seinen Rand; [ und ] ändern die Pinselgröße</translation>
    </message>
    <message>
        <source>{tool}: press beside or on a drawn outline to swell it; [ and ] size the brush</source>
        <translation>{tool}: neben oder auf einen gezeichneten Umriss drücken weitet ihn; [ und ] ändern die Pinselgröße</translation>
    </message>
    <message>
        <source>{tool}: this ruleset knows only one level</source>
        <translation>{tool}: dieses Regelwerk kennt nur eine Höhe</translation>
    </message>
    <message>
        <source>{trouble}

No lines are expected yet. Look along a line, then keep it: from then on every edit is tested by it.</source>
        <translation>{trouble}

Noch werden keine Linien erwartet. Entlang einer Linie schauen und sie merken: von da an prüft sie jede Änderung.</translation>
    </message>
    <message>
        <source>{trouble}: drag it on the map to an edge where it snaps, or turn it</source>
        <translation>{trouble}: auf der Karte an einen Rand ziehen, wo er einrastet, oder drehen</translation>
    </message>
    <message>
        <source>{verb} outlines</source>
        <translation>Umrisse: {verb}</translation>
    </message>
    <message>
        <source>{verb} {what}</source>
        <translation>{what}: {verb}</translation>
    </message>
    <message>
        <source>{verdict_words}, range {range}</source>
        <translation>{verdict_words}, Entfernung {range}</translation>
    </message>
    <message>
        <source>{verdict} if {changes}.</source>
        <translation>{verdict}, wenn {changes}.</translation>
    </message>
    <message>
        <source>{what} in {label}</source>
        <translation>{what} in {label}</translation>
    </message>
    <message>
        <source>{what} is left out. {why}</source>
        <translation>{what} ist ausgelassen. {why}</translation>
    </message>
    <message>
        <source>{what} isn’t done yet.</source>
        <translation>{what} ist noch nicht fertig.</translation>
    </message>
    <message>
        <source>{what} on {label}</source>
        <translation>{what} auf {label}</translation>
    </message>
    <message>
        <source>{whole}; what is drawn already stays as it is</source>
        <translation>{whole}; schon Gezeichnetes bleibt, wie es ist</translation>
    </message>
    <message>
        <source>{wide:,.0f} × {high:,.0f} pixels</source>
        <translation>{wide:,.0f} × {high:,.0f} Pixel</translation>
    </message>
    <message>
        <source>{words} (default)</source>
        <translation>{words} (vorgegeben)</translation>
    </message>
    <message>
        <source>{words} are written.</source>
        <translation>{words} geschrieben.</translation>
    </message>
    <message>
        <source>{words} {count} lines</source>
        <translation>{words}: {count} Linien</translation>
    </message>
    <message>
        <source>“{new}” can’t be its name: another board has it, or it holds a dot or slash.</source>
        <translation>„{new}“ kann nicht sein Name sein: ein anderer Plan hat ihn, oder er enthält einen Punkt oder Schrägstrich.</translation>
    </message>
    <message>
        <source>… all</source>
        <translation>… alle</translation>
    </message>
    <message>
        <source>… and {count:,} more</source>
        <translation>… und {count:,} weitere</translation>
    </message>
    <message>
        <source>… and {left:,} more</source>
        <translation>… und {left:,} weitere</translation>
    </message>
    <message>
        <source>… {left:,} before</source>
        <translation>… {left:,} davor</translation>
    </message>
    <message numerus="yes">
        <source>− {count} lines that only the file has now, + {ours} that only the window has.</source>
        <translation>
            <numerusform>− {count} Zeile, die jetzt nur die Datei hat, + {ours} nur im Fenster.</numerusform>
            <numerusform>− {count} Zeilen, die jetzt nur die Datei hat, + {ours} nur im Fenster.</numerusform>
        </translation>
    </message>
    <message>
        <source>− {number} × the drop from the higher end to it</source>
        <translation>− {number} × der Abstand vom höheren Ende herab</translation>
    </message>
    <message>
        <source>✕ is what isn’t meant, by Ctrl or the right button. Backspace on the map takes the last one back.</source>
        <translation>✕ ist, was nicht gemeint ist, mit Strg oder der rechten Taste. Rücktaste auf der Karte nimmt das Letzte zurück.</translation>
    </message>
</context>
</TS>
