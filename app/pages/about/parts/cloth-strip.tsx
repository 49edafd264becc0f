import type { AccountState } from "./account-rows.tsx";
import styles from "./cloth-strip.module.css";

const height = 120;
const breadth = 100;
/** Dyes of the strips, as in `app/styles/tokens.css`. */
const dyes = ["#eba800", "#00577a", "#a6084f", "#872b0c", "#432b74", "#0e563f"];

/** A cloth of strips: woven is published, half woven is in part, bare threads are still missing. */
export function ClothStrip({ states }: { states: readonly AccountState[] }) {
  const width = states.length * breadth;
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {states.map((state, index) => {
        const x = index * breadth;
        const top = { published: 0, part: height / 2, missing: height }[state];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a strip is its place
          <g key={index}>
            {top > 0 && <path d={threads(x, top)} stroke="#7fa391" strokeWidth="2" />}
            {top < height && (
              <>
                <rect
                  x={x}
                  y={top}
                  width={breadth}
                  height={height - top}
                  fill={dyes[index % dyes.length]}
                />
                {marks[index % marks.length]?.(x, top)}
              </>
            )}
          </g>
        );
      })}
      <path d={seams(states.length)} stroke="#001d13" strokeWidth="6" />
    </svg>
  );
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, index) => from + index * by);

const threads = (x: number, to: number) =>
  steps(x + 12, x + breadth, 20)
    .map((at) => `M${at} 0V${to}`)
    .join("");

const seams = (count: number) =>
  steps(breadth, count * breadth, breadth)
    .map((at) => `M${at} 0V${height}`)
    .join("");

/** What is woven into a strip, below `top`. */
const marks = [
  (x: number, top: number) => (
    <path
      d={steps(top + 24, height + 1, 24)
        .map((y) => `M${x} ${y}l25-20 25 20 25-20 25 20`)
        .join("")}
      fill="none"
      stroke="#fbfcf9"
      strokeWidth="7"
    />
  ),
  (x: number, top: number) => (
    <path
      d={steps(top + 6, height - 23, top > 0 ? 27 : 36)
        .flatMap((y) =>
          steps(x + 12.5, x + breadth, 25).map((at) => `M${at} ${y}l11 12-11 12-11-12z`),
        )
        .join("")}
      fill="#fde59c"
    />
  ),
  (x: number, top: number) => (
    <path
      d={steps(x, x + breadth, 25)
        .flatMap((at, column) =>
          steps(top + (column % 2) * 12, height, 24).map((y) => `M${at} ${y}h12.5v12h-12.5z`),
        )
        .join("")}
      fill="#ffc0d0"
    />
  ),
  (x: number, top: number) => (
    <path
      d={steps(top + 10, height, 18)
        .map((y) => `M${x} ${y}h${breadth}`)
        .join("")}
      stroke="#ecae8e"
      strokeWidth="6"
      strokeDasharray="18 7"
    />
  ),
];
