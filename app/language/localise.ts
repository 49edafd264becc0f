import { englishMarks } from "#collections/formats/current-language.ts";

const [open, close] = englishMarks;
const marked = new RegExp(`${open}([^<${open}${close}]*)${close}`, "g");
const marks = new RegExp(`[${open}${close}]`, "g");
const wholeElement = new RegExp(`(<[a-z][^<>]*)>${open}([^<${open}${close}]*)${close}(?=</)`, "g");

/**
 * Finishes a page in another language: links lead to the same language where it has the page, and what is still in
 * English says so by its `lang`.
 * @param local gives the address in the language of the page; left out, links stay
 */
export function localise(html: string, local = (path: string) => path): string {
  return html
    .replace(/<(?:a|form) [^<>]*>/g, (tag) =>
      // A link to the page in another language stays as it is.
      / hreflang=/i.test(tag)
        ? tag
        : tag.replace(/( (?:href|action)=")(\/[^"?#]*)/, (_, start, path) => start + local(path)),
    )
    .replace(wholeElement, (_, tag, text) =>
      /^<title/.test(tag) ? `${tag}>${text}` : `${tag} lang="en">${text}`,
    )
    .split(/(<(?:script|title).*?<\/|<[^<>]*>)/s)
    .map((part) =>
      part.startsWith("<") ? part : part.replace(marked, '<span lang="en">$1</span>'),
    )
    .join("")
    .replace(marks, "");
}

/** The same for what an island receives: an element of its own names its language. */
export function localiseProps<Props>(props: Props, local: (path: string) => string): Props {
  const json = JSON.stringify(props)
    .replace(/"(\/[^"?#\\]*)/g, (_, path) => `"${local(path)}`)
    .replace(marks, "");
  return JSON.parse(json);
}
