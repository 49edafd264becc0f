import { expect, test } from "vitest";
import { createPictureRenderer } from "../../scripts/picture-renderer.ts";
import { shareCardFonts, shareCardText } from "./share-card.ts";

test("letters such as ŋ above the title come from the text face", async () => {
  const { measure } = await createPictureRenderer("ŋšn");
  const svg = shareCardText({ title: "N", section: "Šŋ n", tone: "leaf" }, () => 100);
  expect(svg).toContain(`<tspan font-family="${shareCardFonts.extended}">Šŋ</tspan> n</text>`);
  const widthOf = (family: string) => measure("ŋš", family, 400, 30);
  expect(widthOf(shareCardFonts.extended)).toBeGreaterThan(0);
  // Without a family of their own they come from the display face.
  expect(widthOf(shareCardFonts.extended)).not.toBe(widthOf(shareCardFonts.display));
});
