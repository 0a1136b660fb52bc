"""The colours and fonts of the diagrams, and what the colours say."""

from __future__ import annotations

LEGEND = {
    "number": "number",
    "length": "length or count",
    "bytes": "bytes",
    "structure": "structure",
    "unused": "not looked at here",
}

STYLE = """
text { font: 12px system-ui, sans-serif; fill: #565d66; }
.name { font: 600 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #16191d; }
.place, .tick { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.page { fill: #ffffff; } .ruler, .lead { fill: none; stroke: #98a1ad; }
.b { fill: #f5f6f8; stroke: #98a1ad; stroke-width: 1.3; } .maybe { stroke-dasharray: 5 3; }
.b.inner { stroke: none; }
.number { fill: #e6f0fd; stroke: #2a6fdb; } .length { fill: #fdf1d8; stroke: #c98608; }
.bytes { fill: #dff5ef; stroke: #17a085; } .structure { fill: #efe9fb; stroke: #7a4fd0; }
@media (prefers-color-scheme: dark) {
  text { fill: #a3abb6; } .name { fill: #eef1f4; }
  .page { fill: #181c22; } .ruler, .lead { stroke: #7d8794; }
  .b { fill: #20252d; stroke: #7d8794; }
  .number { fill: #1c2f4d; stroke: #5b9bf5; } .length { fill: #3f3013; stroke: #e0a83a; }
  .bytes { fill: #163a35; stroke: #37b8a0; } .structure { fill: #2f2650; stroke: #a486ee; }
}
"""
