import { html } from "hono/html";
import { allSubjects } from "../subjects/all.ts";
import type { View } from "../subjects/subject.ts";
import { fonts, stylesheets } from "./site-files.ts";
import { attribute, viewPart } from "./view-parts.ts";

export interface Notice {
  sentence: string;
  isRefusal: boolean;
}

/** @param current path of the section that is shown */
export function renderOffice(view: View, current: string, notice?: Notice): string {
  const sections = allSubjects.map(({ title, path }) => {
    const isCurrent = attribute("aria-current", path === current && "page");
    return html`<li><a href="${path}"${isCurrent}>${title}</a></li>`;
  });
  const result =
    notice &&
    html`<p class="notice ${notice.isRefusal && "notice--bad"}" role="alert">${notice.sentence}</p>`;
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${view.title} – OTC office</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
${fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${href}">\n`)}
${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}">\n`)}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="surface surface--leaf bar">
<a class="brand" href="/">OTC <span>office</span></a>
<form class="find" role="search" action="/find">
<input class="control" type="search" name="words" required minlength="2"
 aria-label="Reference, name, address or subject" placeholder="Reference, name, subject">
<button type="submit" class="button line">Find</button>
</form>
<nav aria-label="Office"><ul class="menu">${sections}</ul></nav>
</header>
<div class="band no-print" aria-hidden="true"></div>
<main id="main" tabindex="-1">
<div class="opening"><h1>${view.title}</h1>${view.lead && html`<p class="lead">${view.lead}</p>`}</div>
${result}
${view.parts.map((part) => viewPart(part, view.title))}
</main>
</body>
</html>
`}`;
}
