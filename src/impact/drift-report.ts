import { escapeHtml } from '../text/html.ts';
import { truncate } from '../text/truncate.ts';
import type { Drift } from './drift.ts';

const ROWS_MAX = 50;

/** What earlier code had is worth a line; what none ever had is mostly another program's, and comes only with the rest. */
const SHOWN_FROM = 0.5;

/** A table for a terminal: how sure, what, and where, as `page:line`, which terminals and editors open. */
export function renderDriftTable(drifts: readonly Drift[]): string {
  if (drifts.length === 0) return 'No page shows a name that no code has.';
  const sure = drifts.filter(
    ({ confidence, wasThere }) => wasThere === undefined || confidence >= SHOWN_FROM,
  );
  const shown = sure.slice(0, ROWS_MAX);
  const nameWidth = Math.min(40, Math.max(0, ...shown.map(({ name }) => name.length)));
  const rows = shown.map(
    ({ confidence, name, page, line }) =>
      `${confidence.toFixed(2)}  ${truncate(name, nameWidth).padEnd(nameWidth)}  ${page}:${line}`,
  );
  const left = drifts.length - shown.length;
  return [
    ...rows,
    ...(rows.length > 0 ? [''] : []),
    tellCount(sure.length),
    ...(left > 0
      ? [
          `${left}${sure.length > 0 ? ' more' : ''}, less sure: --json and --report have ${left === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ].join('\n');
}

function tellCount(count: number): string {
  if (count === 0) return 'No page shows a name that the code once had and has no more.';
  return `${count === 1 ? 'One name stands' : `${count} names stand`} on pages and in no code any more, the surest first.`;
}

function explain(wasThere: boolean | undefined): string {
  if (wasThere === undefined) return 'no code has it';
  return wasThere ? 'earlier code had it' : 'no earlier code that was looked at had it';
}

const STYLE = `:root{color-scheme:light dark;--page:#fff;--ink:#1f2328;--quiet:#59636e;--line:#d1d9e0}
@media (prefers-color-scheme:dark){:root{--page:#0d1117;--ink:#e6edf3;--quiet:#9198a1;--line:#30363d}}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:70rem;margin:0 auto;padding:2rem 1rem 4rem}
.quiet{color:var(--quiet)}
table{width:100%;border-collapse:collapse;margin-top:1.5rem}
caption{text-align:left;font-weight:600;padding-bottom:.5rem}
th,td{padding:.4rem .5rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th,td:first-child{white-space:nowrap;overflow-wrap:normal}
tbody th{width:33%}
td:nth-child(3){width:36%}
@media (max-width:45rem){
thead{display:none}
tbody tr{display:grid;grid-template-columns:3.5rem 1fr;padding:.6rem 0;border-bottom:1px solid var(--line)}
tbody th,tbody td:nth-child(n){width:auto;border:0;padding:.1rem 0}
td:nth-child(n+3){grid-column:2}
td:last-child{color:var(--quiet)}
}`;

/** The same as a page that needs nothing else: no script, no font, no request. */
export function renderDriftHtml(drifts: readonly Drift[], commit: string): string {
  const rows = drifts.map(
    ({ confidence, name, page, line, wasThere }) =>
      `<tr><td>${confidence.toFixed(2)}</td><th scope="row"><code>${escapeHtml(name)}</code></th><td><bdi>${escapeHtml(page)}</bdi>:${line}</td><td>${explain(wasThere)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Names that no code has</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Names that no code has</h1>
<p class="quiet">What pages show as code, at commit <code>${escapeHtml(commit.slice(0, 12))}</code>. Names of other programs are among them, with a low confidence.</p>
<table>
<caption>${drifts.length === 0 ? 'No page shows a name that no code has' : drifts.length === 1 ? 'One name' : `${drifts.length} names`}</caption>
<thead><tr><th scope="col">Confidence</th><th scope="col">Name</th><th scope="col">Page</th><th scope="col">Why</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`;
}
