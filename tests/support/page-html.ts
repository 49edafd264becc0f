import { origin } from "./origin.ts";

const known = new Map<string, Promise<string>>();

/** HTML of a page of the shared site, fetched once. */
export function pageHtml(path: string): Promise<string> {
  let html = known.get(path);
  if (!html) {
    html = fetch(new URL(path, origin)).then((response) => response.text());
    known.set(path, html);
  }
  return html;
}

/** The security policy that stands in a page; empty where there is none. */
export const policyIn = (html: string): string =>
  attributeValues(
    /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html)?.[0] ?? "",
    "meta",
    "content",
  ).join();

/** Every value of an attribute in a piece of HTML, entities decoded. */
export function attributeValues(html: string, element: string, attribute: string): string[] {
  const tags = html.match(new RegExp(`<${element}\\b[^>]*>`, "gi")) ?? [];
  return tags.flatMap((tag) => {
    const value = new RegExp(`\\s${attribute}="([^"]*)"`, "i").exec(tag)?.[1];
    return value === undefined ? [] : [value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'")];
  });
}
