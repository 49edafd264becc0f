import { createHash } from "node:crypto";
import { brandMark, brandMarkSize } from "#app/art/brand-mark.ts";
import { breakLines } from "#app/art/break-lines.ts";
import { type ColourName, colours } from "#app/art/colours.ts";
import { numeral } from "#app/art/numeral.ts";
import { selvedge, selvedgeBand } from "#app/art/selvedge.ts";
import { round, svgDocument } from "#app/art/svg.ts";
import { openDataLicence as licence } from "#app/open-data-licence.ts";
import { embedSize } from "#collections/embeds.ts";
import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import sheet from "./frame.css?raw";

/** What a box on another site says, as a frame and as a picture. */
export interface Frame {
  /** The colour is the state; the words say it too. */
  tone: "bark" | "leaf" | "night" | "plain";
  number?: number | undefined;
  heading: string;
  /** A few words that mark the text, such as the day of a correction. */
  tag?: string | undefined;
  isDone?: boolean | undefined;
  text: string;
  /** What the count rests on, and the day to which it was counted. */
  small: string;
  /** Where the words come from, as a path or a full address. */
  link: { label: string; href: string };
  /** A cloth at the left: the picture of the same box begins with it. */
  cloth?: string | undefined;
}

const tones = {
  bark: { ground: "bark-700", quiet: "bark-100" },
  leaf: { ground: "leaf-900", quiet: "leaf-100" },
  night: { ground: "leaf-950", quiet: "leaf-100" },
  plain: { ground: "kaolin", quiet: "ash" },
} as const satisfies Record<Frame["tone"], Record<string, ColourName>>;
const inkOf = (tone: Frame["tone"]): ColourName => (tone === "plain" ? "leaf-950" : "kaolin");

/** The stylesheet without what only people need. */
const css = sheet
  .replaceAll(/\/\*.*?\*\//gs, "")
  .replaceAll(/\s+/g, " ")
  .replaceAll(/ ?([{};,+~/]) ?/g, "$1")
  .replaceAll(/: (?=[^{}]*[;}])/g, ":")
  .replaceAll(";}", "}")
  .trim();
/** Allows the styles of every frame. */
export const frameStyleHash = createHash("sha256").update(css).digest("base64");

/** The border of the site, as wide as what it closes. Markup for an SVG element. */
function hem(width: string): string {
  const letters = { text: "OTC", unit: 14, y: 2 };
  const { width: length } = selvedge(letters);
  return (
    `<pattern id="hem" width="${length}" height="24" patternUnits="userSpaceOnUse" patternTransform="scale(.5)">` +
    `${selvedgeBand(letters, "kaolin", "gold-400")}</pattern>` +
    `<rect width="${width}" height="12" fill="url(#hem)"/>`
  );
}

function mark(tone: Frame["tone"], more = ""): string {
  const { width, height } = brandMarkSize;
  const inks = { ink: colours[inkOf(tone)], ground: colours[tones[tone].ground] };
  return `<svg viewBox="0 0 ${width} ${height}"${more}>${brandMark(inks)}</svg>`;
}

