"""The linters of prose and commit messages find what they are for, and nothing else."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


prose = tool("prose")
commit_message = tool("commit_message")


def words(text: str, language: str = "en") -> list[str]:
    return [found for _, found, _ in prose.faults(text, language)]


@pytest.mark.parametrize(
    "text",
    [
        "Who sends bytes is heard again.",
        "Fine. What is asked once is kept.",
        "Whoever has a key opens the seat.",
        "| Who passes has ended the moves. |",
        "- What lies ready is cheap.",
        "The player keeps his seat.",
        "He waits.",
        "A welcome to who comes.",
        "A seat for whoever comes.",
    ],
)
def test_a_fault_of_style_is_found(text: str) -> None:
    assert words(text)


@pytest.mark.parametrize(
    "text",
    [
        "The server closes connections that do not read.",
        "Who sits there?",
        "What if the disk is full: the server tries again.",
        "The players who are asked see what they may do.",
        "`his` and `Who sends` are code.",
        'The sentence "Who sends bytes is heard again." is quoted.',
        "The history of this ship, whose hull is whole.",
    ],
)
def test_plain_prose_is_not_found(text: str) -> None:
    assert words(text) == []


def test_a_heading_a_label_and_code_may_be_noun_clauses() -> None:
    page = "# T\n\nFor players: a page.\n\n## What a player may try\n\n```\nWho is here.\n```\n"
    assert list(prose.page("docs/x.md", page)) == []
    assert [fault.line for fault in prose.page("docs/x.md", page + "\nWhat is here is told.\n")] == [11]
    assert list(prose.messages("page.en.ftl", "page-turned = What turned the match\n")) == []
    assert [fault.line for fault in prose.messages("page.en.ftl", "\npage-turned = What turned it follows.\n")] == [2]


def test_texts_of_lessons_are_read_in_both_languages() -> None:
    lesson = (
        'touch = [{ ship = "his" }]\n[[fails]]\nreason = { en = "Whoever holds does not ram.", fr = "Ceux qui attendent." }\n'
    )
    assert [(fault.line, fault.words) for fault in prose.table("a.toml", lesson)] == [
        (3, "Whoever holds does not"),
        (3, "Whoever"),
        (3, "Ceux qui"),
    ]


def test_a_line_that_goes_on_begins_no_sentence() -> None:
    assert list(prose.located("x", prose.joined("it tells\nWhat they see is told."))) == []
    assert [fault.line for fault in prose.located("x", prose.joined("It tells.\nWhat they see is told."))] == [2]


def test_french_has_a_list_of_its_own() -> None:
    assert words("Celui qui joue voit tout.", "fr")
    assert words("Un code pour quiconque.", "fr")
    assert words("Le secret n’est pas celui qui avait été engagé.", "fr") == []


def test_a_page_says_for_whom_it_is() -> None:
    assert list(prose.page("docs/x.md", "# T\n\nA page.\nIt is long.\n\nFor hosts.\n")) != []
    assert list(prose.page("docs/x.md", "# T\n\nA page\nfor hosts.\n")) == []
    assert list(prose.page("docs/x.md", "# T\n\nFor hosts: a page.\n")) == []


def test_an_entry_of_the_changelog_is_short_and_says_whom_it_concerns() -> None:
    assert list(prose.entries("CHANGELOG.md", "- Players: " + "x" * 149)) == []
    assert list(prose.entries("CHANGELOG.md", "- Players: " + "x" * 150)) != []
    assert list(prose.entries("CHANGELOG.md", "- A new game.")) != []


def test_a_link_leads_somewhere(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("# What is, here\n")
    text = "[1](a.md) [2](a.md#what-is-here) [3](https://x.example/) [4](b.md) [5](a.md#there)"
    assert [fault.words for fault in prose.links(tmp_path, "c.md", text)] == ["b.md", "a.md#there"]


def repository(root: Path, text: str) -> None:
    (root / "src/naumachia/server").mkdir(parents=True)
    (root / "src/naumachia/server/app.py").write_text(text)
    (root / "tools").mkdir()
    (root / "tools/prose.toml").write_text('[allowed]\n"src/naumachia/server" = 1\n')


def test_old_faults_may_stay_and_new_ones_may_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    repository(tmp_path, '"""Who comes is told."""\n')
    assert prose.main(["--root", str(tmp_path)]) == 0
    (tmp_path / "src/naumachia/server/more.py").write_text("x = 1  # his seat\n")
    assert prose.main(["--root", str(tmp_path)]) == 1
    assert "more.py:1: 'his'" in capsys.readouterr().out


def test_the_counts_fall_and_never_rise(tmp_path: Path) -> None:
    repository(tmp_path, '"""Who comes is told."""\nx = 1  # his seat\n')
    with pytest.raises(SystemExit):
        prose.main(["--root", str(tmp_path), "--write"])
    (tmp_path / "src/naumachia/server/app.py").write_text('"""The application."""\n')
    assert prose.main(["--root", str(tmp_path), "--write"]) == 0
    assert prose.stored(tmp_path) == {}


def test_faults_may_move_to_another_folder_with_their_modules(tmp_path: Path) -> None:
    repository(tmp_path, '"""The application."""\n')
    (tmp_path / "src/naumachia/table").mkdir()
    (tmp_path / "src/naumachia/table/table.py").write_text('"""Who comes is told."""\n')
    assert prose.main(["--root", str(tmp_path)]) == 1
    assert prose.main(["--root", str(tmp_path), "--write"]) == 0
    assert prose.stored(tmp_path) == {"src/naumachia/table": 1}


def test_a_metaphor_for_a_name_is_found() -> None:
    assert [fault.words for fault in prose.module("src/naumachia/server/usher.py", "")] == ["usher"]
    assert list(prose.module("src/naumachia/server/disconnects.py", "")) == []


def test_this_repository_is_plain() -> None:
    assert [str(fault) for fault in prose.outside(ROOT)] == []
    assert list(prose.exceeded(prose.inside(ROOT), prose.stored(ROOT))) == []


@pytest.mark.parametrize(
    "subject",
    [
        "server: close idle handshakes after 10 s",
        "Resume reading after the fast path has taken a message (D58)",
        "docs: seed the examples",
        "kernel: process frames in order",
        "x" * 72,
        "Merge branch 'h24/words' into integ, which is a long subject that nobody has written by hand",
        "web/board: focus the picked ship",
    ],
)
def test_a_plain_subject_passes(subject: str) -> None:
    assert list(commit_message.wrong(subject)) == []


@pytest.mark.parametrize(
    "subject",
    [
        "x" * 73,
        "server: close idle handshakes.",
        "Who sends bytes is heard again (D58)",
        "server: closed idle handshakes",
        "server: closing idle handshakes",
        "server: closes idle handshakes",
        "The siege fails",
        "server: ",
        "",
    ],
)
def test_another_subject_does_not(subject: str) -> None:
    assert list(commit_message.wrong(subject)) != []


def test_comments_of_the_editor_are_no_subject(tmp_path: Path) -> None:
    file = tmp_path / "message"
    file.write_text("# Please enter\nserver: close idle handshakes\n\nBecause they stay.\n")
    assert commit_message.main([str(file)]) == 0
    file.write_text("server: Closed idle handshakes\n")
    assert commit_message.main([str(file)]) == 1


def test_history_before_the_rule_is_not_checked(tmp_path: Path) -> None:
    def git(*arguments: str, date: str = "2026-11-20T00:00:00Z") -> None:
        names = ["-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "core.hooksPath=/dev/null"]
        environment = {"GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": date, "HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
        subprocess.run(["git", *names, *arguments], cwd=tmp_path, check=True, env=environment, capture_output=True)

    git("init", "-q")
    git("commit", "-q", "--allow-empty", "-m", "Who came before is spared.", date="2026-11-01T00:00:00Z")
    assert commit_message.recent(tmp_path) == []
    git("commit", "-q", "--allow-empty", "-m", "Who comes later is not.")
    assert [subject for _, subject in commit_message.recent(tmp_path)] == ["Who comes later is not."]
    assert commit_message.recent(tmp_path / "nowhere") == []


def test_comments_of_the_page_are_read() -> None:
    text = (
        "<!-- What is here is told. -->\n<script>\n"
        "/** Price of a ship.\n * Whoever buys it pays. */\nconst a = 'http://his'; // his own\n"
    )
    assert {fault.line for fault in prose.script("x.svelte", text)} == {1, 4, 5}
    plain = text.replace("What is here is told", "A note").replace("Whoever buys", "The buyer of").replace("his own", "its own")
    assert list(prose.script("x.svelte", plain)) == []
