import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";
import islandPaths from "./icon-paths.json" with { type: "json" };
import pagePaths from "./page-icon-paths.json" with { type: "json" };

/** Shapes copied from lucide: `docs/drawings.md`. */
export type IconName = keyof typeof islandPaths | keyof typeof pagePaths;

// What only pages show is not sent to browsers (tests/architecture/icons.test.ts).
const iconPaths: Partial<Record<IconName, string>> = import.meta.env.SSR
  ? { ...islandPaths, ...pagePaths }
  : islandPaths;

/** Accepts names of icons only. */
const policy = globalThis.trustedTypes?.createPolicy("otc-icon", {
  createHTML: (name) => iconPaths[name as IconName] ?? "",
});

const cache = new Map<IconName, string>();

/** Trusted markup, cached: React would re-render an icon with a new object, even in the middle of a press. */
function markupOf(name: IconName): string {
  const markup = cache.get(name) ?? policy?.createHTML(name) ?? iconPaths[name] ?? "";
  cache.set(name, markup);
  return markup;
}

interface IconProps {
  name: IconName;
  /** Fills the shape instead of drawing its outline. */
  isSolid?: boolean | undefined;
  className?: string | undefined;
}

/** An interface icon (lucide). Always hidden from screen readers, because adjacent text or a label repeats it. */
export function Icon({ name, isSolid, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, isSolid && styles.solid, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup from our own checked-in map
      dangerouslySetInnerHTML={{ __html: markupOf(name) }}
    />
  );
}
