"""Sentences in several languages; people count seats from 1, in the same words everywhere."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

from wardround.core.messages import Name, Phrase, figure, seat_words
from wardround.presentation.language import PLAIN, Catalogue, Language, Names, capital, preferred

ROOT = Path(__file__).parents[2]
READ_BY_PEOPLE = ("adapters", "bots", "core", "presentation", "games", "template", "server", "cli")
OWN_WORDS = re.compile(r"\b(?:seat|player) \$?\{|\b(?:seat|player) 0\b", re.IGNORECASE)
"""A seat's number put into a sentence by hand, or the number that only code uses."""
NOT_SAID = re.compile(r'""".*?"""|/\*.*?\*/|<style>.*?</style>', re.DOTALL)
CODE_OF_THE_WORDS = {"messages.py", "lib/words.ts"}


def test_people_count_from_one() -> None:
    assert [seat_words(seat) for seat in (0, 7)] == ["seat 1", "seat 8"]


def test_a_sentence_begins_with_a_capital() -> None:
    assert capital(f"{seat_words(0)} of HE.R.O.") == "Seat 1 of HE.R.O."
    assert capital("") == ""


ENGLISH = Catalogue(
    "en",
    [
        """
list = { $first } and { $last }
seat = seat { $number }
form-the = { $gender ->
    [name] { $name }
    [vowel] { $name }
   *[other] the { $name }
}
name-room-er = E.R.
    .gender = place
went = { $player } went to { THE($room) }.
met = { THE($people) } met { $count ->
    [one] once
   *[other] { $count } times
}.
gift = { $what } for { $player }
only-english = Only in English
"""
    ],
)
GERMAN = Catalogue(
    "de",
    [
        """
list = { $first } und { $last }
seat = Platz { $number }
name-room-er = Notaufnahme
    .gender = f
    .zum = zur Notaufnahme
went = { $player } geht { ZUM($room) }.
"""
    ],
    ENGLISH,
)
ER = Name("E.R.", "room:er")


def test_a_message_takes_names_seats_lists_and_numbers() -> None:
    words = Language(ENGLISH, ["Ida"])

    assert words.say("went", player="seat:0", room=ER) == "Ida went to the E.R."
    assert words.say("went", player="seat:1", room=ER) == "Seat 2 went to the E.R."
    assert words.say("met", people=["Ida", ER], count=1) == "Ida and the E.R. met once."
    assert words.say("met", people=["A", "B", "C"], count=2) == "A, B and C met 2 times."
    gift = Phrase("gift", {"what": "cake", "player": "seat:0"})
    assert words.say("went", player=gift, room=ER) == "Cake for Ida went to the E.R."


def test_a_negative_number_has_a_minus_not_a_hyphen() -> None:
    assert Language(ENGLISH).say("met", people=["Ida"], count=-3) == "Ida met −3 times."
    assert [figure(number) for number in (-3, 0, 12, -0.5)] == ["−3", "0", "12", "−0.5"]


def test_another_language_falls_back_on_english() -> None:
    words = Language(GERMAN)

    assert words.say("went", player="seat:0", room=ER) == "Platz 1 geht zur Notaufnahme."
    assert words.say("only-english") == "Only in English"
    assert words.say("nothing-of-the-kind") == "Nothing-of-the-kind"
    assert words.has("only-english")
    assert not words.has("nothing-of-the-kind")


def test_a_name_of_a_content_pack_stays_what_it_is() -> None:
    clinic = Name("Day Clinic", "room:er")

    assert Language(GERMAN).say("went", player="Ida", room=clinic) == "Ida geht Day Clinic."


def test_names_go_from_one_process_to_another_whole() -> None:
    doctor = pickle.loads(pickle.dumps(Name("Dr. Flint", "hero:flint", 2)))
    both = pickle.loads(pickle.dumps(Names("E.R. and Dr. Flint", [ER, doctor])))

    assert (doctor, doctor.mention, doctor.seat) == ("Dr. Flint", "hero:flint", 2)
    assert Language(GERMAN).say("went", player=doctor, room=both.each[0]) == (
        "Dr. Flint geht zur Notaufnahme."
    )


