import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import openVips from "wasm-vips";

/** Address of a publication that uses everything an editor can use. All of it is made up for the test. */
export const fullPublication = "/news/research-publications/a-report-with-everything";

const source = `---
title: "Plates & baskets: 100% of a test"
date: 2026-11-20
updated: 2026-11-21
summary: A made-up report about plates, written to test the site.
type: report
topics: [technology, agriculture]
country: Uganda
authors: [A. Author, B. Writer]
sources:
  - name: A made-up source
    href: https://www.example.org/source
downloads:
  - label: The report as PDF
    file: /files/a-report.pdf
---

Plates are counted here, with a note.[^count] The [law library](/news/laws) is ours, the
[example](https://www.example.org/elsewhere) is not.

## What was counted

| Plate | Number |
| --- | ---: |
| Red | 1200 |
| White | 30 |

![A plain red plate](/images/plate.jpg "A red plate")

> [!IMPORTANT]
> None of these plates exist.

## What follows

Nothing.[^nothing]

[^count]: Counted twice.
[^nothing]: As was expected.
`;

/**
 * Puts the publication with its picture and its download into a copy of the site; a member gets the picture too, and
 * it and the page on the organisation a photograph.
 */
export async function writeFullPublication(root: string): Promise<void> {
  const put = (file: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), bytes);
  };
  put("content/publications/a-report-with-everything.md", source);
  put("public/files/a-report.pdf", Buffer.alloc(2_345_678, "%PDF-1.7 made up\n"));
  const vips = await openVips({ dynamicLibraries: ["vips-heif.wasm"] });
  const plate = vips.Image.black(1600, 900, { bands: 3 })
    .linear([1, 1, 1], [200, 30, 40])
    .cast("uchar")
    .copy({ interpretation: "srgb" });
  put("public/images/plate.jpg", plate.writeToBuffer(".jpg").slice());
  const streets = vips.Image.gaussnoise(1600, 900, { sigma: 25, mean: 120 })
    .gaussblur(3)
    .cast("uchar");
  put("public/photographs/street.jpg", streets.writeToBuffer(".jpg").slice());
  vips.shutdown();
  for (const page of [fullPublication, "/about"]) {
    const [slug = ""] = page.split("/").slice(-1);
    put(
      `content/photographs/${slug}.yaml`,
      `order: 1\npage: ${page}\nimage: /photographs/street.jpg\nalt: A street\ncaption: A street, by A. Author\nagreedOn: 2026-11-20\n`,
    );
  }
  const member = join(root, "content/team/head-of-finance.yaml");
  const fields = readFileSync(member, "utf8").replace(
    /^image:.*$/m,
    "image: /images/plate.jpg\nagreedOn: 2026-11-20",
  );
  writeFileSync(member, fields);
}

/** Reads one BibTeX entry; values are in braces, which may be nested. */
export function parseBibtex(entry: string): {
  kind: string;
  key: string;
  fields: Map<string, string>;
} {
  const [head = "", kind = "", key = ""] = /^@(\w+)\{([\w-]+),\s*/.exec(entry) ?? [];
  if (!head) throw new Error(`This is no BibTeX entry: ${entry}`);
  const fields = new Map<string, string>();
  let rest = entry.slice(head.length);
  for (let field = /^(\w+) = \{/.exec(rest); field; field = /^(\w+) = \{/.exec(rest)) {
    let depth = 1;
    let at = field[0].length;
    for (; depth > 0 && at < rest.length; at += 1) {
      if (rest[at] === "\\") at += 1;
      else if (rest[at] === "{") depth += 1;
      else if (rest[at] === "}") depth -= 1;
    }
    if (depth > 0) throw new Error(`A brace of ${field[1]} is never closed.`);
    fields.set(field[1] ?? "", rest.slice(field[0].length, at - 1));
    rest = rest.slice(at).replace(/^,?\s*/, "");
  }
  if (rest !== "}") throw new Error(`Not understood: ${rest}`);
  return { kind, key, fields };
}
