"""The style sheet of the report page: light and dark, without external fonts or images."""

CSS = """\
:root {
  --page: #f6f7f9; --surface: #ffffff; --ink: #16191d; --ink-2: #565d66; --line: #e2e5e9;
  --track: #e9edf2; --records: #2a6fdb; --bytes: #158f83; --good: #147a3d; --bad: #c22f2f;
  --none: #98a1ad; --gzip: #2a6fdb; --snappy: #17a085; --lz4: #e09b12; --zstd: #7a4fd0;
  --checksum: #d33a3a; --malformed: #e2762b; --unsupported: #7a4fd0; --limit: #2a6fdb;
  --truncated: #e8bd3b; --zero: #b6bdc7; --missing: #8a5a3a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #101317; --surface: #181c22; --ink: #eef1f4; --ink-2: #a3abb6; --line: #2b313a;
    --track: #262c35; --records: #5b9bf5; --bytes: #37b8a8; --good: #55c884; --bad: #f0706a;
    --none: #7d8794; --gzip: #5b9bf5; --snappy: #37b8a0; --lz4: #e0a83a; --zstd: #a486ee;
    --checksum: #ef625d; --malformed: #ee9150; --unsupported: #a486ee; --limit: #5b9bf5;
    --truncated: #dcb73f; --zero: #5d6774; --missing: #b98a66;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main { max-width: 1120px; margin: 0 auto; padding: 32px 24px 48px; }
h1 { margin: 0 0 4px; font-size: 26px; letter-spacing: -0.01em; }
h2 { margin: 0 0 14px; font-size: 17px; }
h3 { margin: 12px 0 2px; font-size: 13px; font-weight: 600; color: var(--ink-2); }
header p, footer p { margin: 0; color: var(--ink-2); overflow-wrap: anywhere; }
footer { margin-top: 20px; font-size: 13px; }
code { font: 0.92em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
section, .tile {
  background: var(--surface); border: 1px solid var(--line); border-radius: 10px;
}
section { margin-top: 16px; padding: 18px 20px; }
.tiles {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(128px, 1fr)); gap: 12px;
  margin: 22px 0 0;
}
.tile { padding: 12px; }
.tile dt { font-size: 13px; color: var(--ink-2); }
.tile dd { margin: 2px 0; font-size: 20px; font-weight: 600; letter-spacing: -0.01em; }
.tile p { margin: 0; font-size: 12.5px; color: var(--ink-2); }
.tile.good dd { color: var(--good); }
.tile.bad dd { color: var(--bad); }
.note, .empty { margin: 12px 0 0; font-size: 13px; color: var(--ink-2); }
svg { display: block; width: 100%; }
.columns { min-width: 640px; }
.columns .grid { stroke: var(--line); }
.columns .tick { fill: var(--ink-2); font-size: 11.5px; font-variant-numeric: tabular-nums; }
.records { fill: var(--records); }
.bytes { fill: var(--bytes); }
rect:hover { opacity: 0.75; }
.rows {
  display: grid; grid-template-columns: minmax(90px, max-content) 1fr max-content;
  gap: 7px 14px; align-items: center; font-size: 13.5px; font-variant-numeric: tabular-nums;
}
.rows > svg + div { color: var(--ink-2); text-align: right; }
.name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 300px; }
.strip { height: 16px; border-radius: 4px; background: var(--track); overflow: hidden; }
.rows:not(.damage) .strip { background: none; }
.strip rect { stroke: var(--surface); stroke-width: 1; vector-effect: non-scaling-stroke; }
.damage .strip rect { stroke: none; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0 0 14px; padding: 0; }
.legend li { list-style: none; font-size: 13px; color: var(--ink-2); }
.legend i {
  display: inline-block; width: 11px; height: 11px; margin-right: 6px; border-radius: 3px;
}
.codec-none { fill: var(--none); background: var(--none); }
.codec-gzip { fill: var(--gzip); background: var(--gzip); }
.codec-snappy { fill: var(--snappy); background: var(--snappy); }
.codec-lz4 { fill: var(--lz4); background: var(--lz4); }
.codec-zstd { fill: var(--zstd); background: var(--zstd); }
.codec-unknown { fill: var(--bad); background: var(--bad); }
.kind-bad_checksum { fill: var(--checksum); background: var(--checksum); }
.kind-malformed { fill: var(--malformed); background: var(--malformed); }
.kind-unsupported { fill: var(--unsupported); background: var(--unsupported); }
.kind-limit_exceeded { fill: var(--limit); background: var(--limit); }
.kind-read_error { fill: var(--bad); background: var(--bad); }
.kind-missing_offsets { fill: var(--missing); background: var(--missing); }
.kind-truncated_tail { fill: var(--truncated); background: var(--truncated); }
.kind-zero_tail { fill: var(--zero); background: var(--zero); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th, td { padding: 6px 10px; text-align: right; white-space: nowrap; }
th { font-weight: 600; }
thead th { color: var(--ink-2); border-bottom: 1px solid var(--line); }
tbody th { text-align: left; }
thead th:first-child { text-align: left; }
tbody tr + tr > * { border-top: 1px solid var(--line); }
td { font-variant-numeric: tabular-nums; }
@media (max-width: 640px) {
  main { padding: 20px 12px; }
  .rows { grid-template-columns: minmax(0, max-content) 1fr; }
  .rows > svg + div { grid-column: 1 / -1; }
  .name { max-width: 45vw; }
}
"""
