import { describe, expect, test } from "vitest";
import { allDrawings } from "../../scripts/drawings.ts";
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

  test("and any other element that counts in stitches is refused", () => {
    const path = '<path d="M0 0H9" pathLength="9" stroke-dasharray="1 1"/>';
    expect(() => withPlainDashes(path)).toThrow(`The length of ${path} is not known.`);
  });

  test.each([...allDrawings()])("in the drawing %s", (_, svg) => {
    expect(withPlainDashes(svg)).not.toContain("pathLength");
  });
});
