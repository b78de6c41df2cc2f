"""Additional ways to record an aspect of the master case."""

from typing import ClassVar

from spyhouse.games.spyclub.campaign.engine import effect
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.standing import CampaignEffect
from spyhouse.games.spyclub.campaign.terms import RecordKind


class RecordOption(CampaignEffect, frozen=True, tag="record_option"):
    """Allow another way to record: another name, an unsolved row card, or replacing an old record."""

    can_follow: ClassVar[bool] = False
    is_rule: ClassVar[bool] = True

    kind: RecordKind
    then: "tuple[effect.Consequence, ...]" = ()

    def do(self, run: EffectRun) -> None:
        """Do nothing: `recording.recording_options` reads this effect."""
