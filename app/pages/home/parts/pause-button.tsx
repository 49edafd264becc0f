import { classNames } from "#app/components/base/class-names.ts";
import { Icon } from "#app/components/base/icon.tsx";
import { Tooltip } from "#app/components/base/tooltip.tsx";
import styles from "./pause-button.module.css";
import type { useSlides } from "./use-slides.ts";

interface PauseButtonProps {
  slides: Pick<ReturnType<typeof useSlides>, "isHydrated" | "isPlaying" | "setPlaying">;
  /** What it stops and starts, such as `slides`. */
  what: string;
  className?: string | undefined;
}

export function PauseButton({ slides, what, className }: PauseButtonProps) {
  const { isHydrated, isPlaying, setPlaying } = slides;
  const action = isPlaying || !isHydrated ? "pause" : "play";
  const label = `${action === "pause" ? "Pause" : "Play"} ${what}`;
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip=""
      className={classNames(styles.button, className)}
      onClick={() => setPlaying(!isPlaying)}
    >
      <Icon name={action} isSolid />
      <Tooltip text={label} align="start" />
    </button>
  );
}
