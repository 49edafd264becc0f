import { type Law, lawKinds } from "#collections/laws/laws.ts";
import styles from "./law-jump.module.css";
import { kindAnchor } from "./law-rows.ts";

/** Links to the kinds and the laws of a long page; on phones, to the kinds. */
export function LawJump({ kinds }: { kinds: readonly (readonly [Law["kind"], readonly Law[]])[] }) {
  return (
    <nav className={`no-print ${styles.jump}`} aria-label="On this page">
      <p>On this page</p>
      <ul>
        {kinds.map(([kind, laws]) => (
          <li key={kind}>
            <a href={`#${kindAnchor(kind)}`}>
              {lawKinds[kind]} <span>{laws.length}</span>
            </a>
            <ul>
              {laws.map(({ anchor, title }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
