import { createHash } from "node:crypto";
import { strToU8, type Zippable, zipSync } from "fflate";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { ContentsList } from "./chapter.tsx";
import container from "./container.xml?raw";
import { Cover, type Pack } from "./gather-pack.tsx";
import packStyles from "./pack.css?raw";
import packageTemplate from "./package.opf?raw";

/** Marks the table of contents; React has no type for prefixed attributes. */
const tocType = { "epub:type": "toc" };

const linkTo = (id: string) => `${id}.xhtml`;

/** Time stamp of every file: fflate writes local time, so a local date gives the same bytes everywhere. */
const fixedTime = new Date(1980, 0, 1);

/** The pack as an e-book: EPUB 3.3. The same content gives the same bytes. */
export function epubPack(pack: Pack): Uint8Array {
  const { title, language, contents, chapters } = pack;
  const navigation = (
    <nav {...tocType} id="toc">
      <h1>{contents}</h1>
      <ContentsList chapters={chapters} linkTo={linkTo} />
    </nav>
  );
  const files: Record<string, string> = {
    "cover.xhtml": sheet(language, title, <Cover pack={pack} />),
    "nav.xhtml": sheet(language, contents, navigation),
  };
  for (const { id, title: heading, body } of chapters) {
    files[linkTo(id)] = sheet(
      language,
      heading,
      <section>
        <h2>{heading}</h2>
        {body(linkTo)}
      </section>,
    );
  }
  files["styles.css"] = packStyles;
  files["book.opf"] = packageDocument(pack, identifierOf(files));
  const zipped: Zippable = {
    // First and uncompressed, as EPUB requires.
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(container),
  };
  for (const [name, text] of Object.entries(files)) zipped[`book/${name}`] = strToU8(text);
  return zipSync(zipped, { level: 9, mtime: fixedTime });
}

/** One file of the book; React's output is valid XML as long as no raw HTML is inserted. */
function sheet(language: string, title: string, body: ReactNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}"><head><title>${escapeMarkup(title)}</title><link rel="stylesheet" href="styles.css"/></head><body>${renderToStaticMarkup(body)}</body></html>
`;
}

/** A UUID (version 8) derived from the content. */
function identifierOf(files: Record<string, string>): string {
  const hash = createHash("sha256").update(JSON.stringify(files)).digest("hex");
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return `urn:uuid:${[...parts, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join("-")}`;
}

function packageDocument(pack: Pack, identifier: string): string {
  const { title, language, publisher, lead, day, chapters } = pack;
  const each = (write: (id: string) => string) => chapters.map(({ id }) => write(id)).join("\n");
  return fillPlaceholders(packageTemplate, {
    identifier,
    language,
    day,
    title: escapeMarkup(title),
    publisher: escapeMarkup(publisher),
    lead: escapeMarkup(lead),
    items: each((id) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`),
    references: each((id) => `<itemref idref="${id}"/>`),
  });
}
