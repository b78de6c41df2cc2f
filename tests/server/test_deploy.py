"""Files in deploy/: existing metrics, a sandboxed service, an image with a health check."""

import json
import re
import shutil
import subprocess
from pathlib import Path

from spyhouse.live.table_codes import CODE
from tests.server.live_server import RunningServer

DEPLOY = Path(__file__).parents[2] / "deploy"
METRIC = re.compile(r"\b(?:spyhouse|process)_[a-z_]+")


def test_dashboard_and_alerts_use_existing_metrics(server: RunningServer) -> None:
    server.open()
    served = {name.removesuffix("_total") for name in METRIC.findall(server.http.get("/metrics").text)}
    panels = json.loads((DEPLOY / "grafana-dashboard.json").read_text())["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    asked.append((DEPLOY / "prometheus-alerts.yaml").read_text())
    wanted = {name.removesuffix("_total") for text in asked for name in METRIC.findall(text)}
    assert len(wanted) >= 9
    assert wanted - served == set()


def test_image_has_numeric_user_and_health_check() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    assert re.search(r"^USER \d+:\d+$", text, re.M)
    assert "HEALTHCHECK" in text
    assert "/healthz" in text
    assert not re.search(r"^FROM \S+:latest", text, re.M)


def test_service_is_sandboxed() -> None:
    unit = DEPLOY / "spyhouse.service"
    for key in ("MemoryMax", "UMask", "EnvironmentFile", "SystemCallFilter", "CapabilityBoundingSet"):
        assert re.search(rf"^{key}=", unit.read_text(), re.M), key
    if shutil.which("systemd-analyze"):
        command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
        judged = subprocess.run(command, capture_output=True, text=True)
        assert judged.returncode == 0, judged.stdout[-200:] + judged.stderr


def test_proxy_routes_every_possible_code() -> None:
    assert CODE in (DEPLOY / "Caddyfile").read_text()
