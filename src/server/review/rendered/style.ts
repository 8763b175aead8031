import { STYLE } from '../style.ts';

/** The rendered view's style sheet: the review page's, and what pages of documentation need. */
export const RENDERED_STYLE = `${STYLE}
main{max-width:86rem}
.off{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.about{color:var(--soft);font-size:.9rem;margin:1rem 0}
.contents{margin:0 0 1.2rem}.contents ul,.left-out ul{list-style:none;margin:0;padding:0;font-size:.9rem}
.contents li{padding:.12rem 0;overflow-wrap:anywhere}.left-out li{padding:.3rem 1.1rem;overflow-wrap:anywhere}
.page{overflow:clip}.page h2{margin:0}
.columns,.row{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.single .row{grid-template-columns:minmax(0,1fr);max-width:54rem;margin:0 auto}
.columns{position:sticky;top:0;z-index:1;background:var(--card);border-bottom:1px solid var(--line);color:var(--soft);font-size:.8rem;
font-weight:600;letter-spacing:.03em}
.columns span{padding:.35rem 1.4rem}
.rows{padding-bottom:.6rem}
.side{padding:.15rem 1.4rem;border-left:3px solid transparent;min-width:0}
.row .side+.side{box-shadow:-1px 0 0 var(--line)}
.is-changed .before,.is-removed .before{border-left-color:var(--del-ink)}
.is-changed .after,.is-added .after{border-left-color:var(--add-ink)}
.is-changed .before{background:color-mix(in srgb,var(--del) 45%,var(--card))}.is-removed .before{background:var(--del)}
.is-changed .after{background:color-mix(in srgb,var(--add) 45%,var(--card))}.is-added .after{background:var(--add)}
.single .row .side{background:none}
.side.none{background:repeating-linear-gradient(135deg,transparent 0 6px,var(--code) 6px 12px)}
.when{display:none}
.fold>summary{cursor:pointer;color:var(--soft);background:var(--code);font-size:.85rem;padding:.35rem 1.4rem;border-block:1px solid var(--line);margin:.3rem 0}
.fold>summary:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
.doc{overflow-wrap:anywhere}
.doc>*{margin:.55rem 0}.doc p{margin:.55rem 0}
.doc ul,.doc ol{padding-left:1.5rem}.doc li{margin:.2rem 0}.doc li>p{margin:.3rem 0}
.doc .h1,.doc .h2,.doc .h3,.doc .h4,.doc .h5,.doc .h6{font-weight:700;line-height:1.3;margin:1rem 0 .5rem}
.doc .h1{font-size:1.6rem;letter-spacing:-.01em}.doc .h2{font-size:1.3rem}.doc .h3{font-size:1.12rem}.doc .h5,.doc .h6{font-size:.92rem}
.doc ins,.doc del{text-decoration:none;border-radius:3px;color:inherit}
.doc ins{background:var(--add-mark)}.doc del{background:var(--del-mark);text-decoration:line-through;text-decoration-thickness:1px}
.doc pre del{text-decoration:none}
.doc code{background:var(--code);border:1px solid var(--line);border-radius:4px;padding:.05rem .3rem}
.doc pre{background:var(--code);border:1px solid var(--line);border-radius:8px;padding:.7rem .9rem}
.doc pre code{background:none;border:0;padding:0}
.doc .code .label+pre{border-radius:0 0 8px 8px;margin-top:0}.doc .code .label{background:var(--code);border:1px solid var(--line);
border-bottom:0;border-radius:8px 8px 0 0;padding:.2rem .9rem;margin:0}
.doc .label{color:var(--soft);font-size:.8rem;margin:0 0 .3rem}
.doc .label strong{color:var(--ink)}
.doc .box{border:1px dashed var(--soft);border-radius:8px;padding:.5rem .8rem;margin:.6rem 0}
.doc .box>.label:last-child{margin:0}
.doc .chip{border:1px dashed var(--soft);border-radius:5px;padding:0 .35rem;font-size:.8rem;color:var(--soft)}
.row .box .label,.row .chip{color:var(--ink);opacity:1}
.doc blockquote{border-left:3px solid var(--line);margin:.6rem 0;padding:.05rem 0 .05rem .9rem}
.doc img{max-width:100%;height:auto;border-radius:6px;vertical-align:middle}
.doc .picture{display:inline-block;padding:4px}.doc del.picture{text-decoration:none}
.doc .link{text-decoration:underline;text-decoration-style:dotted;text-underline-offset:2px}
.doc .target{font-size:.85rem}
.doc hr{border:0;border-top:1px solid var(--line)}
.wide{overflow-x:auto}.wide:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.doc table{border-collapse:collapse;font-size:.92rem}
.doc th,.doc td{border:1px solid var(--line);padding:.3rem .6rem;text-align:left;vertical-align:top;min-width:3rem}
.doc th{background:var(--code)}.doc .center{text-align:center}.doc .right{text-align:right}
.doc .front{font-size:.85rem;width:100%}.doc .front th{font-weight:600;color:var(--ink);white-space:nowrap;width:1%}.doc .front td{white-space:pre-wrap}
@media (max-width:52rem){.columns{display:none}.row{grid-template-columns:minmax(0,1fr)}.side.none,.is-same .before{display:none}
.single .is-same .before{display:block}.row .side+.side{box-shadow:none}.side{padding:.15rem .8rem}
.is-changed .side,.is-removed .side,.is-added .side{margin:.2rem 0}
.when{display:block;font-size:.72rem;font-weight:700;letter-spacing:.04em;text-transform:uppercase;padding-top:.3rem}
.before .when{color:var(--del-ink)}.after .when{color:var(--add-ink)}.single .when{display:none}
.fold>summary{padding-left:.8rem}}
`;
