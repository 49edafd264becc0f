import { colours, type Ink, inkValue } from "./colours.ts";
import layouts from "./deadline-looms.json" with { type: "json" };
import { seededRandom } from "./random.ts";
import { round, tightenPaths } from "./svg.ts";

/** From the first day of a loom to the day on which its cloth stops, such as today; ISO dates. */
export interface LoomTime {
  from: string;
  to: string;
}

/** A stretch in which a strand hangs loose: from the day a time limit ended. */
interface LooseStretch {
  from: string;
  /** Day on which the thing happened, or the last day of the loom. */
  to: string;
  /** Nothing is known to have happened: the end runs past the cloth. */
  isOpen: boolean;
}

/** One party: a strand of five threads, woven where no limit is missed. */
export interface LoomStrand {
  /** Which of the three dyes: gold, lake or raffia red. */
  dye: 0 | 1 | 2;
  loose: readonly LooseStretch[];
}

interface LoomLayout {
  /** Whether time runs down, as on phones, and not to the right. */
  isUpright: boolean;
  /** Units along time, and across it. */
  length: number;
  breadth: number;
  /** Middle of each strand, across time. */
  lanes: readonly number[];
  thread: number;
  gap: number;
  /** How far the strands go on before the first day, and after the last. */
  bleed: readonly [before: number, after: number];
  /** Room for loops that hang out of the cloth: past the last day, and across. */
  overhang: readonly [along: number, across: number];
  /** How deep the loops hang, against those of the wide loom. */
  slack: number;
  /** Where the threads of the warp begin: the names of months stand before it. */
  warpFrom: number;
  hasGround?: boolean;
}

const usual = { isUpright: false, bleed: [0, 0], overhang: [0, 0], slack: 1, warpFrom: 0 } as const;

/** The looms of the design: two for the page of a case, a poster, and the card of a shared link. */
export type LoomName = keyof typeof layouts;

const dayLength = 86_400_000;
const threadCount = 5;
/** Thickness of a thread of the warp, and of the mark where it lies over the weft. */
const warpThread = 1.6;
const strandInks: readonly { thread: Ink; shade: Ink }[] = [
  { thread: "gold-400", shade: "#7a5400" },
  { thread: "lake-300", shade: "lake-700" },
  { thread: "dye-400", shade: "#8a1f45" },
];

/** Where a day and a strand lie on a loom. */
export function loomScale(name: LoomName, time: LoomTime) {
  const layout = { ...usual, ...layouts[name] } as unknown as LoomLayout;
  const days = (Date.parse(time.to) - Date.parse(time.from)) / dayLength;
  const along = (day: string) =>
    round(((Date.parse(day) - Date.parse(time.from)) / dayLength / days) * layout.length);
  // One thread a week, or every few weeks where a case takes many years.
  const week = (7 / days) * layout.length;
  const pitch = week * Math.ceil(7 / week);
  return { ...layout, days, along, pitch };
}

const shortMonth = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });

/** The first days of quarters, or of years where a case takes long, with the words beside their thread. */
export function loomQuarters(name: LoomName, time: LoomTime): { at: number; label: string }[] {
  const { along, days, length } = loomScale(name, time);
  const room = (length / days) * 91;
  const months = room > 58 ? 3 : room > 29 ? 6 : 12;
  const first = new Date(time.from);
  const quarters: { at: number; label: string }[] = [];
  let month = Math.ceil(first.getUTCMonth() / months) * months;
  for (; ; month += months) {
    const day = new Date(Date.UTC(first.getUTCFullYear(), month, 1));
    if (day.getTime() > Date.parse(time.to)) return quarters;
    const isNamed = quarters.length === 0 || day.getUTCMonth() === 0;
    const year = isNamed ? ` ${day.getUTCFullYear()}` : "";
    quarters.push({ at: along(day.toISOString()), label: shortMonth.format(day) + year });
  }
}

/**
 * The deadline loom: time is the warp, each party a strand of weft. Within a time limit a strand is woven; late,
 * it hangs loose from the day the limit ended until the thing happened, and the longer, the more slack. A white
 * peg is the day a limit ended. True to scale, and the same on every build.
 * @param strands one for each lane of the layout, at the most
 * @returns a whole SVG document without words
 */
