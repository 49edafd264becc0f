import { expect, test } from "vitest";
import { bestEncoding } from "./accept-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br", "br"],
  ["GZip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.001", "br"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", "identity"],
  ["zstd", "identity"],
])("a client that accepts %s gets %s", (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
  // From the cache as well.
  expect(bestEncoding(header)).toBe(encoding);
});

test("only what is on offer is chosen, in the order of the offer", () => {
  expect(bestEncoding("gzip, br", ["br", "gzip"])).toBe("br");
  expect(bestEncoding("gzip, br", ["gzip"])).toBe("gzip");
  expect(bestEncoding("br", ["gzip"])).toBe("identity");
});

test("stays right after more different headers than it caches", () => {
  for (let index = 0; index < 500; index += 1) bestEncoding(`br;q=0.${index}, x-${index}`);
  expect(bestEncoding("br;q=0.499, x-499")).toBe("br");
  expect(bestEncoding("gzip, x-499")).toBe("gzip");
});
