import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { artFileName, artSize } from "#app/art/art-file-name.ts";
import artManifest from "#app/art/art-manifest.json" with { type: "json" };
import { artSource } from "#app/art/art-source.ts";
import { allDrawings } from "./drawings.ts";

/** Names of elements that are open when they should not be; none in well-formed markup. */
function unclosedElements(markup: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, rest] of markup.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (!name || rest === undefined) continue;
    if (closing) {
      if (open.pop() !== name) return [name];
    } else if (!rest.endsWith("/")) open.push(name);
  }
  return open;
}

const drawings = allDrawings();

test("the manifest lists exactly the drawings that exist", () => {
  expect(Object.keys(artManifest).toSorted()).toEqual([...drawings.keys()].toSorted());
});

describe.each([...drawings])("%s", (name, svg) => {
  test("is listed in the manifest with its hash and size", () => {
    expect(artManifest[name as keyof typeof artManifest]).toEqual({
      file: artFileName(name, svg),
      ...artSize(svg),
    });
  });

  test("weighs less than 12 kB compressed", () => {
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(12_000);
  });

  test("is well-formed and complies with the content security policy", () => {
    expect(unclosedElements(svg)).toEqual([]);
    expect(svg.replace(/<\/?[a-zA-Z]+(?: [a-zA-Z:-]+="[^"<>]*")*\/?>/g, "")).toBe("");
    expect(svg).not.toMatch(/ style=|<style|<script| on[a-z]+=/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("uses each id once and refers to existing ids only", () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(used));
  });
});

describe("artSource", () => {
  test("returns the address and the size of a drawing", () => {
    const { file } = artManifest["head-contact"];
    expect(artSource("head-contact")).toEqual({ src: `/art/${file}`, width: 720, height: 320 });
  });

  test("lists the existing drawings when one is missing", () => {
    expect(() => artSource("cloth-missing")).toThrow(
      /No drawing is named "cloth-missing".*cloth-research/,
    );
  });
});
