import { lexer, type Token, type Tokens } from "marked";

export interface Inline {
  text: string;
  isStrong?: boolean;
  isEmphasised?: boolean;
  href?: string;
}

/** What a guide is made of. There is no HTML, no picture and no table, so it reads the same in every form. */
export type Block =
  | { kind: "heading"; depth: 2 | 3 | 4; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; isOrdered: boolean; start: number; items: Block[][] };

/** Reads Markdown as blocks of a PDF. @throws Error for HTML, a picture, a table or what no guide can hold */
export function markdownBlocks(source: string): Block[] {
  return lexer(source).flatMap(readBlock);
}

/** The words of a heading or paragraph without their styles. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines.map(({ text }) => text).join("");
}

function readBlock(token: Token): Block[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "heading":
      return [readHeading(token as Tokens.Heading)];
    case "paragraph":
    case "text":
      return [{ kind: "paragraph", text: readInlines(token.tokens ?? [token]) }];
    case "blockquote":
      return [{ kind: "quote", blocks: (token.tokens ?? []).flatMap(readBlock) }];
    case "list": {
      const { ordered, start, items } = token as Tokens.List;
      return [
        {
          kind: "list",
          isOrdered: ordered,
          start: start === "" ? 1 : start,
          items: items.map((item) => item.tokens.flatMap(readBlock)),
        },
      ];
    }
    default:
      throw unfit(token);
  }
}

function readHeading(token: Tokens.Heading): Block {
  const { depth } = token;
  if (depth !== 2 && depth !== 3 && depth !== 4) {
    throw new Error(`The heading "${token.text}" must have 2, 3 or 4 hash signs; 1 is the title.`);
  }
  return { kind: "heading", depth, text: readInlines(token.tokens) };
}

function readInlines(tokens: readonly Token[], style: Omit<Inline, "text"> = {}): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case "strong":
        return readInlines(token.tokens ?? [], { ...style, isStrong: true });
      case "em":
        return readInlines(token.tokens ?? [], { ...style, isEmphasised: true });
      case "link":
        return readInlines(token.tokens ?? [], { ...style, href: safeAddress(token.href) });
      case "br":
        return [{ ...style, text: " " }];
      case "text":
      case "escape":
      case "codespan":
        return [{ ...style, text: (token.text as string).replace(/\s+/g, " ") }];
      default:
        throw unfit(token);
    }
  });
}

function safeAddress(href: string): string {
  if (/^(https:\/\/|mailto:|\/(?!\/)|#)/.test(href)) return href;
  throw new Error(
    `The link ${href} must start with https://, mailto: or /, and may not lead elsewhere.`,
  );
}

function unfit(token: Token): Error {
  const start = token.raw.trim().slice(0, 40);
  return new Error(
    `"${start}" is ${token.type}; a guide holds headings, paragraphs, lists, quotes and links only.`,
  );
}
