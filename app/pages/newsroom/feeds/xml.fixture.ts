/** An element of a parsed XML text. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  content: (XmlElement | string)[];
}

const token = /<\?[^?]*\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

/**
 * A strict reader of the XML that feeds are made of: it takes elements, attributes in double quotes and
 * the five entities, and throws at anything else, such as an open element or a bare ampersand.
 */
export function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, content: [] };
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const match = token.exec(source);
    if (!match) throw new Error(`Not well-formed at: ${source.slice(at, at + 60)}`);
    const [, closing, name, attributes = "", empty, text] = match;
    const parent = open.at(-1) as XmlElement;
    if (text !== undefined) parent.content.push(decode(text));
    else if (closing) {
      if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>`);
      open.pop();
    } else if (name) {
      const element: XmlElement = { name, attributes: {}, content: [] };
      for (const [, key = "", value = ""] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
        element.attributes[key] = decode(value);
      }
      parent.content.push(element);
      if (!empty) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is never closed`);
  const [element, ...more] = root.content.filter((part) => typeof part !== "string");
  if (!element || more.length > 0) throw new Error("A document has exactly one root element");
  return element;
}

export function children(element: XmlElement, name: string): XmlElement[] {
  return element.content
    .filter((part) => typeof part !== "string")
    .filter((part) => part.name === name);
}

export function textOf(element: XmlElement): string {
  return element.content.map((part) => (typeof part === "string" ? part : textOf(part))).join("");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&(\w+);|&/g, (whole, name: string) => {
    const sign = entities[name];
    if (sign === undefined) throw new Error(`Unknown entity ${whole}`);
    return sign;
  });
}
