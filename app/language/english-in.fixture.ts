import { formatParts } from "#collections/formats/format-day.ts";

/** Names and addresses that are the same in every language, and what `Intl` writes. */
const same = /WhatsApp|LinkedIn|[\w.]+@[\w.]+|https?:[^\s"]+|[\w-]+(?:\.[\w-]+)+/g;
const writtenByIntl = (language: string) =>
  [...Array(12).keys()].flatMap((index) => {
    const month = formatParts(
      `2026-${`${index + 1}`.padStart(2, "0")}-01`,
      { month: "long" },
      language,
    );
    return [
      ...month.split(" "),
      formatParts(`2026-11-${index + 10}`, { weekday: "long" }, language),
    ];
  });

const unseen = /^(script|style|code)$/;
const withoutEnd = /^(?:meta|link|img|input|br|source|path|rect|circle|use|hr)$/;
const readAttributes =
  /^(?:alt|title|aria-label|placeholder|data-(?:label|nothing|kept|removed|forbidden|copied|selected))$/;
const inJson = /^data-(?:props|keep-on-phone)$/;
/** Fields of an island's props that hold names and addresses, or what is in English on purpose. */
const unread =
  /^(?:language|name|value|kind|list|letter|source|id|path|parent|href|rule|src|phone)$/;

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value.replace(/^\/.*/, "").replaceAll(/\{\w+\}/g, "")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(?:english|line|when|doors|letters)$/.test(key) ||
    (unread.test(key) && typeof part === "string")
      ? []
      : textsIn(part),
  );
}

/** Texts and attributes that are read out or shown, outside elements in English. */
function textsOf(html: string): string[] {
  const found: string[] = [];
  const open: { name: string; isEnglish: boolean }[] = [];
  for (const [, end, name = "", attributes = "", text = ""] of html.matchAll(
    /<(\/?)([a-z][\w-]*)((?:[^<>"]|"[^"]*")*)>|([^<]+)/gi,
  )) {
    const isEnglish = open.some((one) => one.isEnglish || unseen.test(one.name));
    if (text) {
      if (!isEnglish) found.push(text);
      continue;
    }
    if (end) {
      while (open.length > 0 && open.pop()?.name !== name);
      continue;
    }
    const own = / lang="en"/.test(attributes) && name !== "html";
    if (!own && !isEnglish) {
      for (const [, key = "", value = ""] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
        if (readAttributes.test(key)) found.push(...textsIn(value));
        if (inJson.test(key)) found.push(...textsIn(JSON.parse(decode(value))));
      }
    }
    if (!withoutEnd.test(name) && !attributes.endsWith("/")) open.push({ name, isEnglish: own });
  }
  return found;
}

const decode = (text: string) =>
  text.replace(
    /&(?:quot|amp|lt|gt|nbsp|#x27);/g,
    (sign) => ({ "&quot;": '"', "&amp;": "&", "&nbsp;": " " })[sign] ?? "'",
  );

/** Texts with words of three letters or more that no translator to the pseudo-language could reach. */
export function englishIn(html: string, language: string): string[] {
  const own = new Set(writtenByIntl(language));
  return textsOf(html.replace(/^[\s\S]*?<body/, "<body"))
    .map(decode)
    .filter((text) =>
      text
        .replaceAll(same, "")
        .match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu)
        ?.some((word) => !own.has(word)),
    );
}
