import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";
import iconPaths from "./icon-paths.json" with { type: "json" };

/** `npm run workshop -- icons` copies the icons from lucide. */
export type IconName = keyof typeof iconPaths;

/** Makes markup of an icon's name and of nothing else. */
const policy = globalThis.trustedTypes?.createPolicy("otc-icon", {
  createHTML: (name) => iconPaths[name as IconName] ?? "",
});

const made = new Map<IconName, string>();

/**
 * An icon's markup as browsers with trusted types want it, made once: React takes each new object for a change
 * and draws the icon anew, even between the press and the release of a finger on it.
 */
function markupOf(name: IconName): string {
  const markup = made.get(name) ?? policy?.createHTML(name) ?? iconPaths[name];
  made.set(name, markup);
  return markup;
}

interface IconProps {
  name: IconName;
  /** Fills the shape instead of drawing its outline. */
  isSolid?: boolean | undefined;
  className?: string | undefined;
}

/**
 * An interface icon (lucide), with the square caps and mitre joins of this site. Always hidden
 * from screen readers: the words beside it, or the label of its button, say the same.
 */
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
