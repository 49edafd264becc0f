/** Styles of both formats. System fonts, because a font would outweigh the text; leaf, gold and bark as on the site. */
export const packStyles = `
body{max-width:40em;margin:0 auto;padding:1em;color:#001d13;background:#fbfcf9;font:1.05em/1.55 sans-serif;overflow-wrap:break-word}
h1,h2,h3{line-height:1.15;font-family:sans-serif}
h2{margin:0 0 .6em;padding-top:.6em;border-top:.35em double #eba800}
h3{margin:1.4em 0 .4em}
p,ul,ol,dl{margin:.6em 0}
dt{margin-top:.7em;font-weight:bold}
dd{margin:0}
a{color:#872b0c}
small{color:#3f5247}
nav ol{padding-left:1.4em}
.danger{padding:.8em 1em;color:#fbfcf9;background:#872b0c}
.fill{color:#3f5247;font-style:italic}
.sheet{margin:1em 0;padding:1.2em;border:1px solid #68766a;border-left:.5em solid #eba800;background:#fff}
.to,.date{margin-top:1.2em}
.from p,.to p{margin:.2em 0}
.gap{display:inline-block;min-width:12em;padding-top:1.2em;border-bottom:1px solid #001d13;color:#3f5247;font-size:.85em;text-align:right}
.line{display:block}
.long{display:block;padding-top:5em}
.sign{margin-top:2em}
.sign .gap{min-width:16em}
@media print{body{max-width:none;padding:0;font-size:11pt}section{break-before:page}.back,.fill{display:none}.sheet{padding:0;border:0}}
@media screen and (prefers-color-scheme:dark){body,.sheet{color:#f0f4ec;background:#001d13}.sheet{border-color:#7fa391}a{color:#fbbe00}small,.fill,.gap{color:#c3d9cb}.gap{border-color:#f0f4ec}}
`.trim();
