import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { textBytes } from "./stored-file.ts";

test("a text is not decompressed again for each client that takes nothing compressed", () => {
  const text = Buffer.from("<p>Who we are</p>".repeat(100));
  const { identity } = textBytes(brotliCompressSync(text), text.length);
  const first = identity.read();
  expect(text.equals(first)).toBe(true);
  expect(identity.read()).toBe(first);
});
