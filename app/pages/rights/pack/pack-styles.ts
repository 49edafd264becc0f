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
.sheet{margin:1em 0;padding:1.2em;border:1px solid #68766a;border-left:.5em solid #eba800;color:#001d13;background:#fff;font-size:.9em;line-height:1.35}
.sheet p,.sheet ul{margin:.3em 0}
.sheet h2{padding:0 0 .2em;border:0;border-bottom:3px solid #001d13}
.sheet h3{margin:.5em 0 .1em}
.sheet small,.foot{color:#3f5247}
.label{font-weight:bold}
.rule u,.lines u{display:block;height:1.7em;border-bottom:1px solid #001d13;text-decoration:none}
.rule small{display:block}
.boxes{padding:0;list-style:none}
.boxes i{display:inline-block;width:.8em;height:.8em;border:2px solid #001d13;vertical-align:-.1em}
.boxes u,.parts p u{display:inline-block;width:9em;height:1em;border-bottom:1px solid #001d13;text-decoration:none}
.gap{display:inline-block;min-width:12em;padding-top:1.2em;border-bottom:1px solid #001d13;color:#3f5247;font-size:.85em;text-align:right}
.line{display:block}
.long{display:block;padding-top:5em}
.parts{margin:.5em 0;padding-left:1.4em}
.slip{margin-top:1em;border-top:2px dashed #001d13}
.stamp{width:6em;height:3em;padding-top:3em;border:2px dashed #68766a;border-radius:50%;text-align:center}
.threads{display:flex;height:3em;margin:.3em 0;padding:0;border:solid #001d13;border-width:2px 0;list-style:none}
.threads li{flex:1;border-left:1px solid #001d13;font-size:.7em;line-height:1}
.threads li:last-child{border-right:5px solid #001d13}
@media print{body{max-width:none;padding:0;font-size:11pt}section{break-before:page}section section{break-before:auto}.back,.fill{display:none}.sheet{margin:0;padding:0 0 0 1em;border-width:0 0 0 .5em;font-size:8.8pt;line-height:1.25}.two,.three{display:flex;gap:1em}.two>div,.three>div{flex:1}.boxes{display:flex;flex-wrap:wrap;gap:0 1.2em}.boxes[data-columns="2"] li{flex:0 0 46%}.boxes[data-columns="3"] li{flex:0 0 30%}}
@media screen and (prefers-color-scheme:dark){body{color:#f0f4ec;background:#001d13}a{color:#fbbe00}small,.fill{color:#c3d9cb}}
`.trim();
