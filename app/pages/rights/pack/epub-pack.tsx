import { createHash } from "node:crypto";
import { strToU8, type Zippable, zipSync } from "fflate";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { localise } from "#app/language/localise.ts";
import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { ContentsList } from "./chapter.tsx";
import { Cover, type Pack } from "./gather-pack.tsx";
import packStyles from "./pack.css?raw";

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

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/** One file of the book; React's output is valid XML as long as no raw HTML is inserted. */
function sheet(language: string, title: string, body: ReactNode): string {
  return localise(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}"><head><title>${escapeMarkup(title)}</title><link rel="stylesheet" href="styles.css"/></head><body>${renderToStaticMarkup(body)}</body></html>
`);
}

/** A UUID (version 8) derived from the content. */
function identifierOf(files: Record<string, string>): string {
  const hash = createHash("sha256").update(JSON.stringify(files)).digest("hex");
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return `urn:uuid:${[...parts, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join("-")}`;
}

function packageDocument(pack: Pack, identifier: string): string {
  const { title, language, publisher, lead, day, chapters } = pack;
  const ids = chapters.map(({ id }) => id);
  const meta = (property: string, value: string) => `<meta property="${property}">${value}</meta>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${identifier}</dc:identifier>
<dc:title>${escapeMarkup(title)}</dc:title>
<dc:language>${language}</dc:language>
<dc:publisher>${escapeMarkup(publisher)}</dc:publisher>
<dc:creator>${escapeMarkup(publisher)}</dc:creator>
<dc:description>${escapeMarkup(lead)}</dc:description>
<dc:date>${day}</dc:date>
${meta("dcterms:modified", `${day}T00:00:00Z`)}
${meta("schema:accessMode", "textual")}
${meta("schema:accessModeSufficient", "textual")}
${meta("schema:accessibilityFeature", "tableOfContents")}
${meta("schema:accessibilityFeature", "structuralNavigation")}
${meta("schema:accessibilityHazard", "none")}
${meta("schema:accessibilitySummary", "Text with headings and a table of contents; no pictures, sound or movement.")}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="styles" href="styles.css" media-type="text/css"/>
${ids.map((id) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`).join("\n")}
</manifest>
<spine>
<itemref idref="cover"/>
<itemref idref="nav"/>
${ids.map((id) => `<itemref idref="${id}"/>`).join("\n")}
</spine>
</package>
`;
}
