import { describe, expect, test } from "vitest";
import { artNames, drawArt } from "../art-files.ts";
import { withPlainDashes } from "./plain-dashes.ts";

describe("dashes counted in stitches become units", () => {
  test("on a circle", () => {
    const circle =
      '<circle r="10" pathLength="20" stroke-dasharray=".5 .5" stroke-dashoffset="1"/>';
    const stitch = (2 * Math.PI * 10) / 20;
    expect(withPlainDashes(circle)).toBe(
      `<circle r="10" stroke-dasharray="${(stitch / 2).toFixed(3)} ${(stitch / 2).toFixed(3)}"` +
        ` stroke-dashoffset="${stitch.toFixed(3)}"/>`,
    );
  });

  test("on a path of lines and a half circle", () => {
    const arch = '<path d="M0 50V10a10 10 0 0 1 20 0V50" pathLength="1" stroke-dasharray="1 0"/>';
    const length = (40 + 10 * Math.PI + 40).toFixed(3);
    expect(withPlainDashes(arch)).toContain(`stroke-dasharray="${length} 0.000"`);
  });

  test("and a curve whose length is not known is refused", () => {
    const curve = '<path d="M0 0Q1 2 3 4" pathLength="9" stroke-dasharray="1 1"/>';
    expect(() => withPlainDashes(curve)).toThrow(
      'The length of "Q1 2 3 4" in a path is not known.',
    );
  });

  test.each(artNames)("in the drawing %s", (name) => {
    expect(withPlainDashes(drawArt(name))).not.toContain("pathLength");
  });
});
