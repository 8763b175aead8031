import { createHash } from 'node:crypto';

/** The review page's style sheet: light and dark, from a telephone up. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#f6f7f9;--card:#fff;--ink:#1d2330;--soft:#5b6577;--line:#dfe3ea;--code:#f3f5f8;
--add:#e3f6e8;--add-ink:#136c2e;--add-mark:#a9e3b8;--del:#fdebec;--del-ink:#a3232f;--del-mark:#f7bfc4;--accent:#3257d6;
--amber:#8a5a00;--amber-bg:#fdf1d3}
@media (prefers-color-scheme:dark){:root{--bg:#0f131a;--card:#171c25;--ink:#e4e9f2;--soft:#97a3b8;--line:#2a3140;--code:#11161e;
--add:#12291c;--add-ink:#6fdc8f;--add-mark:#1f5a34;--del:#321a1f;--del-ink:#ff9aa2;--del-mark:#6d2830;--accent:#8aa5ff;
--amber:#f2c45a;--amber-bg:#332a14}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
-webkit-text-size-adjust:100%}
main{max-width:62rem;margin:0 auto;padding:2.2rem 1.2rem 4rem}
h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0 .9rem;overflow-wrap:anywhere;letter-spacing:-.01em;text-wrap:balance}
h2{font-size:1.05rem;margin:2.2rem 0 .7rem}
h2 small{font-weight:400;color:var(--soft);margin-left:.5rem;font-size:.9rem}
.over{display:flex;gap:.7rem;align-items:center;color:var(--soft);font-size:.9rem}
.pill{font-size:.8rem;font-weight:600;border-radius:99px;padding:.12rem .7rem;background:var(--line);color:var(--ink)}
.pill.completed{background:var(--add);color:var(--add-ink)}.pill.failed{background:var(--del);color:var(--del-ink)}
.pill.active,.pill.wrong{background:var(--amber-bg);color:var(--amber)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.2rem;margin:0;font-size:.92rem}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
code,pre,.lines{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.84rem}
pre{margin:0;padding:.9rem 1.1rem;white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.5}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;overflow:hidden;margin:0 0 .9rem}
.card>header,.card>summary{padding:.6rem 1.1rem;border-bottom:1px solid var(--line);display:flex;gap:.5rem 1rem;align-items:baseline;
flex-wrap:wrap;font-size:.9rem}
.card>summary{cursor:pointer;list-style:none}.card>summary::-webkit-details-marker{display:none}
.card>summary::before{content:"▸";color:var(--soft);width:.6rem}.card[open]>summary::before{content:"▾"}
.card:not([open])>summary,.card>summary:last-child{border-bottom-color:transparent}
.card>summary:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
.name{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.84rem;font-weight:600;
overflow-wrap:anywhere;flex:1 1 12rem}
.tag{color:var(--soft);font-size:.82rem}
.name.bad{color:var(--del-ink)}.plus{color:var(--add-ink)}.minus{color:var(--del-ink)}.count{font-variant-numeric:tabular-nums;font-size:.82rem;white-space:nowrap}
.said{padding:.9rem 1.1rem;white-space:pre-wrap;overflow-wrap:anywhere}
.log{background:var(--code)}
.log pre{max-height:34rem;overflow:auto}
.empty{color:var(--soft);padding:.8rem 1.1rem;margin:0;font-size:.92rem}
.why{color:var(--del-ink);padding:.7rem 1.1rem;margin:0;border-top:1px solid var(--line);overflow-wrap:anywhere}
.line{display:grid;grid-template-columns:3.4rem 3.4rem 1.7rem 1fr;line-height:1.6}
.line>*{padding:0 .6rem;white-space:pre-wrap;overflow-wrap:anywhere;min-width:0}
.line .n{text-align:right;color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap;padding:0 .3rem}
.line .n,.line .s{user-select:none;-webkit-user-select:none}
.line .s{padding:0;text-align:center}
.line .t{padding:0 1.1rem 0 .1rem;tab-size:4}
.added{background:var(--add)}.removed{background:var(--del)}
.added .s{color:var(--add-ink)}.removed .s{color:var(--del-ink)}
.added mark{background:var(--add-mark)}.removed mark{background:var(--del-mark)}
mark{color:inherit;border-radius:2px}
.lines{padding:.35rem 0}
.gap{background:var(--code);color:var(--soft);padding:.25rem 1.1rem;margin:.35rem 0;overflow-wrap:anywhere}
.gap:first-child{margin-top:-.35rem}
.views{display:flex;gap:.3rem;margin:1.2rem 0 1.2rem;border-bottom:1px solid var(--line)}
.views a{padding:.45rem .9rem;color:var(--soft);text-decoration:none;border-radius:8px 8px 0 0;border-bottom:2px solid transparent;font-size:.95rem}
.views a:hover{color:var(--ink)}.views a[aria-current]{color:var(--ink);font-weight:600;border-bottom-color:var(--accent)}
a{color:var(--accent)}a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
.note{color:var(--soft);font-style:italic}
@media (max-width:40rem){main{padding:1.2rem .8rem 3rem}h1{font-size:1.3rem}.line{grid-template-columns:2.3rem 1.2rem 1fr}
.line .before{display:none}.gap{padding-left:.8rem}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.4rem}
code,pre,.lines,.name{font-size:.78rem}.card>header,.card>summary,.said,pre{padding-left:.8rem;padding-right:.8rem}}
`;

/** Nothing is loaded, run, framed or sent from a review page; its one style sheet is named by its hash. */
export const PAGE_HEADERS = headersFor(STYLE);

/** The headers of a page with this style sheet. `more` is what its policy allows besides. */
export function headersFor(style: string, more = '') {
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}';${more} base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
  } as const;
}
