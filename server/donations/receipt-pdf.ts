import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type PDFDocument from "pdfkit";
import type { ReceiptView } from "#app/services.ts";
import { postalAddress } from "#collections/formats/contact-details.ts";
import type { Giving } from "#collections/site/giving.ts";
import type { KnownOrganisation } from "#collections/site/organisation.ts";

const fonts = join(import.meta.dirname, "fonts");
/** Cut by `workshop/fonts/cut-fonts.ts` from the fonts of the site. */
const faces = {
  text: join(fonts, "otc-text.ttf"),
  /** Letters such as ŋ, which the first lacks. */
  textExtended: join(fonts, "otc-text-ext.ttf"),
  display: join(fonts, "otc-display.ttf"),
};

/** In points. */
const margin = 64;
const labelWidth = 140;

/** Renders a receipt as one A4 page, tagged for screen readers. */
export async function writeReceiptPdf(
  receipt: ReceiptView,
  labels: Giving["receipt"],
  organisation: KnownOrganisation,
): Promise<Buffer> {
  // Loaded with the first receipt: the library is half of all server code.
  const { default: Document } = await import("pdfkit");
  const title = `${labels.title} ${receipt.number}`;
  const pdf = new Document({
    size: "A4",
    margin,
    tagged: true,
    pdfVersion: "1.7",
    lang: "en-GB",
    displayTitle: true,
    // The default, Helvetica, is read from a file that a bundle does not contain.
    font: faces.text,
    info: { Title: title, Author: organisation.name },
  });
  const finished = buffer(pdf);
  for (const [name, file] of Object.entries(faces)) pdf.registerFont(name, file);

  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const add = (type: string, draw: () => void) => root.add(pdf.struct(type, {}, draw));

  add("P", () => {
    const { name, email } = organisation;
    pdf.font("display").fontSize(20).text(name);
    pdf.font("text").fontSize(10).text(postalAddress(organisation));
    if (email) pdf.text(email);
  });
  add("H1", () => {
    pdf.moveDown(2).font("display").fontSize(26).text(labels.title);
  });
  if (receipt.isTest) {
    add("P", () => {
      pdf.moveDown(0.5).font("text").fontSize(13).text(labels.test);
    });
  }
  pdf.moveDown(1);
  for (const [label, value] of [...receipt.facts, receipt.status]) {
    add("P", () => writeRow(pdf, label, value));
  }
  add("P", () => {
    pdf.moveDown(1).font("text").fontSize(10).text(labels.small, margin);
  });
  root.end();
  pdf.end();
  return finished;
}

type Pdf = InstanceType<typeof PDFDocument>;

function writeRow(pdf: Pdf, label: string, value: string): void {
  const top = pdf.y;
  pdf.font("text").fontSize(11).fillColor("#3f5247").text(label, margin, top);
  const below = pdf.y;
  pdf.fillColor("#001d13").fontSize(12);
  pdf.x = margin + labelWidth;
  pdf.y = top;
  const runs = splitByFace(pdf, value);
  runs.forEach(({ face, text }, index) => {
    pdf.font(face).text(text, {
      width: pdf.page.width - 2 * margin - labelWidth,
      continued: index < runs.length - 1,
    });
  });
  pdf.y = Math.max(below, pdf.y) + 6;
}

/** A part of a text and the face that has its letters. */
interface Run {
  face: "text" | "textExtended";
  text: string;
}

/** Splits a text by face. A letter that neither has is drawn without its marks, such as Ọ as O, else as "?". */
function splitByFace(pdf: Pdf, text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
    // A mark of its own, as the grave of Ọ̀, has no bare letter.
    const instead = bare ? [bare, "?"] : [];
    const found = [letter, ...instead].map((one) => inFace(pdf, one)).find((run) => run);
    const last = runs.at(-1);
    if (found && last?.face === found.face) last.text += found.text;
    else if (found) runs.push(found);
  }
  return runs.length > 0 ? runs : [{ face: "text", text }];
}

function inFace(pdf: Pdf, letter: string): Run | undefined {
  const face = (["text", "textExtended"] as const).find((name) => {
    // PDFKit keeps its font, which is one of fontkit, to itself.
    const { _font } = pdf.font(name) as unknown as {
      _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
    };
    return _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  });
  return face && { face, text: letter };
}
