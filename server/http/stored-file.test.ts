import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { prepareFile, textBytes } from "./stored-file.ts";

test("a text is not decompressed again for each client that takes nothing compressed", () => {
  const text = Buffer.from("<p>Who we are</p>".repeat(100));
  const { identity } = textBytes(brotliCompressSync(text), text.length);
  const first = identity.read();
  expect(text.equals(first)).toBe(true);
  expect(identity.read()).toBe(first);
});

describe("a visitor who saves data", () => {
  const page = { ...textBytes(brotliCompressSync("<p>Who we are</p>"), 17) };
  const prepare = (isPrivate: boolean) =>
    prepareFile({
      bytes: page,
      mediaType: "text/html; charset=utf-8",
      cacheControl: "no-cache",
      status: 200,
      isPrivate,
      hasRanges: false,
      headers: [],
    });
  const headersOf = (headers: Record<string, string>, isPrivate = false) =>
    prepare(isPrivate).answer({ method: "GET", header: (name) => headers[name] }).headers;
  const rules = ["Speculation-Rules", '"/prefetch.speculationrules"'];

  test.each([{}, { "accept-encoding": "br" }])(
    "is told of no page to fetch ahead, in any form of a page (%j)",
    (form) => {
      const usual = headersOf(form);
      const at = usual.indexOf("Speculation-Rules");
      expect(usual.slice(at, at + 2)).toEqual(rules);
      expect(headersOf({ ...form, "save-data": "on" })).toEqual(usual.toSpliced(at, 2));
    },
  );

  test("nobody is told of one on a private page", () => {
    expect(headersOf({}, true)).not.toContain("Speculation-Rules");
  });
});
