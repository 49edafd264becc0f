import { type Ink, inkValue } from "../../app/art/colours.ts";
import { seededRandom } from "../../app/art/random.ts";
import { round } from "../../app/art/svg.ts";

export interface BarkclothOptions {
  width: number;
  height: number;
  /** Distance between two ribs. */
  pitch?: number;
  ink: Ink;
  opacity?: number;
  seed?: number;
  stroke?: number;
}

/** Olubugo: the long shallow ribs that the mallet leaves in barkcloth, with seeded gaps. */
export function barkcloth(options: BarkclothOptions): string {
  const { width, height, pitch = 7, ink, opacity = 0.35, seed = 3, stroke = 1.4 } = options;
  const random = seededRandom(seed);
  let data = "";
  for (let y = pitch / 2; y < height; y += pitch) {
    let x = -random() * 40;
    while (x < width) {
      const length = 60 + random() * 170;
      const top = round(y + random() * 1.2);
      const bend = round((random() - 0.5) * 5);
      data += `M${round(x)} ${top}q${round(length / 2)} ${bend} ${round(length)} 0`;
      x += length + 6 + random() * 16;
    }
  }
  return `<path d="${data}" fill="none" stroke="${inkValue(ink)}" stroke-opacity="${opacity}" stroke-width="${stroke}" stroke-linecap="round"/>`;
}
