import { escapeMarkup } from "#schemas/formats/escape-markup.ts";
/**
 * A page without design, for when nothing better can be had: no build, or a failure while rendering.
 * @param lines sentences, plain text
 */
export function plainPage(title: string, lines: readonly string[]): string {
  const paragraphs = lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join("\n");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title></head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
${paragraphs}
<p><a href="/">Return to Home</a></p>
</main>
</body>
</html>
`;
}
