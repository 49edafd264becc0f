import { type ColourName, inkValue } from "../../../app/art/colours.ts";
import { type MarkName, marks } from "../../../app/art/marks.ts";
import { svgDocument } from "../../../app/art/svg.ts";
import type { DrawnDoor } from "../../../collections/rights/rights.ts";
import { zigzag } from "../imigongo.ts";

const width = 200;
const height = 210;

/** How large a cloth is woven. */
interface ClothSize {
  width: number;
  height: number;
}

/** A cloth of two threads: the first makes the pattern, the second breaks it here and there. */
type Cloth = (thread: string, accent: string, size: ClothSize) => string;

const stroke = (data: string, colour: string, thickness: number, more = "") =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${thickness}"${more}/>`;

/** Numbers from `first` on while `isWithin` holds. */
function count(isWithin: (index: number) => boolean, first = 0): number[] {
  const indexes: number[] = [];
  for (let index = first; isWithin(index); index++) indexes.push(index);
  return indexes;
}

/** Rows of zigzags, every third in the second thread. */
const chevron: Cloth = (thread, accent, size) =>
  count((row) => row * 15 - 10 < size.height + 30)
    .map((row) =>
      stroke(
        zigzag({ x: 0, y: row * 15 - 10, width: size.width, amplitude: 20, step: 25 }),
        row % 3 === 0 ? accent : thread,
        7,
      ),
    )
    .join("");

/** Lozenges within lozenges, each row half a lozenge further. */
const lozenge: Cloth = (thread, accent, size) =>
  count((row) => row * 42 < size.height + 40)
    .flatMap((row) =>
      count((column) => column * 50 < size.width + 50).map((column) => {
        const x = column * 50 - (row % 2 ? 25 : 0) + 25;
        const y = row * 42 + 6;
        const data = `M${x} ${y - 21}l25 21-25 21-25-21zM${x} ${y - 9}l11 9-11 9-11-9z`;
        return stroke(data, (column + row) % 3 ? thread : accent, 5);
      }),
    )
    .join("");

/** Short wefts in plain weave. */
const weft: Cloth = (thread, accent, size) => {
  let pattern = "";
  let breaks = "";
  for (const row of count((index) => 6 + index * 13 < size.height + 5)) {
    for (let x = -40; x < size.width; x += 40) {
      const piece = `M${x + (row % 2 ? 22 : 2)} ${6 + row * 13}h36`;
      if (row % 4 === 1) breaks += piece;
      else pattern += piece;
    }
  }
  return stroke(pattern, thread, 7) + stroke(breaks, accent, 7);
};

/** Stairs that climb and come down again. */
const steps: Cloth = (thread, accent, size) =>
  count((row) => row * 24 < size.height + 80, -3)
    .map((row, index) => {
      const stairs = `${"h20v-12".repeat(5)}${"h20v12".repeat(5)}`;
      const data = `M-10 ${row * 24}${stairs.repeat(Math.ceil((size.width + 20) / 200))}h20`;
      return stroke(data, index % 3 ? thread : accent, 6);
    })
    .join("");

/** Squares of slanting lines, turned by turns. */
const kuba: Cloth = (thread, accent, size) => {
  let pattern = "";
  let breaks = "";
  for (const row of count((index) => index * 42 < size.height + 20)) {
    for (const column of count((index) => index * 42 < size.width + 10)) {
      const x = column * 42 - 5;
      const y = row * 42 - 10;
      for (const inset of [7, 21, 35]) {
        const lines =
          (column + row) % 2
            ? `M${x} ${y + inset}L${x + inset} ${y}M${x + 42} ${y + inset}L${x + inset} ${y + 42}`
            : `M${x + 42} ${y + inset}L${x + 42 - inset} ${y}M${x} ${y + inset}L${x + 42 - inset} ${y + 42}`;
        if ((column * 3 + row * 5) % 7 === 0) breaks += lines;
        else pattern += lines;
      }
    }
  }
  return stroke(pattern, thread, 5) + stroke(breaks, accent, 5);
};

/** Ladders side by side, their rungs in the second thread. */
const ladder: Cloth = (thread, accent, size) => {
  let rails = "";
  let rungs = "";
  for (const index of count((ladder) => 14 + ladder * 34 < size.width)) {
    const x = 14 + index * 34;
    rails += `M${x} 0V${size.height}M${x + 18} 0V${size.height}`;
    for (let y = 10 + (index % 2) * 9; y < size.height; y += 18) rungs += `M${x} ${y}h18`;
  }
  return stroke(rails, thread, 5) + stroke(rungs, accent, 5);
};

/** Rows of dashes with a cross here and there, as on a punched card. */
const grid: Cloth = (thread, accent, size) => {
  let dashes = "";
  let crosses = "";
  for (const row of count((index) => index * 26 < size.height + 10)) {
    for (const column of count((index) => index * 26 < size.width)) {
      const x = column * 26 + 2;
      const y = row * 26 - 6;
      if ((column * column + row * 3) % 5 === 0) {
        crosses += `M${x + 6} ${y + 13}h14M${x + 13} ${y + 6}v14`;
      } else {
        dashes += `M${x + 5} ${y + 13}h16`;
      }
    }
  }
  return stroke(dashes, thread, 6) + stroke(crosses, accent, 6);
};

