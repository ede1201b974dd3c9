// How the page looks: the paper and ink of the table's page, by day and by night, on a desk and on a phone.
import { stepStyles } from './colours.js';

/** Paper, ink and headings, for every page of the command line. */
export const PAPER_STYLE = `
:root{color-scheme:light dark;--room:light-dark(#ece5d6,#100e0b);--paper:light-dark(#fbf7ee,#1d1914);--edge:light-dark(#d8ccb4,#3a3228);--ink:light-dark(#201b14,#f3ead9);--mut:light-dark(#5d5343,#b9ad99);--good:light-dark(#14756a,#3fb5a5);--bad:light-dark(#b34a14,#ee8450);--open:light-dark(#7a6f5c,#94876f);--serif:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","Noto Serif","DejaVu Serif",Georgia,serif;--sans:"Avenir Next","Segoe UI Variable Text","Segoe UI",Roboto,"Noto Sans",Ubuntu,"DejaVu Sans",system-ui,sans-serif}
*{box-sizing:border-box}
html{background:var(--room);scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0 auto;max-width:1180px;padding:32px 24px 48px;color:var(--ink);font:15px/1.45 var(--sans);font-variant-numeric:tabular-nums}
h1,h2,h3,p,dl,dd,ol,ul,figure{margin:0;padding:0}
ol,ul{list-style:none}
h1{font:600 44px/1.1 var(--serif);letter-spacing:-.01em;text-wrap:balance}
h2{font:600 23px/1.2 var(--serif);margin-bottom:8px}
small{color:var(--mut);font-size:12px}
.brand{font-size:12px;font-weight:700;letter-spacing:.14em;text-transform:uppercase;color:light-dark(#8f3a0c,#ee8450)}
.sub,.mut,footer{color:var(--mut)}
.sub{margin-top:6px;font-size:17px}
.mut{max-width:78ch;margin-bottom:12px}
main{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px;margin-top:24px}
section{background:var(--paper);border:1px solid var(--edge);border-radius:12px;padding:20px 22px;min-width:0}
.wide,.keys{grid-column:1/-1}
.plain{background:none;border:0;padding:12px 0 0}
.keys{display:flex;flex-wrap:wrap;gap:1px;background:var(--edge);border:1px solid var(--edge);border-radius:12px;overflow:hidden}
.keys div{flex:1 1 180px;display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:14px 18px;background:var(--paper)}
.keys dt{color:var(--mut);font-size:13px}
.keys dd b{display:block;font:600 31px/1.15 var(--serif)}
.keys dd small{display:block}
.keys div{flex-direction:column;justify-content:space-between;gap:4px}
`;

