import { classNames } from "#app/components/base/class-names.ts";
import type { RequestState } from "../letters/count-days.ts";
import { type Deadline, weaveDeadline } from "./weave-deadline.ts";
import styles from "./woven-deadline.module.css";

interface WovenDeadlineProps extends Deadline {
  state?: RequestState;
}

const dyes: Partial<Record<RequestState, string | undefined>> = {
  asked: styles.asked,
  soon: styles.soon,
  overdue: styles.overdue,
  answered: styles.answered,
  unfulfilled: styles.unfulfilled,
};

/** A time limit as a strip of cloth; hidden from screen readers, as adjacent text repeats it. */
export function WovenDeadline({ state = "waiting", ...deadline }: WovenDeadlineProps) {
  const paths = weaveDeadline(deadline);
  return (
    <svg
      className={classNames(styles.weave, dyes[state])}
      viewBox={`-13 0 ${paths.width} 56`}
      aria-hidden="true"
    >
      <path className={styles.beam} d={paths.beam} />
      {paths.bare && <path className={styles.bare} d={paths.bare} />}
      {paths.under && <path className={styles.under} d={paths.under} />}
      {paths.over && <path className={styles.over} d={paths.over} />}
      {paths.end && <path className={styles.end} d={paths.end} />}
      {paths.fray && <path className={styles.fray} d={paths.fray} />}
      {paths.knot && <path className={styles.knot} d={paths.knot} />}
    </svg>
  );
}
