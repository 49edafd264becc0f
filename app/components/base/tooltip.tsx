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
 * Visible name of an icon-only control, after 700 ms of hover or on keyboard focus. Place it inside the control, which
 * has `data-tooltip` and an accessible name. Pure CSS; `app/browser/tooltips.ts` adds Escape and skips the delay for
 * the next tooltip.
 */
export function Tooltip({ text, side = "above", align = "middle" }: TooltipProps) {
  return (
    <span className={classNames(styles.tooltip, styles[side], styles[align])} aria-hidden="true">
      {text}
    </span>
  );
}
