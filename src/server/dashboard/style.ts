import { createHash } from 'node:crypto';
import { PAGE_HEADERS, STYLE } from '../review/style.ts';

/** The review pages' look, and what only the dashboard has. */
export const DASHBOARD_STYLE = `${STYLE}
a{color:var(--accent)}
.bar{display:flex;justify-content:space-between;align-items:center;gap:1rem;color:var(--soft);font-size:.9rem}
button{font:inherit;cursor:pointer;border-radius:8px;border:1px solid var(--line);background:var(--card);color:var(--ink);
padding:.3rem .8rem;font-size:.9rem}
button.main{background:var(--accent);border-color:var(--accent);color:var(--bg);font-weight:600;padding:.5rem 1.2rem;font-size:1rem}
button:focus-visible,input:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.chips{display:flex;flex-wrap:wrap;gap:.4rem;margin:0 0 .6rem;padding:0;list-style:none}
.chips a{display:block;text-decoration:none;border:1px solid var(--line);border-radius:99px;padding:.2rem .8rem;font-size:.87rem;
background:var(--card);color:var(--ink);overflow-wrap:anywhere}
.chips a[aria-current]{background:var(--ink);border-color:var(--ink);color:var(--bg)}
.chips small{font-size:.8rem;opacity:.7;font-variant-numeric:tabular-nums;margin-left:.35rem}
h2 a{font-weight:400;font-size:.9rem;margin-left:.6rem;white-space:nowrap}
.jobs{list-style:none;margin:0;padding:0}
.jobs>li{display:grid;grid-template-columns:6.6rem 1fr max-content;gap:.1rem .9rem;align-items:baseline;padding:.65rem 1.1rem;
border-top:1px solid var(--line)}
.jobs>li:first-child{border-top:0}
.jobs .pill{justify-self:start}
.jobs .what{overflow-wrap:anywhere;min-width:0}
.jobs .what a{color:inherit;text-decoration-color:var(--line);text-underline-offset:.2em}
.jobs .what a:hover{text-decoration-color:currentColor}
.jobs .when{color:var(--soft);font-size:.82rem;white-space:nowrap;font-variant-numeric:tabular-nums}
.jobs .more{grid-column:2/-1;color:var(--soft);font-size:.84rem;overflow-wrap:anywhere}
.jobs .more.failure{color:var(--del-ink)}
.login{max-width:26rem;margin:8vh auto 0}
.login .card{padding:1.2rem 1.3rem}
.login label{display:block;font-weight:600;margin-bottom:.4rem}
.login input{width:100%;font:inherit;padding:.5rem .7rem;border:1px solid var(--soft);border-radius:8px;background:var(--bg);
color:var(--ink);margin-bottom:.9rem}
.login p{color:var(--soft);font-size:.88rem;margin:.9rem 0 0}
.login .why{border:0;padding:0;margin:0 0 .9rem;color:var(--del-ink);font-size:.92rem}
@media (max-width:40rem){.empty{padding:.8rem}.jobs>li{grid-template-columns:1fr max-content;padding:.7rem .8rem;row-gap:.3rem}.jobs .what{grid-column:1/-1;grid-row:2}
.jobs .more{grid-column:1/-1}}
`;

const hash = createHash('sha256').update(DASHBOARD_STYLE).digest('base64');

/** As for review pages; forms go to the service itself, and browsers tell it where they came from. */
export const DASHBOARD_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'Referrer-Policy': 'same-origin',
  'Content-Type': 'text/html; charset=UTF-8',
} as const;
