"""The style of the charts of the report page, beside that of every page."""

from __future__ import annotations

# In light and in dark colours.
_COLOURS = {
    "track": ("#e9edf2", "#262c35"),
    "records": ("#2a6fdb", "#5b9bf5"),
    "bytes": ("#158f83", "#37b8a8"),
    "codec-none": ("#98a1ad", "#7d8794"),
    "codec-gzip": ("#2a6fdb", "#5b9bf5"),
    "codec-snappy": ("#17a085", "#37b8a0"),
    "codec-lz4": ("#e09b12", "#e0a83a"),
    "codec-zstd": ("#7a4fd0", "#a486ee"),
    "codec-unknown": ("#c22f2f", "#f0706a"),
    "kind-bad_checksum": ("#d33a3a", "#ef625d"),
    "kind-malformed": ("#e2762b", "#ee9150"),
    "kind-unsupported": ("#7a4fd0", "#a486ee"),
    "kind-limit_exceeded": ("#2a6fdb", "#5b9bf5"),
    "kind-read_error": ("#c22f2f", "#f0706a"),
    "kind-missing_offsets": ("#8a5a3a", "#b98a66"),
    "kind-truncated_tail": ("#e8bd3b", "#dcb73f"),
    "kind-zero_tail": ("#b6bdc7", "#5d6774"),
}
_LIGHT, _DARK = (
    "".join(f" --{name}: {colours[at]};" for name, colours in _COLOURS.items()) for at in (0, 1)
)
_CLASSES = "".join(
    f".{name} {{ fill: var(--{name}); background: var(--{name}); }}\n"
    for name in _COLOURS
    if name != "track"
)
CSS = (
    f"""\
:root {{{_LIGHT} }}
@media (prefers-color-scheme: dark) {{ :root {{{_DARK} }} }}
{_CLASSES}"""
    + """\
h3 { margin: 12px 0 2px; font-size: 13px; font-weight: 600; color: var(--ink-2); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(128px, 1fr)); gap: 12px;
  margin: 22px 0 0; }
.tile { padding: 12px; background: var(--surface); border: 1px solid var(--line);
  border-radius: 10px; }
.tile dt { font-size: 13px; color: var(--ink-2); }
.tile dd { margin: 2px 0; font-size: 20px; font-weight: 600; letter-spacing: -0.01em; }
.tile p { font-size: 12.5px; }
.tile.good, .tile.bad { color: inherit; }
.tile.good dd { color: var(--good); } .tile.bad dd { color: var(--bad); }
svg { display: block; width: 100%; }
.scroll { overflow-x: auto; } .columns { min-width: 640px; }
.columns .grid { stroke: var(--line); }
.columns .tick { fill: var(--ink-2); font-size: 11.5px; font-variant-numeric: tabular-nums; }
rect:hover { opacity: 0.75; }
.rows { display: grid; grid-template-columns: minmax(90px, max-content) 1fr max-content;
  gap: 7px 14px; align-items: center; font-size: 13.5px; font-variant-numeric: tabular-nums; }
.rows > svg + div { color: var(--ink-2); text-align: right; }
.name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 300px; }
.strip { height: 16px; border-radius: 4px; background: var(--track); overflow: hidden; }
.rows:not(.damage) .strip { background: none; }
.strip rect { stroke: var(--surface); stroke-width: 1; vector-effect: non-scaling-stroke; }
.damage .strip rect { stroke: none; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0 0 14px; padding: 0; }
.legend li { list-style: none; font-size: 13px; color: var(--ink-2); }
.legend i { display: inline-block; width: 11px; height: 11px; margin-right: 6px;
  border-radius: 3px; }
@media (max-width: 640px) {
  .rows { grid-template-columns: minmax(0, max-content) 1fr; }
  .rows > svg + div { grid-column: 1 / -1; }
  .name { max-width: 45vw; }
}
"""
)
