import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { LibraryDocument } from "#collections/documents/documents.ts";
import { type Block, type Inline, plainText } from "#collections/reading/markdown-blocks.ts";
import { colours } from "../../app/art/colours.ts";
import { fontCharacters } from "../font-characters.ts";
import { decorate, drawBrand, drawPageNumbers, drawSelvedge } from "./guide-decoration.ts";
import type { GuideFace, GuideFonts } from "./guide-fonts.ts";
import { bandHeight, body, headHeight, headings, margin, type TextStyle } from "./guide-theme.ts";
import { breakLines, type Piece } from "./line-breaking.ts";

interface GuideSource {
  document: Pick<LibraryDocument, "title" | "subtitle" | "description" | "officialSource">;
  blocks: readonly Block[];
  fonts: GuideFonts;
  author: string;
  /** Printed above the heading, so that the guide is not mistaken for the document. */
  label: string;
  /** Title of the file, as readers and search engines show it. */
  title: string;
}

/**
 * Sets one guide as a tagged PDF/UA-1 file: title, language, headings, lists and links in the
 * structure tree, bookmarks, the site's fonts embedded, page numbers.
 */
export function guidePdf(source: GuideSource): Promise<Buffer> {
  return new GuideSetter(source).set();
}

type Element = PDFKit.PDFStructureElement;

class GuideSetter {
  readonly #source: GuideSource;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Element;
  /** Letters that the main cut of the fonts draws; all others come from the extension. */
  readonly #mainLetters: ReadonlySet<number>;
  #y = 0;

