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


# Read as text where that tells: to parse two thousand modules takes as long as all else that is quick.
FROM_OURS = re.compile(r"^\s*from bob_editor\.(\w+)", re.MULTILINE)
OURS_WHOLE = re.compile(r"^\s*from bob_editor import", re.MULTILINE)


def _first_line(module: Path) -> str:
    """What a module says first; of a check, its function speaks."""
    text = module.read_text("utf-8")
    if "checks" not in module.parts:
        return text.partition("\n")[0].removeprefix('"""').removesuffix('"""') if text[:3] == '"""' else ""
    tree = ast.parse(text)
    of_check = (one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name == module.stem)
    return (ast.get_docstring(next(of_check, tree)) or "").partition("\n")[0]


def _imported_packages(module: Path) -> Iterator[str]:
    text = module.read_text("utf-8")
    yield from FROM_OURS.findall(text)
    for node in ast.walk(ast.parse(text)) if OURS_WHOLE.search(text) else ():
        if isinstance(node, ast.ImportFrom) and node.module == "bob_editor":
            yield from (alias.name for alias in node.names if (PACKAGE / alias.name).is_dir())


def test_modules_begin_with_a_sentence() -> None:
    """Every module and package says in its docstring's first line what it is for; of a check, its function does."""
    said = ((_name(module), _first_line(module)) for module in MODULES)
    silent = [one for one in said if not re.match(r"\S.{10,}[.:!?][”\"')]*$", one[1])]
    assert silent == []


def test_packages_are_packages() -> None:
    """Every folder of modules has an ``__init__.py``, so that wheels, linters and readers see it."""
    assert [_name(package) for package in PACKAGES if not (package / "__init__.py").is_file()] == []


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


def test_modules_name_no_machine_path() -> None:
    """Nothing points into the folders of the machine it was written on."""
    path = re.compile(r"(?<![\w.])/(?:home|root|work|tmp|opt|farm|Users)/\S*")
    found = [
        (_name(module), named) for module in MODULES for named in path.findall(module.read_text("utf-8"))
    ]
    assert found == []
