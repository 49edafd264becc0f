import { colours } from "./colours.ts";

/** Width and height of the brand mark's own grid. */
export const brandMarkSize = { width: 124, height: 44 } as const;

/** Colours of the brand mark; `currentColor` and `var(--…)` are fine inside a page. */
interface BrandInks {
  ink: string;
  /** What lies behind the mark: it shows between the stitches. */
  ground: string;
}

/** The O alone: a coil with sixteen stitches and a gold knot, centred on 22, 22 with radius 20.5. */
function brandCoil({ ink, ground }: BrandInks): string {
  const ring = `<circle cx="22" cy="22" r="15.5" fill="none" stroke-width="10"`;
  return (
    `${ring} stroke="${ink}"/>` +
    `${ring} stroke="${ground}" pathLength="16" stroke-dasharray=".17 .83" stroke-dashoffset=".085"/>` +
    `<path d="M22 16.5l5.5 5.5-5.5 5.5-5.5-5.5z" fill="${colours["gold-400"]}"/>`
  );
}

/** OTC: O is a coil, T a column, C a coil left open to a node. Markup for a 124 × 44 viewBox. */
export function brandMark(inks: BrandInks): string {
  const { ink, ground } = inks;
  return (
    brandCoil(inks) +
    `<path d="M46 1.5h34v10H68v25h6v6H52v-6h6v-25H46z" fill="${ink}"/>` +
    `<path d="M114 12.3A15.5 15.5 0 1 0 114 31.7" transform="translate(-1)" fill="none" stroke="${ink}" stroke-width="10"/>` +
    `<path d="M115 14l8 8-8 8-8-8z" fill="${colours["gold-400"]}" stroke="${ground}" stroke-width="1.5"/>`
  );
}
