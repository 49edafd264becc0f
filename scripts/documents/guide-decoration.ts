import { brandMarkSize } from "../../app/art/brand-mark.ts";
import { colours } from "../../app/art/colours.ts";
import { selvedge } from "../../app/art/selvedge.ts";
import { margin } from "./guide-theme.ts";

/** Marks drawing as decoration, which screen readers leave out. */
export function decorate(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

/** The site's border from edge to edge of the page: "OTC" in binary. */
export function drawSelvedge(pdf: PDFKit.PDFDocument, y: number, height: number): void {
  const { width } = pdf.page;
  const band = height * 0.56;
  // Four repeats of three letters fill the page.
  const { bits, ends } = selvedge({ text: "OTC".repeat(4), unit: width / 108, height: band });
  pdf.rect(0, y, width, height).fill(colours["leaf-950"]);
  pdf.translate(0, y + (height - band) / 2);
  pdf.path(bits).fill(colours.kaolin);
  pdf.path(ends).fill(colours["gold-400"]);
}

/** The brand mark: O is a coil, T a column, C a coil left open to a node. */
export function drawBrand(pdf: PDFKit.PDFDocument, x: number, y: number, height: number): void {
  const stitches = 16;
  const stitch = (2 * Math.PI * 15.5) / stitches;
  pdf.translate(x, y).scale(height / brandMarkSize.height);
  pdf.lineWidth(10).circle(22, 22, 15.5).stroke(colours.kaolin);
  pdf.dash(stitch * 0.17, { space: stitch * 0.83 });
  pdf.circle(22, 22, 15.5).stroke(colours["leaf-900"]);
  pdf.undash();
  pdf.path("M22 16.5l5.5 5.5-5.5 5.5-5.5-5.5z").fill(colours["gold-400"]);
  pdf.path("M46 1.5h34v10H68v25h6v6H52v-6h6v-25H46z").fill(colours.kaolin);
  pdf.path("M113 12.3A15.5 15.5 0 1 0 113 31.7").stroke(colours.kaolin);
  pdf.path("M115 14l8 8-8 8-8-8z").fill(colours["gold-400"]);
}

/**
 * Writes title and page number at the foot of every page, as something screen readers leave out.
 * Needs a document with `bufferPages`, because the last number is known at the end only.
 */
export function drawPageNumbers(pdf: PDFKit.PDFDocument, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let i = start; i < start + count; i++) {
    pdf.switchToPage(i);
    const y = pdf.page.height - 44;
    pdf.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    pdf.font("text").fontSize(9).fillColor(colours.ash);
    pdf.text(title, margin.left, y, { lineBreak: false });
    const label = `${i + 1} / ${count}`;
    const right = pdf.page.width - margin.right - pdf.widthOfString(label);
    pdf.text(label, right, y, { lineBreak: false });
    pdf.endMarkedContent();
  }
}
