import { renderToStaticMarkup } from "react-dom/server";
import { type ColourName, colours } from "#app/art/colours.ts";
import { deadlineLoom, loomScale } from "#app/art/deadline-loom.ts";
import { displayFamily, pictureSheet } from "#app/art/picture-sheet.ts";
import type { LitigationCase, Party } from "#collections/cases/cases.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { type CaseLoom, countSentence, sideNames, sides } from "./case-loom.ts";
import marks from "./loom.module.css";
import { ClothLabels } from "./loom.tsx";
import lensMarks from "./loom-lens.module.css";

const inks = {
  asking: "gold-400",
  forum: "lake-300",
  answering: "dye-400",
} as const satisfies Record<Party, ColourName>;

/** The rules of both stylesheets that a picture by itself needs, in the colours of a dark page. */
const styles = `${sides.map((side) => `[data-party=${side}]{color:${colours[inks[side]]}}`).join("")}
.drawing text{font-family:${displayFamily};font-weight:800;paint-order:stroke;stroke:${colours["leaf-950"]};stroke-linejoin:round;fill:${colours.kaolin}}
.drawing .${marks.dates} text{font-size:17px;stroke:none;fill:#b9cdc1}
.drawing .${marks.days}{stroke-width:24px;fill:currentColor}
.drawing .${marks.words},.drawing .${lensMarks.words}{stroke-width:9px}
.${marks.bracket}{fill:none;stroke:currentColor;stroke-width:2.5}
.${marks.knot}{fill:${colours.kaolin};stroke:${colours["leaf-950"]};stroke-width:3}
.${marks.open}{fill:${colours["leaf-950"]};stroke:${colours.kaolin};stroke-width:3}
.${lensMarks.lens} rect{fill:none;stroke:currentColor;stroke-width:2}
.drawing .${lensMarks.lens} g text{text-anchor:middle;stroke:none}
.${lensMarks.lens} [data-day=excluded] rect{stroke:${colours.kaolin};stroke-dasharray:4 3}
.${lensMarks.lens} [data-day=last] rect{fill:${colours["gold-400"]};stroke:none}
.drawing .${lensMarks.lens} [data-day=last] text{fill:${colours["leaf-950"]}}
.${lensMarks.lens}>path{fill:none;stroke:${colours["gold-400"]};stroke-width:3}
.${lensMarks.pending} path{fill:none;stroke:${colours["jac-300"]};stroke-dasharray:10 6;stroke-width:3}
.drawing .${lensMarks.pending} text{fill:${colours["jac-300"]}}`;

/** The loom of a case, as last checked, as a picture that journalists may print: words, legend and credit. */
export function casePicture(entry: LitigationCase, loom: CaseLoom): string {
  const { noParty, picture } = getPage("litigation").casePage;
  const { name, url } = getKnownOrganisation();
  const names = sideNames(entry);
  const { length, breadth, bleed, overhang } = loomScale("wide", loom.time);
  const cloth = deadlineLoom("wide", loom.time, loom.strands).replace(
    "<svg ",
    `<svg x="${-bleed[0]}" width="${length + bleed[0] + bleed[1]}" height="${breadth + overhang[1]}" `,
  );
  const words = renderToStaticMarkup(<ClothLabels name="wide" entry={entry} loom={loom} />);
  const strip = (ink: ColourName) =>
    `<path stroke="${colours[ink]}" stroke-width="16" stroke-dasharray="8 2" d="M0 14h44"/>`;
  const diamond = `<path fill="none" stroke="${colours.kaolin}" stroke-width="2.5" d="M22 4l10 10-10 10-10-10z"/>`;
  return pictureSheet({
    title: entry.caseName,
    text: countSentence(entry) ?? entry.verdict?.decided ?? entry.status,
    // A link has nowhere to lead; its title stays.
    drawing: `<style>${styles}</style>${cloth}${words.replaceAll(/<\/?a\b[^>]*>/g, "")}`,
    size: [length, breadth + overhang[1]],
    legend: [
      ...sides.map((side) => ({ swatch: strip(inks[side]), label: names[side] })),
      ...(entry.events.some(({ by }) => !by) ? [{ swatch: diamond, label: noParty }] : []),
    ],
    credit: fillPlaceholders(picture.credit, {
      name,
      date: formatDay(entry.checkedOn),
      address: url && url + entry.path,
    }).trimEnd(),
  });
}