export const STYLE = `${PAPER_STYLE}
.scroll{overflow-x:auto;border-radius:8px}
.scroll:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--good);outline-offset:2px}
table{border-collapse:separate;border-spacing:3px}
.map{min-width:100%}
.map th[scope=row]{position:sticky;left:0;z-index:1;background:var(--paper);text-align:right;font-weight:600;padding:0 10px 0 4px;white-space:nowrap;max-width:230px;overflow:hidden;text-overflow:ellipsis}
.map .up{vertical-align:bottom;height:132px;padding:0 0 6px;font-weight:600}
.map .up span{display:inline-block;writing-mode:vertical-rl;transform:rotate(180deg);max-height:150px;text-align:left;line-height:1.1}
.map td{padding:0;min-width:56px;height:50px;text-align:center;border-radius:6px}
.map td.none{background:repeating-linear-gradient(135deg,transparent 0 5px,var(--edge) 5px 6px)}
.map td.all{border:2px solid var(--ink)}
.map a,.map td>span{display:flex;flex-direction:column;justify-content:center;height:100%;color:var(--ink);text-decoration:none;border-radius:6px}
.map a:hover{box-shadow:0 0 0 2px var(--ink)}
.map b{font-size:18px;line-height:1.1}
.map small{color:var(--ink);font-size:11px}
.key{display:flex;align-items:center;justify-content:flex-end;gap:3px;margin-top:10px;font-size:12px;color:var(--mut)}
.key i{width:22px;height:10px;border-radius:2px}
.key span{margin:0 6px}
.ranks li{display:grid;grid-template-columns:22px minmax(0,170px) minmax(60px,1fr) auto;gap:4px 10px;align-items:center;padding:7px 0;border-top:1px solid var(--edge)}
.ranks li:first-child{border-top:0}
.rank{color:var(--mut);text-align:right}
.who{font-weight:600;overflow-wrap:anywhere}
.fig{text-align:right;line-height:1.15}
.fig b{font-size:17px}
.fig small{display:block}
.track{position:relative;display:block;height:18px;min-width:90px}
.track i{position:absolute;top:50%}
.track .even{top:0;bottom:0;width:1px;background:var(--open)}
.track .bar{height:6px;margin-top:-3px;border-radius:3px;opacity:.45}
.track .dot{width:12px;height:12px;margin:-6px 0 0 -6px;border-radius:50%}
.good{background:var(--good)}.bad{background:var(--bad)}.open{background:var(--open)}
.chart .plot{position:relative;height:260px;margin:0 12px 22px 30px}
.chart.labelled .plot{height:320px;margin-right:150px}
.chart svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
.chart polyline{fill:none;stroke-width:2.25px;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.chart .up,.chart .across{font-size:12px;color:var(--mut)}
.chart .up{margin-bottom:10px}
.chart .across{text-align:right;margin-right:12px}
.chart.labelled .across{margin-right:150px}
.grid{position:absolute;left:0;right:0;height:1px;background:var(--edge)}
.grid.zero{background:var(--open)}
.y,.x{position:absolute;font-size:12px;color:var(--mut);line-height:1}
.y{right:100%;transform:translate(-7px,-50%);white-space:nowrap}
.x{top:100%;transform:translate(-50%,8px)}
.label{position:absolute;left:100%;transform:translate(10px,-50%);width:138px;display:flex;align-items:center;gap:6px;font-size:13px;line-height:1.05;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.label i,.legend i,h3 i{flex:none;display:inline-block;width:11px;height:11px;border-radius:3px}
.bars{display:flex;align-items:flex-end;gap:2px;height:190px;border-bottom:1px solid var(--open)}
.bars i{flex:1;min-height:1px;background:var(--edge);border-radius:2px 2px 0 0}
.bars .in{background:color-mix(in srgb,var(--good) 55%,var(--paper))}
.bars .mid{background:var(--good)}
.marks{position:relative;height:22px;margin-bottom:6px}
.marks span{position:absolute;transform:translateX(-50%);font-size:12px;color:var(--mut);top:4px}
.stack{display:flex;gap:2px;height:38px;border-radius:8px;overflow:hidden;margin:12px 0 14px}
.stack i{min-width:2px}
.legend li{display:flex;align-items:center;gap:10px;padding:6px 0;border-top:1px solid var(--edge)}
.legend li:first-child{border-top:0}
.legend span{flex:1}
details{border-top:1px solid var(--edge)}
summary{cursor:pointer;padding:10px 2px;border-radius:6px}
summary span{color:var(--mut)}
.cards{width:100%;border-spacing:0;margin-bottom:12px}
.cards th,.cards td{padding:5px 10px;text-align:right;white-space:nowrap;border-bottom:1px solid var(--edge)}
.cards thead th{font-size:12px;color:var(--mut);font-weight:600}
.cards th:first-child{position:sticky;left:0;background:var(--paper);text-align:left;font-weight:500}
.cards .more{width:30%;min-width:130px;text-align:center}
.cards thead th:nth-child(2){text-align:center}
.pairings{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:12px}
article{background:var(--paper);border:1px solid var(--edge);border-radius:12px;padding:16px 18px;scroll-margin:20px;min-width:0}
article:target{outline:3px solid var(--good)}
h3{font:600 16px/1.25 var(--serif);overflow-wrap:anywhere}
h3 span{color:var(--mut);font-weight:400}
h3 i{margin-right:5px}
.big{margin:8px 0}
.big b{font:600 27px/1 var(--serif)}
article .chart .plot{height:120px}
article ul{margin-top:8px;font-size:13px;color:var(--mut)}
footer{margin-top:28px;max-width:90ch;font-size:13px}
footer p+p{margin-top:6px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
${stepStyles()}
@media (max-width:760px){body{padding:20px 12px 32px}h1{font-size:31px}main{grid-template-columns:minmax(0,1fr)}section{padding:16px 14px}.plain{padding:8px 0}.map td{min-width:46px;height:44px}.map th[scope=row]{max-width:116px;white-space:normal;line-height:1.1;font-size:13px}.map b{font-size:16px}.keys div{flex-basis:40%;padding:12px}.keys dd b{font-size:25px}.ranks li{grid-template-columns:22px minmax(0,1fr) auto}.ranks .track{grid-column:2/-1;grid-row:2}.chart.labelled .plot,.chart.labelled .across{margin-right:112px}.label{width:104px;font-size:12px}}
@media print{html{background:#fff}section,article{break-inside:avoid}}
`;
