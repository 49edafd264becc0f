// `npm run workshop -- <command>`: makes again what is made once and committed.
import { runPart } from "./run-part.mjs";

runPart("workshop", {
  art: {
    purpose: "draws the fixed drawings into app/art/drawings/; --check compares only",
    program: ["workshop/art/draw-art.ts"],
  },
  "country-shapes": {
    purpose: "the countries of the law library, after a change of their list",
    program: ["workshop/map/draw-country-shapes.ts"],
    needsPackages: true,
  },
  favicons: {
    purpose: "the icons in public/, from the brand mark",
    program: ["workshop/icons/draw-favicons.ts"],
  },
  fonts: {
    purpose: "cuts the font files of the site and of receipts",
    program: ["workshop/fonts/cut-fonts.ts"],
  },
  icons: {
    purpose: "copies interface icons from lucide: those in use, and those named",
    program: ["workshop/icons/copy-icons.ts"],
    needsPackages: true,
  },
  map: {
    purpose: "Africa on the home page",
    program: ["workshop/map/draw-map.ts"],
    needsPackages: true,
  },
  press: {
    purpose: "the pictures of the press page, as SVG and PNG",
    program: ["workshop/press/draw-press-kit.ts"],
  },
  release: {
    purpose: "the build with checksums in a folder, signed by an SSH key: --key FILE",
    program: ["workshop/release/make-release.ts"],
  },
  types: {
    purpose: "checks the types of all files in workshop/",
    program: ["node_modules/typescript/bin/tsc", "-p", "workshop"],
    needsPackages: true,
  },
});
