/** Colours keep a contrast of 4.5 : 1 for text and 3 : 1 for bars, in the light and in the dark. */
export const VIEWS_STYLE = `
:root { --page: #ffffff; --ink: #1f2328; --quiet: #59636e; --line: #d1d9e0; --tile: #f6f8fa; --human: #2f6feb; --ai: #c2660a; --up: #1a7f37; --down: #c4262e; --warning: #fff4d6; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0d1117; --ink: #e6edf3; --quiet: #9198a1; --line: #30363d; --tile: #161b22; --human: #58a6ff; --ai: #f0a03c; --up: #4ac26b; --down: #ff7b72; --warning: #3a2d0b; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0; font-size: 1.3rem; }
p { margin: .3rem 0 1.2rem; }
.quiet { color: var(--quiet); }
.warning { background: var(--warning); border-radius: .5rem; padding: .6rem .9rem; }
.tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: .8rem; margin: 0 0 1rem; }
.tile { background: var(--tile); border: 1px solid var(--line); border-top: 4px solid var(--quiet); border-radius: .5rem; padding: .7rem 1rem; min-width: 0; }
.tile.human { border-top-color: var(--human); }
.tile.ai { border-top-color: var(--ai); }
.tile dt { color: var(--quiet); }
.tile dd { margin: 0; font-size: .9rem; }
.tile .number { color: var(--ink); font-size: clamp(1.15rem, 4.6vw, 1.9rem); font-weight: 650; font-variant-numeric: tabular-nums; }
.split { display: block; width: 100%; height: 14px; border-radius: 7px; }
.split .human { fill: var(--human); }
.split .ai { fill: var(--ai); }
table { width: 100%; border-collapse: collapse; margin-top: 1.8rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: .4rem; }
th, td { padding: .45rem .5rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; white-space: nowrap; }
thead th { color: var(--quiet); font-weight: 500; font-size: .9rem; }
th:first-child { text-align: left; padding-left: 0; }
tbody th { width: 100%; font-weight: 400; white-space: normal; overflow-wrap: anywhere; }
.bar { display: flex; height: 8px; margin-top: .3rem; border-radius: 4px; overflow: hidden; }
.bar i { display: block; min-width: 0; }
.bar .human { background: var(--human); }
.bar .ai { background: var(--ai); }
main > p:last-child { margin-top: 2rem; }
.up { color: var(--up); }
.down { color: var(--down); }
.movers { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 0 2.5rem; align-items: start; }
@media (max-width: 34rem) {
  main { padding-top: 1.2rem; }
  .tiles { gap: .5rem; }
  .tile { padding: .5rem .6rem; }
  th, td { padding: .4rem .3rem; font-size: .9rem; }
}
@media print { .tile { break-inside: avoid; } tr { break-inside: avoid; } }
`;