def test_names_that_look_alike_keep_their_own_forms() -> None:
    """A German patient is the same noun in every chair; only its forms say where it is."""
    german = Language(
        Catalogue(
            "de",
            [
                """
noun-patient = Herzpatient
    .dem = dem Herzpatienten { $spot }
helped = { $count } × { DEM($patient) }
beside = { DEM($other) }
noun-beside = Arzt
    .dem = dem Arzt bei { DEM($patient) }
"""
            ],
            ENGLISH,
        )
    )
    left, right = (Phrase("noun-patient", {"spot": spot}) for spot in ("links", "rechts"))
    assert german.say("helped", count=1, patient=left) == "1 × dem Herzpatienten links"
    assert german.say("helped", count=1, patient=right) == "1 × dem Herzpatienten rechts"
    assert german.say("helped", count=1, patient=[left, left]) != german.say(
        "helped", count=1, patient=[left, right]
    )
    doctors = [Phrase("noun-beside", {"patient": patient}) for patient in (left, right)]
    assert [german.say("beside", other=doctor) for doctor in doctors] == [
        "Dem Arzt bei dem Herzpatienten links",
        "Dem Arzt bei dem Herzpatienten rechts",
    ]


def test_without_a_catalogue_messages_are_said_by_their_ids() -> None:
    assert PLAIN.say("went", player="seat:0", room=ER) == "⟦went seat 1 E.R.⟧"


def test_what_stays_as_it_is_is_made_once() -> None:
    words, made = Language(ENGLISH), list[str]()

    def piece(words: Language, own: str) -> str:
        made.append(own)
        return words.name(own, "room:x")

    assert [words.once(piece, "Lab") for _ in range(3)] == ["Lab"] * 3
    words.turn_page()
    words.once(piece, "Lab")
    words.turn_page()
    assert made == ["Lab"], "it is kept as long as every page asks for it"
    words.turn_page()
    words.once(piece, "Lab")
    assert made == ["Lab", "Lab"]


def test_words_take_no_more_memory_the_more_names_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Content packs from strangers keep bringing new names and texts."""
    monkeypatch.setattr("wardround.presentation.language.MAX_KEPT", 10)
    monkeypatch.setattr("wardround.presentation.language.MAX_MADE", 10)
    catalogue = Catalogue("en", [])
    words = Language(catalogue)

    def label(words: Language, own: str) -> str:
        return words.name(own, "room:x")

    for n in range(100):
        words.once(label, f"Room {n}")
        words.text(f"Text {n}", "room:x")
        words.list([f"Room {n}", "Lab"])

    kept = [one for thing in (catalogue, words) for one in dicts_of(thing)]
    assert max(map(len, kept)) <= 10


def dicts_of(thing: object) -> list[dict[object, object]]:
    names = getattr(thing, "__slots__", None) or vars(thing)
    return [value for name in names if isinstance(value := getattr(thing, name), dict)]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [("de-CH,de;q=0.9,en;q=0.8", "de"), ("FR", "fr"), ("tlh, en", "en"), ("", "en")],
)
def test_the_first_language_that_is_known(wanted: str, code: str) -> None:
    assert preferred(wanted) == code


def sentences(folder: Path, *endings: str) -> list[tuple[str, str]]:
    """Lines of code with their file, without comments and docstrings."""
    found: list[tuple[str, str]] = []
    for file in sorted(path for ending in endings for path in folder.rglob(f"*.{ending}")):
        name = file.relative_to(folder).as_posix()
        if name in CODE_OF_THE_WORDS or ".test." in name:
            continue
        text = NOT_SAID.sub("", file.read_text("utf-8"))
        found += [(name, line.strip()) for line in text.splitlines()]
    return found


@pytest.mark.parametrize("room", READ_BY_PEOPLE)
def test_one_function_says_it(room: str) -> None:
    lines = sentences(ROOT / "src" / "wardround" / room, "py")

    assert [(name, line) for name, line in lines if OWN_WORDS.search(line)] == []


def test_one_function_says_it_in_the_browser() -> None:
    lines = sentences(ROOT / "client" / "src", "ts", "svelte")

    assert [(name, line) for name, line in lines if OWN_WORDS.search(line)] == []
