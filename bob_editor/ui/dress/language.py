"""The language that the window wears: the program's own texts, those of Qt's dialogs, and how numbers are written."""

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from bob_editor.sheet.languages import capital
from bob_editor.words import LANGUAGES, speak, spoken


def wear(app: QApplication, wanted: str = "") -> None:
    """Speak a language of ``LANGUAGES``, or that of the system where none is ``wanted``.

    What is shown already stays as it is, so this comes before the window is made.
    """
    speak(wanted or _of_the_system())
    if wanted:
        QLocale.setDefault(QLocale(wanted))
    translator = QTranslator(app)
    if translator.load(f"qtbase_{spoken()}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(translator)


def name_of(code: str) -> str:
    """What a language is called in itself, with a capital, and its code where that says more or Qt knows no name."""
    locale = QLocale(code)
    known = "" if locale.language() == QLocale.Language.C else locale.nativeLanguageName()
    name = capital(LANGUAGES.get(code, known))
    return f"{name} ({code})" if name and "-" in code else name or code


def _of_the_system() -> str:
    """The first language of the user's that the window speaks; English where it speaks none of them."""
    wished = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in wished if code in LANGUAGES), "en")
