import { imageSize } from "image-size";
import { describe, expect, inject, test } from "vitest";
import { hasLoom, pictureFile } from "#collections/cases/case-files.ts";
import { getMainCases } from "#collections/cases/cases.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { lawsPath, mapPicture } from "#collections/laws/laws.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";

const origin = inject("origin");
const { name } = getKnownOrganisation();
const cases = getMainCases().filter(hasLoom);
const pictures = [
  { page: lawsPath, picture: mapPicture, words: ["CC BY 4.0"] },
  ...cases.map(({ path, caseName, checkedOn }) => ({
    page: path,
    picture: `${path}/${pictureFile.replace(".svg", "")}`,
    words: [caseName, formatDay(checkedOn), "CC BY 4.0"],
  })),
];

describe.each(pictures)("the picture of $page", ({ page, picture, words }) => {
  test("is offered on the page as SVG and PNG", async () => {
    const html = await (await fetch(origin + page)).text();
    for (const ending of ["svg", "png"]) {
      expect(html).toMatch(
        new RegExp(
          `href="${picture}\\.${ending}"[^>]* download=""|download="" href="${picture}\\.${ending}"`,
        ),
      );
    }
  });

  test("is an SVG that says what it shows, its day, who made it and its licence, and leads nowhere", async () => {
    const answer = await fetch(`${origin}${picture}.svg`);
    expect(answer.headers.get("content-type")).toContain("image/svg+xml");
    const svg = await answer.text();
    const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");
    const text = inOneLine(svg.replaceAll(/<style>.*?<\/style>/gs, "").replaceAll(/<[^>]+>/g, " "));
    for (const word of [name, ...words]) expect(text).toContain(inOneLine(word));
    expect(svg).not.toMatch(/<a\b|<script|href=/);
    // Classes of the page have rules in the picture, and no variable is left that only the page knows.
    expect(svg).not.toMatch(/undefined|var\(--/);
  });

  test("is a PNG of the same size", async () => {
    const [svg, png] = await Promise.all(
      ["svg", "png"].map(async (ending) =>
        imageSize(
          new Uint8Array(await (await fetch(`${origin}${picture}.${ending}`)).arrayBuffer()),
        ),
      ),
    );
    expect(png).toMatchObject({ type: "png", width: svg?.width, height: svg?.height });
    expect(png?.width).toBe(1600);
  });
});