interface DoorTheme {
  /** The sign that says what happened. */
  mark: MarkName;
  cloth: Cloth;
  /** Dye of the frame, and of the sign unless `ink` says otherwise. */
  frame: ColourName;
  ground: ColourName;
  thread: ColourName;
  accent: ColourName;
  ink: ColourName;
}

const looks: Record<DrawnDoor, DoorTheme> = {
  "loan-app": {
    mark: "node",
    cloth: chevron,
    frame: "dye-400",
    ground: "dye-700",
    thread: "dye-400",
    accent: "gold-400",
    ink: "dye-400",
  },
  published: {
    mark: "diamond",
    cloth: lozenge,
    frame: "jac-300",
    ground: "jac-800",
    thread: "jac-300",
    accent: "kaolin",
    ink: "jac-300",
  },
  account: {
    mark: "key",
    cloth: weft,
    frame: "bark-700",
    ground: "bark-900",
    thread: "bark-300",
    accent: "gold-400",
    ink: "bark-300",
  },
  messages: {
    mark: "packet",
    cloth: steps,
    frame: "leaf-300",
    ground: "leaf-800",
    thread: "leaf-300",
    accent: "kaolin",
    ink: "leaf-300",
  },
  refused: {
    mark: "gate",
    cloth: kuba,
    frame: "kaolin",
    ground: "leaf-900",
    thread: "kaolin",
    accent: "gold-400",
    ink: "kaolin",
  },
  wrong: {
    mark: "cross",
    cloth: ladder,
    frame: "dye-400",
    ground: "bark-700",
    thread: "dye-400",
    accent: "kaolin",
    ink: "dye-400",
  },
  machine: {
    mark: "wave",
    cloth: grid,
    frame: "jac-300",
    ground: "leaf-800",
    thread: "jac-300",
    accent: "gold-400",
    ink: "jac-300",
  },
};

/** A round arch whose walls stand `inset` units inside the edge. */
function arch(inset: number): string {
  const radius = width / 2 - inset;
  return `M${inset} ${height}V100a${radius} ${radius} 0 0 1 ${2 * radius} 0V${height}`;
}

/** The sign of a door, its middle at a point. `size` is how many units one of its own takes. */
function sign(look: DoorTheme, [x, y]: readonly [number, number], size: number, thickness: number) {
  return `<path transform="translate(${x - 12 * size} ${y - 12 * size})scale(${size})" d="${marks[look.mark]}" fill="none" stroke="${inkValue(look.ink)}" stroke-width="${thickness}" stroke-linecap="square"/>`;
}

/** A door: an arch of cloth, a stitched frame, and on a dark diamond one sign that says what happened. */
export function door(name: DrawnDoor): string {
  const look = looks[name];
  const night = inkValue("leaf-950");
  const cloth = look.cloth(inkValue(look.thread), inkValue(look.accent), { width, height });
  return svgDocument(
    width,
    height,
    `<clipPath id="door"><path d="${arch(22)}z"/></clipPath>` +
      `<path d="${arch(0)}z" fill="${inkValue(look.frame)}"/>` +
      stroke(arch(11), night, 4, ' stroke-dasharray="12 8"') +
      `<path d="${arch(19)}z" fill="${night}"/>` +
      `<g clip-path="url(#door)"><path fill="${inkValue(look.ground)}" d="M0 0h${width}v${height}H0z"/>${cloth}</g>` +
      `<path d="M100 44l68 68-68 68-68-68z" fill="${night}"/>` +
      stroke("M100 54l58 58-58 58-58-58z", inkValue(look.ink), 2.5, ' stroke-dasharray="9 6"') +
      sign(look, [100, 112], 2.25, 2.6),
  );
}

/** The cloth and the sign of a door alone, for the head of its page. */
function doorHead(name: DrawnDoor): string {
  const look = looks[name];
  const cloth = look.cloth(inkValue(look.thread), inkValue(look.accent), {
    width: 450,
    height: 200,
  });
  return svgDocument(
    720,
    320,
    `<path fill="${inkValue(look.ground)}" d="M0 0h720v320H0z"/>` +
      `<g transform="scale(1.6)">${cloth}</g>` +
      `<path d="M360 6l154 154-154 154-154-154z" fill="${inkValue("leaf-950")}"/>` +
      stroke(
        "M360 26l134 134-134 134-134-134z",
        inkValue(look.ink),
        4,
        ' stroke-dasharray="16 10"',
      ) +
      sign(look, [360, 160], 5.2, 2.2),
  );
}

/** The drawings of all doors, by the names of their files. */
export function doorDrawings(names: readonly DrawnDoor[]): Record<string, () => string> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`door-${name}`, () => door(name)],
      [`head-${name}`, () => doorHead(name)],
    ]),
  );
}
