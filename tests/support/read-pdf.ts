import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";

/** What a reading program learns of a PDF. */
export interface PdfContent {
  title: string;
  language: string;
  isTagged: boolean;
  /** Titles of all bookmarks below the first, which is the page's heading, in order. */
  bookmarks: string[];
  /** The text of each page, in the order in which it was set. */
  pages: string[];
}

/** @param file path of the PDF @throws Error when a reading program cannot open it */
export async function readPdf(file: string): Promise<PdfContent> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const [first] = await pdf.getOutline();
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  const marked = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
  return {
    title: info.Title ?? "",
    language: info.Language ?? "",
    isTagged: marked?.Marked === true,
    bookmarks: first ? titlesBelow(first) : [],
    pages,
  };
}

interface Bookmark {
  title: string;
  items: Bookmark[];
}

const titlesBelow = ({ items }: Bookmark): string[] =>
  items.flatMap((bookmark) => [bookmark.title, ...titlesBelow(bookmark)]);