export function deadlineLoom(
  name: LoomName,
  time: LoomTime,
  strands: readonly LoomStrand[],
): string {
  const scale = loomScale(name, time);
  const { isUpright, length, breadth, bleed, overhang, warpFrom } = scale;
  const body = strands.map((strand, lane) => drawStrand(scale, strand, lane)).join("");
  const quarters = loomQuarters(name, time)
    .map(({ at }) => (isUpright ? `M0 ${at}H${breadth}` : `M${at} ${warpFrom - 4}V${breadth}`))
    .join("");
  const gaps = `stroke-dasharray="${warpThread} ${(scale.pitch - warpThread).toFixed(3)}"`;
  const middle = (warpFrom + breadth) / 2;
  const warp = isUpright
    ? `<path d="M${middle} -.8V${length}" stroke-width="${breadth - warpFrom}" ${gaps}`
    : `<path d="M-.8 ${middle}H${length}" stroke-width="${breadth - warpFrom}" ${gaps}`;
  const [width, height] = isUpright
    ? [breadth + overhang[1], length + overhang[0]]
    : [length + bleed[0] + bleed[1], breadth + overhang[1]];
  const left = isUpright ? 0 : -bleed[0];
  const ground = scale.hasGround
    ? `<path fill="${colours["leaf-950"]}" d="M0 0h${width}v${height}H0z"/>`
    : "";
  return tightenPaths(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}">${ground}<g fill="none">` +
      `${warp} stroke="${colours["leaf-800"]}"/>` +
      `<path stroke="${colours["leaf-600"]}" stroke-width="2" d="${quarters}"/>${body}</g></svg>`,
  );
}

type Scale = ReturnType<typeof loomScale>;

function point({ isUpright }: Scale, along: number, across: number): string {
  const [x, y] = isUpright ? [across, along] : [along, across];
  return `${round(x)} ${round(y)}`;
}

function drawStrand(scale: Scale, { dye, loose }: LoomStrand, lane: number): string {
  const { length, bleed, lanes, thread, gap, along } = scale;
  const { thread: ink, shade } = strandInks[dye] as (typeof strandInks)[number];
  const middle = lanes[lane] ?? 0;
  const step = thread + gap;
  const half = (threadCount * step - gap) / 2;
  const rows = Array.from(
    { length: threadCount },
    (_, row) => middle - half + step * row + thread / 2,
  );
  const woven: [number, number][] = [];
  let start = -bleed[0];
  for (const { from, to } of loose) {
    woven.push([start, along(from)]);
    start = along(to);
  }
  if (!loose.at(-1)?.isOpen) woven.push([start, length + bleed[1]]);
  const cloth = woven.filter(([from, to]) => to > from).map(([from, to]) => weave(from, to));
  return cloth.join("") + loose.map(hang).join("");

  /** The weft, and the warp over it at every other crossing: each row is shifted against the next. */
  function weave(from: number, to: number): string {
    const lines = rows.map((row) => `M${point(scale, from, row)}L${point(scale, to, row)}`);
    const first = Math.ceil(Math.max(from, 0) / scale.pitch);
    const over = [0, 1].map((odd) => {
      const begin = (first + ((first + odd) % 2)) * scale.pitch;
      const end = Math.min(to, length);
      if (end <= begin) return "";
      const marks = rows
        .filter((_, row) => row % 2 === odd)
        .map((row) => `M${point(scale, begin - warpThread, row)}L${point(scale, end, row)}`);
      const gaps = `${2 * warpThread} ${round(scale.pitch * 2 - 2 * warpThread)}`;
      return `<path d="${marks.join("")}" stroke="${inkValue(shade)}" stroke-width="${thread}" stroke-dasharray="${gaps}"/>`;
    });
    return `<path d="${lines.join("")}" stroke="${inkValue(ink)}" stroke-width="${thread}"/>${over.join("")}`;
  }

  function hang(stretch: LooseStretch, index: number): string {
    const random = seededRandom(5 + 16 * index + lane);
    // The lowest thread lies below, and each has an edge in the colour of the ground.
    const threads = rows.map((row, place) => ({ row, place })).toReversed();
    const curves = threads.map(({ row, place }) => {
      const path = curve(scale, stretch, row, place, random);
      const edge = `stroke="${colours["leaf-950"]}" stroke-width="${thread + 3}"`;
      return `<path d="${path}" ${edge}/><path d="${path}" stroke="${inkValue(ink)}" stroke-width="${thread - 1}"/>`;
    });
    const at = along(stretch.from);
    const peg = `M${point(scale, at, middle - half - 9)}L${point(scale, at, middle + half + 9)}`;
    return `${curves.join("")}<path d="${peg}" stroke="${colours.kaolin}" stroke-width="4"/>`;
  }
}

