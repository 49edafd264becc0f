import { colours } from "../../app/art/colours.ts";
import { margin } from "./guide-theme.ts";

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
