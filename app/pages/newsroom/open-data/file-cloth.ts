import { colours } from "#app/art/colours.ts";
import { svgDocument } from "#app/art/svg.ts";
import { getPage } from "#collections/pages/pages.ts";
import { tableOf } from "./columns.ts";

/** Dyes of the kinds of laws; any other kind has that of data protection. */
const dyes: Readonly<Record<string, string>> = {
  ai: colours["jac-300"],
  cyber: colours["dye-400"],
  continental: colours["lake-300"],
};

const shapes = { across: { w: 13, h: 24, gap: [1, 2] }, upright: { w: 25.5, h: 5, gap: [0, 0] } };

/** The file of laws as cloth: entries one way, columns the other; what is not known leaves a bare thread. */
export function fileCloth(way: keyof typeof shapes): string {
  const { rows } = tableOf("laws");
  const { columns } = getPage("open-data").cloth;
  const { w, h, gap } = shapes[way];
  const isUpright = way === "upright";
  const threads: Record<string, string> = {};
  let bare = "";
  for (const [entry, row] of rows.entries()) {
    const dye =
      row.country === "Uganda" ? colours["gold-400"] : (dyes[`${row.kind}`] ?? colours["leaf-300"]);
    for (const [line, column] of columns.entries()) {
      const [x, y] = isUpright ? [line * w, entry * h] : [entry * w, line * h];
      if (!isKnown(row[column])) {
        bare += isUpright ? `M${x} ${y + 2.5}h25` : `M${x + 6} ${y - 1}v25`;
        continue;
      }
      const isOver = (entry + line) % 2 === 0;
      const key = `fill="${dye}"${isOver ? "" : ' opacity=".72"'}`;
      const cell = isUpright
        ? `M${x} ${isOver ? y : y + 1}h24v${isOver ? 4 : 2}h-24z`
        : `M${x} ${isOver ? y : y + 6}h12v${isOver ? 22 : 10}h-12z`;
      threads[key] = (threads[key] ?? "") + cell;
    }
  }
  const [across, down] = isUpright ? [columns.length, rows.length] : [rows.length, columns.length];
  const paths = Object.entries(threads).map(([fill, path]) => `<path ${fill} d="${path}"/>`);
  return svgDocument(
    across * w - (gap[0] ?? 0),
    down * h - (gap[1] ?? 0),
    `<path fill="none" stroke="${colours["leaf-600"]}" stroke-width="1.6" d="${bare}"/>${paths.join("")}`,
  );
}

/** Whether a cell says something: "not known" does not. */
export const isKnown = (value: unknown) =>
  value !== undefined && value !== "" && value !== "not known";
