import { classNames } from "./class-names.ts";
import styles from "./tooltip.module.css";

interface TooltipProps {
  /** What the control does, in the words of its accessible name. */
  text: string;
  /** Side on which there is room. */
  side?: "above" | "below";
  /** Edge of the control that it lines up with. */
  align?: "start" | "middle" | "end";
}

/**
 * The name of an icon-only control for those who see it, after 700 ms of pointing or on keyboard focus. It
 * stands inside the control, which has `data-tooltip` and its own accessible name, so screen readers skip it.
 * All of it is CSS; `app/browser/tooltips.ts` adds what CSS cannot: a second tooltip soon after the first comes
 * at once, and Escape takes one away.
 */
export function Tooltip({ text, side = "above", align = "middle" }: TooltipProps) {
  return (
    <span className={classNames(styles.tooltip, styles[side], styles[align])} aria-hidden="true">
      {text}
    </span>
  );
}
