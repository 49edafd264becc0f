import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ReceiptView } from "#app/services.ts";
import { postalAddress } from "#collections/formats/contact-details.ts";
import { getGiving } from "#collections/site/giving.ts";
import { getKnownOrganisation, type KnownOrganisation } from "#collections/site/organisation.ts";
import { writeReceiptPdf } from "./receipt-pdf.ts";

const labels = getGiving().receipt;
const organisation: KnownOrganisation = {
  ...getKnownOrganisation(),
  email: "office@example.org",
};

const receipt: ReceiptView = {
  number: "OTC-R-000042",
  amount: "UGX 50,000",
  facts: [
    [labels.number, "OTC-R-000042"],
    [labels.from, "Akello Okot"],
    [labels.method, "MTN"],
  ],
  status: [labels.status, labels.given],
  isTest: false,
  pdfPath: "/donate/receipt/r.pdf",
};

interface Run {
  x: number;
  /** From the bottom. */
  y: number;
  size: number;
  /** Name of the file's font, and its name in the file. */
  face: string;
  font: string;
  text: string;
}

/** The texts of a PDF of one page, as PDFKit writes it, in its order. */
function readPdf(bytes: Buffer): { source: string; runs: Run[] } {
  const source = bytes.toString("latin1");
  const found = source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm);
  const objects = new Map([...found].map(([, id = "", body = ""]) => [id, body]));
  const follow = (body: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? "") ?? "";
  const unpack = (body: string) => {
    const packed = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? "";
    return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
  };
  const pages = [...objects.values()].filter((body) => body.includes("/Type /Page\n"));
  const [page = "", ...others] = pages;
  expect(others).toEqual([]);
  const read = (font: string, codes: string) => {
    const letters = /<0000> <\w+> \[(.*)\]/.exec(unpack(follow(font, "ToUnicode")))?.[1] ?? "";
    const byGlyph = letters.split(" ").map((hex) => hex.slice(1, -1));
    return [...codes.matchAll(/<(\w+)>/g)]
      .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
      .map((glyph) =>
        String.fromCodePoint(Number.parseInt(byGlyph[Number.parseInt(glyph, 16)] ?? "", 16)),
      )
      .join("");
  };
  const drawn = unpack(follow(page, "Contents")).matchAll(
    /1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) (\S+) Tf\n\[(.*)\] TJ/g,
  );
  const runs = [...drawn].map(([, x, y, name = "", size, codes = ""]) => {
    const font = follow(follow(page, "Resources"), name);
    const face = /\/BaseFont \/\w+\+(\w+)/.exec(font)?.[1] ?? "";
    return {
      x: Number(x),
      y: Number(y),
      size: Number(size),
      face,
      font: name,
      text: read(font, codes),
    };
  });
  return { source, runs };
}

const write = async (changes: Partial<ReceiptView> = {}, about = organisation) =>
  readPdf(await writeReceiptPdf({ ...receipt, ...changes }, labels, about));

/** The texts from top to bottom; what stands on one line is joined by a bar. */
function linesOf(runs: readonly Run[]): string[] {
  const lines = Map.groupBy(runs, ({ y }) => Math.round(y / 4));
  return [...lines.values()].map((line) => line.map(({ text }) => text.trim()).join(" | "));
}

test("writes every fact of a receipt, each beside its label", async () => {
  const { runs } = await write();
  const lines = linesOf(runs);
  expect(lines.slice(0, 4)).toEqual([
    "OTC",
    postalAddress(organisation),
    "office@example.org",
    labels.title,
  ]);
  expect(lines.slice(4, 8)).toEqual([
    `${labels.number} | OTC-R-000042`,
    `${labels.from} | Akello Okot`,
    `${labels.method} | MTN`,
    `${labels.status} | ${labels.given}`,
  ]);
  expect(lines.slice(8).join(" ")).toBe(labels.small);
  expect(runs.map(({ text }) => text).join()).not.toContain(labels.test);
});

test("says of a test payment that no money moved, above the facts", async () => {
  const lines = linesOf((await write({ isTest: true })).runs);
  expect(lines.slice(3, 6)).toEqual([labels.title, labels.test, `${labels.number} | OTC-R-000042`]);
});

test("leaves out an e-mail address that is not known yet", async () => {
  const lines = linesOf((await write({}, { ...organisation, email: undefined })).runs);
  expect(lines.slice(0, 3)).toEqual(["OTC", postalAddress(organisation), labels.title]);
});

