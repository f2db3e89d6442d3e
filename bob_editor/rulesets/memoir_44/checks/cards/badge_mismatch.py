from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import drop
from bob_editor.rulesets.memoir_44.cards.nations import BRITISH, FIGURES, title_of_nation
from bob_editor.rulesets.memoir_44.cards.reading import posted

INFANTRY, ARMOR, GUNS = ("infantry",), ("armor",), ("artillery",)
BADGES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "badge1": ("British airborne", INFANTRY, BRITISH),
    "badge2": ("US Rangers", INFANTRY, ("us",)),
    "badge3": ("the French resistance", INFANTRY, ("fr",)),
    "badge4": ("German elite troops", (), ("ger",)),
    "badge5": ("big guns", GUNS, ()),
    "badge6": ("German engineers", INFANTRY, ("ger",)),
    "badge7": ("Italian engineers", INFANTRY, ("it",)),
    "badge8": ("British engineers", INFANTRY, BRITISH),
    "badge9": ("US airborne", INFANTRY, ("us",)),
    "badge10": ("the Afrika Korps", (), ("ger",)),
    "badge11": ("British airborne", INFANTRY, BRITISH),
    "badge12": ("US engineers", INFANTRY, ("us",)),
    "badge13": ("German units", (), ("ger",)),
    "badge14": ("New Zealand", (), ("nz", "brit")),
    "badge15": ("Gurkhas", INFANTRY, BRITISH),
    "badge16": ("Australia", (), ("au", "brit")),
    "badge17": ("China", (), ("ch",)),
    "badge18": ("Italian units", (), ("it",)),
    "badge22": ("the Free French", (), ("fr",)),
    "badge23": ("the SAS", INFANTRY, BRITISH),
    "badge24": ("Royal Marines", INFANTRY, BRITISH),
    "badge25": ("Soviet elite troops", (), ("ru",)),
    "badge26": ("German snipers", INFANTRY, ("ger",)),
    "badge27": ("Soviet snipers", INFANTRY, ("ru",)),
    "badge28": ("Soviet engineers", INFANTRY, ("ru",)),
    "badge29": ("Soviet cavalry", INFANTRY, ("ru",)),
    "badge30": ("Finnish ski troops", INFANTRY, ("fi",)),
    "badge31": ("Japanese engineers", INFANTRY, ("jp",)),
    "badge32": ("US Marines", (), ("us",)),
    "badge33": ("flame throwers", ARMOR, ()),
    "badge34": ("Japanese suicide troops", (), ("jp",)),
    "badge35": ("mobile artillery", GUNS, ()),
    "badge36": ("the desert army", (), BRITISH),
    "badge37": ("anti-tank guns", INFANTRY, ()),
    "badge38": ("Italy", (), ("it",)),
    "badge40": ("Brandenburgers", INFANTRY, ("ger",)),
    "badge41": ("mortars", INFANTRY, ()),
    "badge42": ("half-tracks", ARMOR, ()),
    "badge43": ("patrol cars", INFANTRY, ()),
    "badge44": ("tank destroyers", ARMOR, ()),
    "badge45": ("machine guns", INFANTRY, ()),
    "badge46": ("heavy anti-tank guns", GUNS, ("ger",)),
    "badge47": ("Strike Hold airborne", INFANTRY, ("us",)),
}
"""What a badge shows, on which classes of units, of which nations; those without either are left out."""


@scenario_check(Severity.WARNING, cites="")
def badge_mismatch(card: Card) -> Iterator[Finding]:
    """A badge shows a nation or a kind of troops; on others it misleads."""
    for unit in posted(card):
        badge = unit.row.get("badge")
        if not isinstance(badge, str) or badge not in BADGES or unit.troop is None:
            continue
        what, classes, nations = BADGES[badge]
        wrong_class = bool(classes) and unit.treated_as not in classes
        of = {unit.nation, unit.row.get(FIGURES)}
        if not wrong_class and (not nations or not unit.nation or not of.isdisjoint(nations)):
            continue
        nation = f"{title_of_nation(unit.nation)} " if unit.nation and not wrong_class else ""
        yield Finding(
            f"The unit of {nation}{unit.name}{unit.where(card)} wears the badge of {what}.",
            at=(unit.place(card),),
            fixes=(drop("Take the badge off", ("units", unit.index, "badge")),),
        )
