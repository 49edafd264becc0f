import { type ColourName, inkValue } from "../../../app/art/colours.ts";
import { svgDocument } from "../../../app/art/svg.ts";
import { strand } from "./threads.ts";

interface Reed {
  width: number;
  height: number;
  /** Where the first post of the reed stands. */
  left: number;
  /** The thread that is turned back, counted from above. */
  turned: number;
}

const threads: readonly ColourName[] = [
  "leaf-600",
  "leaf-300",
  "leaf-600",
  "jac-300",
  "leaf-600",
  "dye-400",
];
/** Distance of two threads. */
const gap = 36;
const bed: ColourName = "leaf-900";

/** Not allowed: threads pass a reed, and the golden one is turned back. */
function turnedThread({ width, height, left, turned }: Reed): string {
  const lines = Array.from({ length: Math.ceil(height / gap) }, (_, line) => line).filter(
    (line) => line !== turned && line !== turned + 1,
  );
  const heightOf = (line: number) => line * gap + gap / 2;
  const inkOf = (line: number) => threads[line % threads.length] ?? "leaf-600";
  const passing = lines
    .map((line) => {
      // Each begins somewhere else, as threads do.
      const start = left - 330 + ((line * 53) % 190);
      const y = heightOf(line);
      return (
        strand(`M${start} ${y}H${width}`, inkOf(line), 13) +
        strand(`M${start + 10} ${y}H${width}`, bed, 2, ' stroke-dasharray="14 9"')
      );
    })
    .join("");
  const reed = [0, 1, 2]
    .map((post) => {
      const x = left + post * 74;
      const over = lines
        .filter((line) => line % 2 === post % 2)
        .map((line) => `M${x - 24} ${heightOf(line)}h48`)
        .join("");
      return (
        `<path d="M${x - 19} -10h38V${height + 10}h-38z" fill="${inkValue("leaf-950")}"/>` +
        strand(over, bed, 19) +
        strand(over, inkOf(post * 2 + 1), 13) +
        strand(`M${x} 0V${height}`, "leaf-700", 2, ' stroke-dasharray="6 30"')
      );
    })
    .join("");
  const way =
    `M${left - 980} ${heightOf(turned)}H${left - 62}a18 18 0 0 1 0 36H${left - 620}` +
    "c-60 0-70 60-130 62s-70-30-60-52s70-16 64 26s-90 60-190 46";
  const gold =
    strand(way, bed, 22) +
    strand(way, "gold-400", 13) +
    strand(way, bed, 2, ' stroke-dasharray="8 7"');
  return svgDocument(width, height, passing + reed + gold);
}

/** For wide screens, where the thread goes back below the words. */
export function turnedThreadWide(): string {
  return turnedThread({ width: 1920, height: 720, left: 1380, turned: 13 });
}

/** For phones, above the words. */
export function turnedThreadSmall(): string {
  return turnedThread({ width: 780, height: 400, left: 470, turned: 4 });
}