test("sets names in large letters, labels in one column and values in another, from top to bottom", async () => {
  const { runs } = await write();
  const of = (text: string) => runs.find((run) => run.text.trim() === text);
  expect(of("OTC")).toMatchObject({ size: 20, x: 64, face: "BricolageGrotesque" });
  expect(of(labels.title)).toMatchObject({ size: 26, x: 64, face: "BricolageGrotesque" });
  expect(of(postalAddress(organisation))).toMatchObject({ size: 10, x: 64, face: "Figtree" });
  expect(of(labels.method)).toMatchObject({ size: 11, x: 64, face: "Figtree" });
  expect(of("MTN")).toMatchObject({ size: 12, x: 204, face: "Figtree" });
  const heights = runs.map(({ y }) => Math.round(y));
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
});

test("breaks a long value within its column and moves the next row below it", async () => {
  const long = "A very long name of a donor ".repeat(8).trim();
  const { runs } = await write({
    facts: [
      ["From", long],
      ["Method", "MTN"],
    ],
  });
  const column = runs.filter(({ x, text }) => x === 204 && text !== "MTN");
  const value = column.filter(({ text }) => long.includes(text.trim()));
  expect(value.length).toBeGreaterThan(2);
  expect(value.map(({ text }) => text.trim()).join(" ")).toBe(long);
  // Up to the right margin: 327 points hold about sixty letters.
  for (const { text } of value) expect(text.length).toBeLessThan(70);
  const next = runs.find(({ text }) => text === "Method");
  expect(next?.y).toBeLessThan(Math.min(...value.map(({ y }) => y)) - 15);
  // Below a long label too.
  const labelled = await write({
    facts: [
      ["A very long label. ".repeat(40), "value"],
      ["Method", "MTN"],
    ],
  });
  const method = labelled.runs.find(({ text }) => text === "Method");
  const label = labelled.runs.filter(({ text }) => text.startsWith("A very long label"));
  expect(method?.y).toBeLessThan(Math.min(...label.map(({ y }) => y)));
});

test("draws letters beyond Latin-1 from the extended face, in the middle of a name", async () => {
  const { runs } = await write({
    facts: [["From", "Akiŋo Müller – ŋaŋ"]],
    status: ["Status", "x"],
  });
  const start = runs.findIndex(({ text }) => text === "From");
  const end = runs.findIndex(({ text }) => text === "Status");
  const value = runs.slice(start + 1, end);
  expect(value.map(({ text }) => text)).toEqual(["Aki", "ŋ", "o Müller – ", "ŋ", "a", "ŋ"]);
  const fonts = value.map(({ font }) => font);
  expect(new Set(fonts).size).toBe(2);
  expect(fonts).toEqual([0, 1, 0, 1, 0, 1].map((at) => fonts[at]));
  expect(new Set(value.map(({ y }) => y)).size).toBe(1);
  const [first = Number.NaN, ...rest] = value.map(({ x }) => x);
  expect(first).toBe(204);
  for (const x of rest) expect(x).toBeGreaterThan(first);
});

test("draws a letter that neither face has without its marks, or as a question mark", async () => {
  const { runs } = await write({ facts: [["From", "Ọbi Ọ̀mọ 李"]], status: ["Status", "x"] });
  expect(linesOf(runs)).toContain("From | Obi Omo ?");
});

test("writes a row without a value", async () => {
  const { runs } = await write({
    facts: [
      ["From", ""],
      ["Method", "MTN"],
    ],
  });
  expect(linesOf(runs)).toContain("Method | MTN");
});

test("is one A4 page with title, language and a structure for screen readers", async () => {
  const { source } = await write({ isTest: true });
  expect(source.slice(0, 8)).toBe("%PDF-1.7");
  expect(source).toContain("/MediaBox [0 0 595.28 841.89]");
  expect(source).toContain("/Lang (en-GB)");
  expect(source).toContain("/Marked true");
  expect(source).toContain("/DisplayDocTitle true");
  expect(source).toContain(`(${labels.title} OTC-R-000042)`);
  expect(source).toContain("/Author");
  expect(source).toContain(`(${organisation.name})`);
  expect(source).not.toContain("Helvetica");
  const tags = [...source.matchAll(/\/S \/(\w+)/g)].map(([, tag]) => tag);
  expect(tags.toSorted()).toEqual(["Document", "H1", ...Array.from({ length: 7 }, () => "P")]);
});
