import { classNames } from "./class-names.ts";
import styles from "./tooltip.module.css";

interface TooltipProps {
  /** What the control does, in the words of its accessible name. */
  text: string;
  side?: "above" | "below";
  /** Edge of the control that it lines up with. */
  align?: "start" | "middle" | "end";
}

/**
 * Name of an icon-only control with `data-tooltip`, on hover or focus. Place it inside the control;
 * `app/browser/tooltips.ts` adds Escape.
 */
export function Tooltip({ text, side = "above", align = "middle" }: TooltipProps) {
  return (
    <span className={classNames(styles.tooltip, styles[side], styles[align])} aria-hidden="true">
      {text}
    </span>
  );
}