/** The document of a frame, which loads nothing but a country's cloth; `path` leads to its picture. */
export function frameDocument(frame: Frame, { path, origin }: { path: string; origin: string }) {
  const { tone, number, heading, tag, isDone, text, small, link, cloth } = frame;
  const say = escapeMarkup;
  const anchor = (label: string, href: string, rel: string) =>
    `<a href="${say(href)}" target="_blank" rel="${rel}">${say(label)}</a>`;
  const drawn = number === undefined ? undefined : numeral(number);
  const figure =
    drawn &&
    `<p class="num"><svg viewBox="0 -1 ${drawn.width} 68" role="img" aria-label="${number}">${drawn.paths}</svg></p>`;
  const picture = cloth && `<p class="pic"><img src="${path}.svg" alt="" height="220"></p>`;
  const address = new URL(link.href, origin).href;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${say(leadOf(frame))} – OTC</title>` +
    `<link rel="canonical" href="${say(address)}"><style>${css}</style></head>` +
    `<body class="${tone}${isDone ? " done" : ""}"><main>${figure ?? ""}${picture ?? ""}<div class="txt${heading.length > 14 ? " long" : ""}"><h1>${say(heading)}</h1>` +
    `<p>${tag ? `<b class="tag">${say(tag)}</b> ` : ""}${say(text)}</p><small>${say(small)}</small></div>` +
    `<p class="src">${anchor(`${link.label} ↗`, address, "noopener")}${anchor(licence.name, licence.href, "license noopener")}` +
    `${mark(tone, ' aria-hidden="true"')}</p></main>` +
    `<svg class="hem" aria-hidden="true" width="100%">${hem("100%")}</svg></body></html>`
  );
}

/** The same box as a picture, for pages that take no frame. */
export function framePicture(frame: Frame, origin: string): string {
  const { tone, number, heading, small, cloth } = frame;
  const { width, height } = embedSize;
  const { ground, quiet } = tones[tone];
  const ink = colours[inkOf(tone)];
  const drawn = number === undefined ? undefined : numeral(number);
  const scale = drawn ? Math.min(112 / 68, 231 / drawn.width) : 1;
  const edge = cloth ? 212 : 18;
  const left = drawn ? edge + drawn.width * scale + 20 : edge;
  const lines = [
    { words: heading, size: cloth && heading.length <= 14 ? 30 : 19, weight: 700, fill: ink },
    { words: taggedText(frame), size: 15, weight: 400, fill: ink },
    { words: small, size: 13, weight: 400, fill: colours[quiet] },
  ].flatMap(({ words, ...look }) =>
    breakLines(words, width - left - 18, (part) => part.length * look.size * 0.54).map((line) => ({
      line,
      ...look,
    })),
  );
  const write = (line: string, x: number, y: number, size: number, weight: number, fill: string) =>
    `<text x="${x}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeMarkup(line)}</text>`;
  let y = 84 - lines.reduce((sum, { size }) => sum + size * 0.66, 0);
  const words = lines.map(({ line, size, weight, fill }, at) => {
    y += size * 1.3 + (at > 0 && lines[at - 1]?.size !== size ? 4 : 0);
    return write(line, left, y, size, weight, fill);
  });
  return svgDocument(
    width,
    height,
    `<title>${escapeMarkup(describeFrame(frame))}</title><path fill="${colours[ground]}" d="M0 0h${width}v${height}H0z"/>${cloth ?? ""}` +
      `<g fill="${colours["gold-400"]}" transform="translate(${edge} ${round(84 - 34 * scale)})scale(${round(scale * 100) / 100})">${drawn?.paths ?? ""}</g>` +
      `<g font-family="system-ui,Roboto,'Segoe UI',Arial,sans-serif">${words.join("")}` +
      write(new URL(origin).host, edge, 190, 15, 700, ink) +
      write(licence.name, width - 174, 190, 13, 400, colours[quiet]) +
      `</g><path stroke="${colours[quiet]}" stroke-width="2" stroke-dasharray="12 8" d="M${edge} 163H${width - 18}"/>` +
      mark(tone, ` x="${width - 80}" y="174" width="62" height="22"`) +
      `<g transform="translate(0 ${height - 12})"><path fill="${colours["leaf-950"]}" d="M0 0h${width}v12H0z"/>${hem(`${width}`)}</g>`,
    `width="${width}" height="${height}"`,
  );
}

/** A box as a text: for people who cannot see its picture, and to quote. */
export function describeFrame(frame: Frame): string {
  const { number, tag, small } = frame;
  const text = taggedText(frame);
  // What was corrected explains the whole count, so it comes last.
  const isCorrected = tag && number !== undefined;
  const parts = isCorrected
    ? [`${leadOf(frame)}.`, small, text]
    : [closed(leadOf(frame)), text, small];
  return parts.filter(Boolean).join(" ");
}

const leadOf = ({ number, heading }: Frame) =>
  [number, heading].filter((part) => part !== undefined).join(" ");

const taggedText = ({ tag, text }: Frame) => [tag && closed(tag), text].filter(Boolean).join(" ");

/** Words before a text, with a colon unless they are a sentence. */
const closed = (words: string) => (/[.?!]$/.test(words) ? words : `${words}:`);
