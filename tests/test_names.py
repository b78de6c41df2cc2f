"""Replaced names and phrases: they do not come back."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "bench", "deploy", "examples", "tests")

NAMES = frozenset(
    [
        "AHEAD",
        "ANSWERS_EACH",
        "ASK_FIRST",
        "AT_ONCE",
        "AWAY_S",
        "A_DAY_MS",
        "Actions",
        "Alive",
        "AllAtOnce",
        "Anonymous",
        "Arrival",
        "BUDGET_S",
        "Balance",
        "BotMaker",
        "BoundedHttp",
        "Bucket",
        "Budgets",
        "Bustle",
        "Campaigns",
        "Chart",
        "Chatter",
        "Closing",
        "Connections",
        "Counts",
        "DEVICES",
        "Diary",
        "ENGLISH",
        "EloquentBot",
        "FOLLOWED",
        "FOR_EVER",
        "FOR_GOOD",
        "Farewell",
        "Finder",
        "FromBrowser",
        "FromTable",
        "GATHER_S",
        "GameFacts",
        "HeardAnswer",
        "HeardQuestion",
        "Hearing",
        "HouseClock",
        "HouseFacts",
        "HouseFull",
        "HouseHook",
        "HouseUp",
        "IN_ONE_GO",
        "IN_TOUCH_S",
        "KEEPER",
        "Known",
        "KnownPacks",
        "MOST_AHEAD",
        "MOST_BYTES",
        "MOST_CALLS",
        "MOST_GAMES",
        "MOST_HIDDEN",
        "MOST_LAID",
        "MOST_OWED",
        "MOST_PEOPLE",
        "MOST_PLACES",
        "MOST_PLAYERS",
        "MOST_POINTS",
        "MOST_S",
        "MOST_SEATS",
        "MOST_SESSIONS",
        "Maybe",
        "Mending",
        "NOTHING_SAID",
        "NOT_FOLLOWED",
        "NOWHERE",
        "Named",
        "Names",
        "Nerve",
        "NotAMove",
        "NotNow",
        "Notices",
        "Numbered",
        "OfKind",
        "OneByOne",
        "OneOf",
        "PACES",
        "PAUSES_S",
        "PER_S",
        "PackFault",
        "Packs",
        "PerAddress",
        "Pictures",
        "Places",
        "Print",
        "Proxies",
        "QUICK_S",
        "REMEMBERED",
        "RETIRE_AT_ONCE",
        "Record",
        "Rooms",
        "SECURITY",
        "SILENT_S",
        "STEPS_KEPT",
        "Scribe",
        "Seats",
        "Sight",
        "Speech",
        "Spoken",
        "Steady",
        "Stuck",
        "TAKEN",
        "TableFacts",
        "TableSide",
        "TheHouse",
        "Thinkers",
        "Tongue",
        "TooOften",
        "Undoable",
        "Unproven",
        "Views",
        "Vocabulary",
        "WAITING",
        "WORTH_DEFLATING",
        "WORTH_OF_A_PACK",
        "Where",
        "Words",
        "Writer",
        "YouAre",
        "YourTable",
        "_AT_HOME",
        "_AT_MOST",
        "_A_BREATH_S",
        "_A_FEW_PAGES",
        "_A_PAGE",
        "_A_PIECE",
        "_Cutter",
        "_Deeds",
        "_Drawn",
        "_FILES",
        "_Fault",
        "_MIGRATING",
        "_MOST_COVERS",
        "_MOST_IDEAS",
        "_MOST_PLACES",
        "_MOST_SEATS",
        "_MOST_SLOTS",
        "_NAMED",
        "_NO_TABLE",
        "_Named",
        "_Nowhere",
        "_PAGES_AHEAD",
        "_PATIENCE_S",
        "_PATIENCE_WITH_LOCKS_S",
        "_PATIENCE_WITH_MIGRATIONS_S",
        "_PRINT_BYTES",
        "_Player",
        "_REMEDIES",
        "_SHORT_S",
        "_TWINS",
        "_Table",
        "_Ticket",
        "_UNKIND",
        "_UNSEEN",
        "_Upgraded",
        "_WORTH_STANDING_STILL_MS",
        "_Words",
        "_a_few",
        "_a_good_citizen_of_python",
        "_allow_many_files",
        "_any_move",
        "_asked_at",
        "_at_most",
        "_at_once",
        "_at_the_door",
        "_bad_seats_are_told_so",
        "_bad_types_and_times_are_told_so",
        "_bind_after",
        "_by_host",
        "_by_its_fields",
        "_can_be_seen",
        "_cannot_tell",
        "_check_key",
        "_check_mine",
        "_check_promised",
        "_check_when",
        "_check_who",
        "_collect_seldom",
        "_commit_stubbornly",
        "_decode_bare",
        "_few_places_first",
        "_give_back",
        "_go_on",
        "_have_read",
        "_hear_question",
        "_hear_words",
        "_held_at",
        "_host_legal",
        "_if_the_same",
        "_in_a_line",
        "_in_the_page",
        "_is_in_the_log",
        "_is_mine_to_mind",
        "_is_there",
        "_is_welcome",
        "_keep_in_touch",
        "_let_go",
        "_let_in",
        "_level_welcome",
        "_look_around",
        "_look_closely",
        "_may_be_anything",
        "_may_come_from",
        "_may_show",
        "_news_and_all",
        "_not_now",
        "_off_the_top",
        "_order_of",
        "_play_on",
        "_print_of_deal",
        "_put_off",
        "_put_to_sleep",
        "_read_first",
        "_recall_outcome",
        "_recalls_what_it_was_told",
        "_refused_without_a_trace",
        "_retire_now_and_then",
        "_same_in_every_process",
        "_sit_down",
        "_slow_down",
        "_some_at_once",
        "_stand_in",
        "_tell_all",
        "_the_end_is_the_end",
        "_told",
        "_told_of_every_change",
        "_too_fast",
        "_too_slow",
        "_try_again",
        "_turn_away",
        "_usual_level",
        "_with_something_laid",
        "_within_s",
        "_without_chart",
        "_work_off",
        "_write_at_once",
        "_written_now",
        "around_frames",
        "ask_with_pack",
        "asked_for",
        "asked_to_be_studied",
        "at_hand",
        "at_least",
        "check_hands_off",
        "choose_or_else",
        "client_of",
        "clock_decides",
        "close_ranks",
        "come_home",
        "come_true",
        "deal_again",
        "deal_out",
        "every_game",
        "fall_asleep",
        "for_everyone",
        "forget_silent",
        "forget_silent_servers",
        "found_in",
        "fresh_secret",
        "from_logs",
        "get_stuck",
        "give_back",
        "go_on_without",
        "has_a_choice",
        "hear_accusation",
        "hear_answer",
        "hear_question",
        "hear_votes",
        "hear_words",
        "heard_in",
        "house_facts",
        "house_in",
        "house_key",
        "house_up",
        "in_motion",
        "in_order",
        "in_short",
        "in_trouble",
        "is_minded_by",
        "is_ours",
        "is_this_machine",
        "is_well",
        "just_dealt",
        "keep_missing",
        "known_in",
        "known_options",
        "last_over",
        "lay_out_like",
        "leave_to_bot",
        "let_in",
        "let_out",
        "lets_in",
        "level_deflated",
        "level_texts",
        "like_a_listed",
        "look_at_table",
        "look_through",
        "make_map",
        "most_bytes",
        "moved_on",
        "moves_as",
        "moves_unseen",
        "much",
        "names_a_pack",
        "names_besides",
        "new_past",
        "next_person",
        "not_a_players",
        "not_now",
        "not_stored",
        "note_start",
        "nothing_to_show",
        "of_other_rules",
        "of_the_game",
        "open_house",
        "open_information",
        "open_reasons",
        "open_table",
        "options_of_sequel",
        "order_of",
        "own_file",
        "own_house",
        "part_all",
        "play_again",
        "play_out",
        "print_of_move",
        "put_first",
        "put_under",
        "quick_row",
        "read_game",
        "replay_kept",
        "report_places",
        "right_value",
        "round_the_table",
        "said_in_code",
        "say_goodbye",
        "seats_told",
        "seen_from",
        "show_picture",
        "shown_out",
        "size_of",
        "so_many",
        "spoken_to",
        "stand_in",
        "stands_still",
        "start_over",
        "take_subscriptions",
        "tell_presence",
        "the_bank",
        "the_map",
        "the_matcher",
        "the_permissions",
        "to_nobody",
        "told_apart",
        "told_to",
        "transcript_in_pieces",
        "try_redis",
        "tutorial_of",
        "waited_for",
        "watchers_out",
        "when_committed",
        "whose",
        "with_pack",
        "without_quotes",
        "words_of",
    ]
)

MODULES = frozenset(
    [
        "spyhouse.api.finished",
        "spyhouse.bots.odds",
        "spyhouse.games.spycatcher.bots.roads",
        "spyhouse.games.spycatcher.bots.situation",
        "spyhouse.games.spycatcher.bots.steady",
        "spyhouse.games.spyclub.data_files",
        "spyhouse.games.spyclub.texts",
        "spyhouse.games.spyclub.words",
        "spyhouse.games.spyfall.bots.bank",
        "spyhouse.games.spyfall.bots.eloquent",
        "spyhouse.games.spyfall.bots.grammar.kinds",
        "spyhouse.games.spyfall.bots.nerve",
        "spyhouse.games.spyfall.bots.tongue",
        "spyhouse.games.spyfall.bots.wits",
        "spyhouse.games.spyfall.sheet",
        "spyhouse.games.spyfall.texts",
        "spyhouse.games.spyguy.bots.gaze",
        "spyhouse.games.spyguy.bots.ground",
        "spyhouse.games.spyguy.city",
        "spyhouse.games.spyguy.image",
        "spyhouse.games.spyguy.key",
        "spyhouse.games.spyguy.picture",
        "spyhouse.kernel.codes",
        "spyhouse.kernel.own_files",
        "spyhouse.kernel.recall",
        "spyhouse.kernel.right_values",
        "spyhouse.kernel.speech",
        "spyhouse.kernel.words",
        "spyhouse.lab.commands",
        "spyhouse.lab.messages",
        "spyhouse.lab.on_ray",
        "spyhouse.lab.page",
        "spyhouse.lab.portrait",
        "spyhouse.lab.protocol_page",
        "spyhouse.lab.proving",
        "spyhouse.lab.translating",
        "spyhouse.live.chatter",
        "spyhouse.live.codes",
        "spyhouse.live.finder",
        "spyhouse.live.folding",
        "spyhouse.live.keeper",
        "spyhouse.live.limits",
        "spyhouse.live.memory",
        "spyhouse.live.mending",
        "spyhouse.live.thinkers",
        "spyhouse.live.turns",
        "spyhouse.live.work",
        "spyhouse.record.changes",
        "spyhouse.research.guest",
        "spyhouse.research.numbered",
        "spyhouse.server.bounded",
        "spyhouse.server.http.asked",
        "spyhouse.server.http.door",
        "spyhouse.server.http.refusing",
        "spyhouse.server.welcome",
        "spyhouse.server.words",
        "spyhouse.table.commands.house",
        "spyhouse.table.fair",
        "spyhouse.table.known_packs",
        "spyhouse.table.names",
        "spyhouse.table.refused",
        "spyhouse.table.result",
        "spyhouse.table.rules",
    ]
)
PHRASES = re.compile(
    r"\b(?:whoever|in one go|the same again|as ever|anew|thereof|what is to be|so long a|all the same|but for"
    r"|as it were|at hand|of one's own|one's own|by and by|for ever|comes of|looks? around|lets? in|puts? off"
    r"|gives? back|mends?|mended|goes on|go on|(?:is|are|was|were) told|told (?:to|of)"
    r"|one's|by itself|by chance|of (?:its|our|their) own|has to be|of no use|straw man|dawdles?|knocks? at"
    r"|in the same breath|without a word|so that who|nobody's word|somebody's word"
    r"|(?:the|this) house (?:keeps|knows|says|plays|is))\b|\bthe house's(?! bold)",
    re.IGNORECASE,
)
"""Riddles of old docstrings and comments. Players' texts may have them."""
CLIENT = ROOT / "web" / "src"
CLIENT_COMMENT = re.compile(r"(?<![:\w\"'`/])//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
"""ESLint refuses the client's replaced names (`id-denylist`)."""
NO_PROSE = ("src/spyhouse/store/sql/migrations", "src/spyhouse/games/spyclub/campaign")
DEPRECATED = {"spyhouse.lab.proving"}
"""Modules that forward to their new place for one release."""
OLD_NAMES = {"test_deprecated.py"}
"""Tests of deprecated names."""


def test_no_replaced_name_is_used() -> None:
    assert [*found()] == []


def modules() -> Iterator[Path]:
    """Our own modules: benches install the packages they compare with into `bench/peer`."""
    for folder in FOLDERS:
        paths = sorted((ROOT / folder).rglob("*.py"))
        yield from (path for path in paths if not path.is_relative_to(ROOT / "bench/peer"))


def found() -> Iterator[str]:
    for path in modules():
        if path.name not in OLD_NAMES:
            for line, name in identifiers(path.read_text()):
                if name in NAMES:
                    yield f"{path.relative_to(ROOT)}:{line} {name}"


@pytest.mark.parametrize(
    "source",
    [
        "class HouseFull: pass",
        "def f(): return table.options_of_sequel",
        "from spyhouse.live.rooms import HouseFull",
        "f(open_information=1)",
        "def f(open_information): pass",
    ],
)
def test_a_replaced_name_is_found_wherever_it_stands(source: str) -> None:
    assert {name for _, name in identifiers(source)} & NAMES


def identifiers(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.arg(arg=name) | ast.keyword(arg=str(name)) | ast.alias(name=name):
                yield node.lineno, name


def test_no_replaced_module_is_back() -> None:
    source = ROOT / "src"
    here = {".".join(path.relative_to(source).with_suffix("").parts) for path in source.rglob("*.py")}
    assert here & MODULES == DEPRECATED & MODULES


def test_no_replaced_phrase_is_used() -> None:
    assert [*replaced_phrases()] == []


def replaced_phrases() -> Iterator[str]:
    for path in modules():
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith(NO_PROSE) and path != Path(__file__):
            for line, text in prose(path.read_text()):
                yield from (f"{name}:{line} {found[0]}" for found in PHRASES.finditer(text))


def test_no_replaced_phrase_is_used_in_the_client() -> None:
    files = sorted(path for path in CLIENT.rglob("*.*") if path.suffix in {".ts", ".svelte", ".css"})
    comments = [(path, text) for path in files if path.name != "wire.ts" for text in client_prose(path)]
    assert len(comments) > 1_000
    assert [f"{path.name}: {found[0]}" for path, text in comments for found in PHRASES.finditer(text)] == []


@pytest.mark.parametrize(
    "source",
    ["x() // for whoever asks", "/** Made\n * anew. */", "<!-- Go on. -->", ".a { top: 0; /* anew */ }"],
)
def test_a_replaced_phrase_is_found_in_comments_of_the_client(source: str, tmp_path: Path) -> None:
    (tmp_path / "one.ts").write_text(source)
    assert [found for text in client_prose(tmp_path / "one.ts") for found in PHRASES.findall(text)]


def client_prose(path: Path) -> list[str]:
    """The comments of a file of the client."""
    return [
        " ".join(found[0].replace("*", " ").split()) for found in CLIENT_COMMENT.finditer(path.read_text())
    ]


@pytest.mark.parametrize(
    "source",
    [
        "x = 1  # for whoever asks",
        '"""What is to be."""',
        'x = 1\n"""Made\nanew."""',
        "x = 1  # with no list of its own",
        'def test_hints():\n    """Everyone is told to wait."""',
        'def f():\n    """Go on."""',
    ],
)
def test_a_replaced_phrase_is_found_in_comments_and_docstrings(source: str) -> None:
    assert [found for _, text in prose(source) for found in PHRASES.findall(text)]


def prose(source: str) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a module, each with its line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.lineno, " ".join(node.value.value.split())