/** Shape of loose threads. Lengths are in units of the drawing; `root` is by the root of the days of a stretch. */
const looseThread = {
  /** Length of a loop. */
  loop: { fixed: 70, root: 2.9 },
  /** How deep it hangs. */
  depth: { fixed: 40, root: 4.1 },
  /** Share of the depth of the first thread, what each further one hangs deeper, and what chance adds. */
  depthShare: { first: 0.55, each: 0.16, chance: 0.35 },
  /** How far an open end reaches, and which share of it. */
  open: { reach: 45, share: 0.15, chance: 0.85 },
  /** How far a loop turns back, as a share of its length. */
  curl: { share: 0.2, chance: 0.16 },
  /** Where in a turn it begins, at most. */
  phase: 0.8,
  /** Points drawn for each loop. */
  steps: 10,
  /** Loops within which the ends take hold. */
  grip: 1.5,
  /** Growth of the loops: towards an open end, or towards the middle between two. */
  growth: { open: [0.45, 0.75], closed: [0.55, 0.6] },
  /** What an open end sinks further, as a share of the depth. */
  sink: 0.5,
} as const;

/** How many times its depth an open end hangs below its row, at the most. */
const deepest = looseThread.growth.open[0] + looseThread.growth.open[1] + looseThread.sink;

/** One loose thread: loops that hang deeper the longer the stretch is. Both ends hold, unless one is open. */
function curve(
  scale: Scale,
  stretch: LooseStretch,
  row: number,
  place: number,
  random: () => number,
): string {
  const { along, slack, overhang } = scale;
  const days = (Date.parse(stretch.to) - Date.parse(stretch.from)) / dayLength;
  const begin = along(stretch.from);
  const span = along(stretch.to) - begin;
  const size = slack * Math.sqrt(days);
  const { loop, depthShare, open, growth, grip: hold } = looseThread;
  const loopLength = loop.fixed * slack + loop.root * size;
  const loops = Math.max(1, Math.round(span / loopLength) + (place % 2));
  const share = depthShare.first + depthShare.each * place + random() * depthShare.chance;
  const { fixed, root } = looseThread.depth;
  const room = scale.breadth + overhang[1] - row - scale.thread;
  const depth = Math.min((fixed * slack + root * size) * share, room / deepest);
  const beyond = stretch.isOpen ? open.reach * (open.share + random() * open.chance) : 0;
  const run = span + beyond;
  const phase = random() * looseThread.phase;
  const curl = (run / loops) * (looseThread.curl.share + random() * looseThread.curl.chance);
  const steps = loops * looseThread.steps;
  const points: [number, number][] = Array.from({ length: steps + 1 }, (_, k) => {
    const part = k / steps;
    const turn = part * loops * 2 * Math.PI;
    const end = stretch.isOpen ? 1 : Math.min(1, (1 - part) * loops * hold);
    const grip = Math.min(1, part * loops * hold) * end;
    const grow = stretch.isOpen
      ? growth.open[0] + growth.open[1] * part
      : growth.closed[0] + growth.closed[1] * Math.sin(Math.PI * part);
    // Half of one minus the cosine goes from 0 to 1 and back.
    const sag = grip * grow * depth * (1 - Math.cos(turn)) * 0.5;
    return [
      Math.round(begin + part * run + grip * curl * Math.sin(turn + phase * grip)),
      Math.round(row + sag + (stretch.isOpen ? part * part * depth * looseThread.sink : 0)),
    ];
  });
  const [first, ...others] = points as [[number, number], ...[number, number][]];
  const bends = others.slice(0, -1).map(([t, c], k) => {
    const [nextT, nextC] = others[k + 1] as [number, number];
    return `Q${point(scale, t, c)} ${point(scale, Math.round((t + nextT) / 2), Math.round((c + nextC) / 2))}`;
  });
  const last = others.at(-1) ?? first;
  return `M${point(scale, ...first)}${bends.join("")}L${point(scale, ...last)}`;
}
