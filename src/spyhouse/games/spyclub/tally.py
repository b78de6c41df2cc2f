"""Statistics of a case for the lab, and their chart."""

from spyhouse.games.spyclub.campaign.report import as_text, play_campaign, report
from spyhouse.games.spyclub.options import level_name
from spyhouse.kernel import BalanceMetric, CampaignConfig, ChartSpec, LabConfig

LAB = LabConfig(
    cooperative=True,
    campaigns=CampaignConfig(play_campaign, report, as_text),
    balance=BalanceMetric(title="Cases solved", count=lambda how, counts: (how == "success", 1)),
    charts=(
        ChartSpec(
            name="difficulty",
            title="What ended cases, by difficulty",
            about="The levels of the rulebook of 2018.",
            bars=lambda how, options, counts: {(level_name(options), how.replace("_", " ")): 1},
            tables=({"difficulty": "easy"}, {}, {"difficulty": "advanced"}),
        ),
    ),
)
