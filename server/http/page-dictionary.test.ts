import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { compressFolder } from "../../scripts/compress-folder.ts";
import { makeDictionary, writeDictionary } from "../../scripts/write-dictionary.ts";
import { loadPublicFiles } from "./public-files.ts";

const shared = Array.from({ length: 200 }, (_, at) => `<li>Link ${(at * 7919) % 997}</li>`).join(
  "",
);
const pageOf = (name: string) =>
  `<!doctype html><title>${name}</title><ul>${shared}</ul><p>${name} is different</p>`;
const chrome = "gzip, deflate, br, zstd, dcb, dcz";

/** Three pages as the build leaves them: one of them private, one of them an error page. */
async function openSite() {
  const folder = temporaryFolder();
  for (const name of ["about", "letter", "404"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "index.html"), pageOf(name));
  }
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/dictionary-0A1B2C3D.txt"), "of an older build");
  const cache = join(temporaryFolder(), "cache");
  await writeDictionary(folder, cache);
  await compressFolder(folder, cache);
  const files = loadPublicFiles(
    folder,
    { isEncrypted: true },
    {
      built: [
        { path: "/about", isPrivate: false },
        { path: "/letter", isPrivate: true },
      ],
    },
  );
  const answer = (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const header = (name: string) => headers[name];
    const found = files.find(path)?.answer({ method, header });
    const fields = found?.headers ?? [];
    const pairs = fields.flatMap((name, at) => (at % 2 === 0 ? [[name, fields[at + 1]]] : []));
    return { status: found?.status, body: found?.body, ...Object.fromEntries(pairs) };
  };
  const path = answer("/about", { "accept-encoding": "br" })["Server-Timing"].slice(17, -1);
  const bytes = readFileSync(join(folder, path));
  const available = `:${Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64")}:`;
  const having = { "accept-encoding": chrome, "available-dictionary": available };
  return { folder, files, answer, path, bytes, having };
}

/** What a browser makes of a `dcz` answer. */
function decompress(body: Buffer, dictionary: Buffer): string {
  expect(body.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
  return zstdDecompressSync(body.subarray(40), { dictionary }).toString();
}

test("a browser that has the dictionary gets what is left of a page", async () => {
  const { answer, bytes, having } = await openSite();
  const small = answer("/about", having);
  expect(small).toMatchObject({
    status: 200,
    "Content-Encoding": "dcz",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(small.body.length),
    Vary: "Accept-Encoding, Save-Data, Available-Dictionary",
  });
  expect(small["Server-Timing"]).toBeUndefined();
  const hash = Buffer.from(having["available-dictionary"].slice(1, -1), "base64");
  expect(small.body.subarray(8, 40)).toEqual(hash);
  expect(decompress(small.body, bytes)).toBe(pageOf("about"));
  expect(small.body.length).toBeLessThan(130);

  const head = answer("/about", having, "HEAD");
  expect(head).toEqual({ ...small, body: null });
  const again = answer("/about", { ...having, "if-none-match": small.ETag });
  expect(again).toMatchObject({ status: 304, body: null, ETag: small.ETag, Vary: small.Vary });
});

test("any other browser gets plain Brotli, which names the dictionary", async () => {
  const { answer, path, having } = await openSite();
  const etags = new Set([answer("/about", having).ETag]);
  for (const headers of [
    { "accept-encoding": chrome },
    { ...having, "available-dictionary": `:${"A".repeat(43)}=:` },
    { ...having, "available-dictionary": "" },
    { ...having, "accept-encoding": "br" },
    { ...having, "accept-encoding": "br, dcz;q=0" },
  ]) {
    const plain = answer("/about", headers);
    expect(plain).toMatchObject({
      status: 200,
      "Content-Encoding": "br",
      "Server-Timing": `dictionary;desc="${path}"`,
      Vary: "Accept-Encoding, Save-Data, Available-Dictionary",
    });
    expect(brotliDecompressSync(plain.body).toString()).toBe(pageOf("about"));
    etags.add(plain.ETag);
  }
  expect(etags.size).toBe(2);
});

test("the dictionary is cached for good under a name with its hash, and is for documents only", async () => {
  const { folder, answer, path, bytes } = await openSite();
  expect(path).toMatch(/^\/assets\/dictionary-[\dA-F]{8}\.txt$/);
  const sent = answer(path, { "accept-encoding": "br" });
  expect(sent).toMatchObject({
    "Cache-Control": "public, max-age=31536000, immutable",
    "Use-As-Dictionary": 'match="/*", match-dest=("document")',
    "Content-Encoding": "br",
  });
  expect(brotliDecompressSync(sent.body)).toEqual(bytes);
  const left = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".txt"));
  expect(left.map((name) => `/assets/${name}`)).toEqual([path]);
});

test("private pages and error pages have nothing to do with the dictionary", async () => {
  const { answer, files, having } = await openSite();
  const letter = answer("/letter", having);
  const missing = files.statusPage(404, {
    method: "GET",
    header: (name) => (having as Record<string, string>)[name],
  });
  const plain = [letter["Content-Encoding"], letter.Vary, letter["Server-Timing"]];
  expect(plain).toEqual(["br", "Accept-Encoding", undefined]);
  expect(missing?.headers).toContain("br");
  expect(missing?.headers).not.toContain("Server-Timing");
});

test("a visitor who saves data is told of no page to fetch ahead, in any form of a page", async () => {
  const { answer, having } = await openSite();
  for (const headers of [{}, having, { "accept-encoding": "br" }]) {
    const usual = answer("/about", headers);
    expect(usual["Speculation-Rules"]).toBe('"/prefetch.speculationrules"');
    const { "Speculation-Rules": _rules, ...others } = usual;
    expect(answer("/about", { ...headers, "save-data": "on" })).toEqual(others);
  }
  expect(answer("/letter", having)).not.toHaveProperty("Speculation-Rules");
});

test("a page stays the same while the next build is written, and once it is rendered again", async () => {
  const { folder, answer, files, bytes, having } = await openSite();
  const before = answer("/about", having);
  writeFileSync(join(folder, "about/index.html.dcz"), "the next build");
  expect(answer("/about", having)).toEqual(before);
  rmSync(join(folder, "about/index.html.dcz"));
  expect(answer("/about", having)).toEqual(before);

  files.replace("/about", { html: pageOf("another day") });
  const after = answer("/about", having);
  expect(decompress(after.body, bytes)).toBe(pageOf("another day"));
  expect(after.ETag).not.toBe(before.ETag);
});

test("a page's own text is not in the dictionary, which changes with what pages share", () => {
  const pages = Array.from({ length: 20 }, (_, at) => pageOf(`page ${at}`));
  const dictionary = makeDictionary(pages).toString();
  expect(dictionary).toContain(shared.slice(0, -5));
  expect(dictionary).not.toContain("is different");
  const edited = pages.with(3, pages[3]?.replace("is different", "says more") ?? "");
  expect(makeDictionary(edited).toString()).toBe(dictionary);
});
