import { html } from "hono/html";

/** A page without design, for when rendering fails or nothing is built. @param lines sentences, plain text */
export function plainPage(title: string, lines: readonly string[]): string {
  return `${html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
${lines.map((line) => html`<p>${line}</p>\n`)}<p><a href="/">Return to Home</a></p>
</main>
</body>
</html>
`}`;
}
