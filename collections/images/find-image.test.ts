import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderMarkdown } from "#collections/markdown/render-markdown.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { findImage, imageManifestFile } from "./find-image.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==",
  "base64",
);

function folderWithPicture(): string {
  const root = temporaryFolder();
  mkdirSync(join(root, "public/images/packed"), { recursive: true });
  writeFileSync(join(root, "public/images/dot.png"), png);
  return root;
}

test("returns the original picture with its size before the build has packed it", () => {
  expect(findImage(folderWithPicture(), "/images/dot.png")).toEqual({
    src: "/images/dot.png",
    width: 1,
    height: 1,
    sources: [],
  });
});

test("offers the packed copies of a figure, best first, with its displayed width", () => {
  const root = folderWithPicture();
  const packed = {
    src: "/images/packed/dot-1200.jpg",
    width: 2000,
    height: 1000,
    sources: [
      { type: "image/avif", srcset: "/images/packed/dot-400.avif 400w" },
      { type: "image/webp", srcset: "/images/packed/dot-400.webp 400w" },
    ],
  };
  writeFileSync(join(root, imageManifestFile), JSON.stringify({ "/images/dot.png": packed }));
  const { html } = renderMarkdown('![A dot](/images/dot.png "Small")', {
    isKnownAddress: () => false,
    findImage: (path) => findImage(root, path),
  });
  expect(html).toMatch(
    /<picture><source type="image\/avif" srcset="[^"]+ 400w" sizes="[^"]+"\/><source type="image\/webp"[^>]+><img src="\/images\/packed\/dot-1200\.jpg" alt="A dot" width="2000" height="1000" loading="lazy" decoding="async"\/><\/picture>/,
  );
});

test("ignores files outside public/ and files that are no pictures", () => {
  const root = folderWithPicture();
  writeFileSync(
    join(root, "public/images/words.png"),
    "Only words, but enough of them to be read.",
  );
  expect(findImage(root, "/../public/images/dot.png")).toBeUndefined();
  expect(findImage(root, "/images/words.png")).toBeUndefined();
  expect(findImage(root, "/images/gone.png")).toBeUndefined();
});
