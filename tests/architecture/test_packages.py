"""Every package says what it is for and whom it may import, and no module knows the machine it was written on."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "bob_editor"
MODULES = sorted(PACKAGE.rglob("*.py"))
PACKAGES = sorted({path.parent for path in MODULES})
TOP_PACKAGES = [path for path in PACKAGES if path.parent == PACKAGE]


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _imported_packages(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("bob_editor."):
            yield node.module.split(".")[1]
        elif isinstance(node, ast.ImportFrom) and node.module == "bob_editor":
            yield from (alias.name for alias in node.names if (PACKAGE / alias.name).is_dir())


@pytest.mark.parametrize("module", MODULES, ids=_name)
def test_module_begins_with_a_sentence(module: Path) -> None:
    """Every module and package says in its docstring's first line what it is for; of a check, its function does."""
    tree = ast.parse(module.read_text("utf-8"))
    of_check = (one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name == module.stem)
    speaker = next(of_check, tree) if "checks" in module.parts else tree
    docstring = ast.get_docstring(speaker) or ""
    assert re.match(r"\S.{10,}[.:!?][”\"')]*$", docstring.partition("\n")[0]), (
        f"{_name(module)} begins with {docstring[:80]!r}"
    )


@pytest.mark.parametrize("package", PACKAGES, ids=_name)
def test_package_is_a_package(package: Path) -> None:
    """Every folder of modules has an ``__init__.py``, so that wheels, linters and readers see it."""
    assert (package / "__init__.py").is_file()


@pytest.mark.parametrize("package", TOP_PACKAGES, ids=_name)
def test_package_names_what_it_imports(package: Path) -> None:
    """What a package imports from its neighbours is what its docstring says it may import."""
    docstring = ast.get_docstring(ast.parse((package / "__init__.py").read_text("utf-8"))) or ""
    said = re.search(r"(?i)\bmay import\b(.*)", docstring, flags=re.DOTALL)
    assert said, f"{_name(package)} doesn't say what it may import"
    imported = {name for module in package.rglob("*.py") for name in _imported_packages(module)} - {
        package.name
    }
    everything = re.search(r"every|below|under|all ", said[1])
    assert everything or {name for name in imported if not re.search(rf"\b{name}\b", said[1])} == set()


@pytest.mark.parametrize("module", MODULES, ids=_name)
def test_module_names_no_machine_path(module: Path) -> None:
    """Nothing points into the folders of the machine it was written on."""
    paths = re.findall(r"(?<![\w.])/(?:home|root|work|tmp|opt|farm|Users)/\S*", module.read_text("utf-8"))
    assert paths == []