  constructor(source: GuideSource) {
    this.#source = source;
    this.#mainLetters = fontCharacters(source.fonts.text);
    const { description } = source.document;
    this.#pdf = new PDFDocument({
      size: "A4",
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: "1.7",
      subset: "PDF/UA",
      tagged: true,
      lang: "en-GB",
      displayTitle: true,
      info: {
        Title: source.title,
        Author: source.author,
        Subject: description,
        Creator: source.author,
        // The same bytes from every build.
        CreationDate: new Date(0),
      },
      // The types are behind the library, which knows this subset.
    } as unknown as PDFKit.PDFDocumentOptions);
    for (const [name, font] of Object.entries(source.fonts)) this.#pdf.registerFont(name, font);
    this.#root = this.#pdf.struct("Document");
    this.#pdf.addStructure(this.#root);
  }

  set(): Promise<Buffer> {
    const pdf = this.#pdf;
    const bytes = buffer(pdf);
    this.#head();
    const outline: { depth: number; item: PDFKit.PDFOutline }[] = [];
    this.#source.blocks.forEach((block) => {
      if (block.kind === "heading") {
        this.#heading(block);
        while ((outline.at(-1)?.depth ?? 0) >= block.depth) outline.pop();
        const parent = outline.at(-1)?.item ?? pdf.outline;
        outline.push({ depth: block.depth, item: parent.addItem(plainText(block.text)) });
      } else {
        this.#block(block, this.#root, margin.left);
      }
    });
    this.#root.end();
    const { title } = this.#source;
    drawPageNumbers(pdf, title);
    pdf.end();
    return bytes;
  }

  /** First page: title on the leaf field, selvedge, where the official text is. */
  #head(): void {
    const pdf = this.#pdf;
    const { title, subtitle, officialSource } = this.#source.document;
    pdf.addPage();
    decorate(pdf, () => {
      pdf.rect(0, 0, pdf.page.width, headHeight).fill(colours["leaf-900"]);
      drawBrand(pdf, margin.left, 42, 30);
    });
    decorate(pdf, () => drawSelvedge(pdf, headHeight, bandHeight));
    const light = { colour: colours.kaolin, linkColour: colours["gold-400"] };
    const titleStyle: TextStyle = { ...light, face: "display", size: 33, leading: 34, after: 8 };
    const lines = this.#lines([{ text: title }], titleStyle, margin.left).length;
    const labelStyle: TextStyle = { ...light, face: "text", size: 13, leading: 18, after: 4 };
    this.#y =
      headHeight -
      44 -
      lines * titleStyle.leading -
      titleStyle.after -
      labelStyle.leading -
      labelStyle.after;
    this.#text([{ text: this.#source.label }], { ...labelStyle, colour: colours["gold-400"] }, "P");
    this.#text([{ text: title }], titleStyle, "H1");
    const subtitleStyle: TextStyle = { ...light, face: "text", size: 13, leading: 18, after: 0 };
    this.#text([{ text: subtitle }], subtitleStyle, "P");
    this.#y = headHeight + bandHeight + 28;
    const official: Inline[] = [
      { text: "Official source: ", isStrong: true },
      { text: officialSource.name, href: officialSource.href },
    ];
    this.#text(official, { ...body, after: 12 }, "P");
  }

  #page(): void {
    this.#pdf.addPage();
    decorate(this.#pdf, () => drawSelvedge(this.#pdf, 0, bandHeight));
    this.#y = margin.top;
  }

  /** Starts a new page when less room than this is left, in points. */
  #need(room: number): void {
    if (this.#y + room > this.#pdf.page.height - margin.bottom) this.#page();
  }

  #heading({ depth, text }: Extract<Block, { kind: "heading" }>): void {
    const look = headings[depth];
    if (this.#y > margin.top) this.#y += look.before ?? 0;
    // A heading never stands alone at the foot of a page.
    this.#need(look.leading + look.after + 3 * body.leading);
    this.#text(text, look, `H${depth}`);
  }

  #block(block: Block, parent: Element, left: number): void {
    if (block.kind === "paragraph") this.#text(block.text, body, "P", { parent, left });
    if (block.kind === "list") this.#list(block, parent, left);
    if (block.kind === "quote") {
      const quote = this.#pdf.struct("BlockQuote");
      parent.add(quote);
      for (const inner of block.blocks) this.#block(inner, quote, left + 20);
      quote.end();
    }
  }

  #list(block: Extract<Block, { kind: "list" }>, parent: Element, left: number): void {
    const pdf = this.#pdf;
    const list = pdf.struct("L");
    parent.add(list);
    const indent = block.isOrdered ? 22 : 16;
    block.items.forEach((inner, index) => {
      this.#need(2 * body.leading);
      const item = pdf.struct("LI");
      list.add(item);
      const label = pdf.struct("Lbl");
      item.add(label);
      label.add(pdf.markStructureContent("Lbl"));
      const mark = block.isOrdered ? `${block.start + index}.` : "•";
      pdf.font("strong").fontSize(body.size).fillColor(colours["bark-700"]);
      pdf.text(`${mark} `, left, this.#y, { lineBreak: false });
      pdf.endMarkedContent();
      label.end();
      const itemBody = pdf.struct("LBody");
      item.add(itemBody);
      for (const part of inner) this.#block(part, itemBody, left + indent);
      itemBody.end();
      item.end();
      // Entries of a list stand closer than paragraphs.
      this.#y -= 3.5;
    });
    list.end();
    this.#y += 3.5;
  }

  #lines(text: readonly Inline[], look: TextStyle, left: number): Piece[][] {
    return breakLines(text, {
      width: this.#pdf.page.width - left - margin.right,
      face: look.face,
      measure: (words, face, isExtended) =>
        this.#pdf.font(fontName(face, isExtended)).fontSize(look.size).widthOfString(words),
      isExtended: (letter) => !this.#mainLetters.has(letter.codePointAt(0) ?? 0),
    });
  }

  /** Sets running text as one structure element, over as many pages as it takes. */
  #text(
    text: readonly Inline[],
    look: TextStyle,
    tag: string,
    place: { parent?: Element; left?: number } = {},
  ): void {
    const pdf = this.#pdf;
    const { parent = this.#root, left = margin.left } = place;
    const element = pdf.struct(tag);
    parent.add(element);
    for (const line of this.#lines(text, look, left)) {
      this.#need(look.leading);
      for (const piece of line) this.#piece(piece, look, element, left + piece.x);
      this.#y += look.leading;
    }
    element.end();
    this.#y += look.after;
  }

  #piece(piece: Piece, look: TextStyle, block: Element, x: number): void {
    const pdf = this.#pdf;
    const { text, href } = piece;
    const tag = href ? "Link" : "Span";
    const element = href ? pdf.struct("Link") : block;
    if (href) block.add(element);
    element.add(pdf.markStructureContent(tag));
    const colour = href ? (look.linkColour ?? look.colour) : look.colour;
    pdf.font(fontName(piece.face, piece.isExtended)).fontSize(look.size).fillColor(colour);
    pdf.text(text, x, this.#y, { lineBreak: false });
    pdf.endMarkedContent();
    if (!href) return;
    const words = text.trimEnd();
    const width = pdf.widthOfString(words);
    const target = href.startsWith("#") ? undefined : href;
    if (target) {
      pdf.link(x, this.#y, width, look.size * 1.25, target, {
        structParent: element,
        Contents: new String(words),
      } as unknown as PDFKit.Mixins.AnnotationOption);
    }
    element.end();
    const under = this.#y + look.size * 1.18;
    decorate(pdf, () =>
      pdf
        .moveTo(x, under)
        .lineTo(x + width, under)
        .lineWidth(0.8)
        .stroke(colour),
    );
  }
}

function fontName(face: GuideFace, isExtended: boolean): string {
  return isExtended ? `${face}-extended` : face;
}
