import type { Link } from "#content/schemas/field.ts";
import { Actions } from "./actions.tsx";
import { ButtonLink } from "./button.tsx";
import styles from "./closing-note.module.css";
import type { FieldTone } from "./field.tsx";
import { Section } from "./section.tsx";
import { TextLink } from "./text-link.tsx";

interface ClosingNoteProps {
  text: string;
  /** Where to go next; the first is the step we ask for. */
  links: readonly Link[];
  tone?: FieldTone | undefined;
}

/** The end of a page: one sentence and the next steps. */
export function ClosingNote({ text, links, tone }: ClosingNoteProps) {
  const [first, ...others] = links;
  return (
    <Section tone={tone} top="less" bottom="less">
      <div className={styles.note}>
        <p className={styles.text}>{text}</p>
        <Actions>
          {first && (
            <ButtonLink href={first.href} icon="arrow-right">
              {first.label}
            </ButtonLink>
          )}
          {others.map(({ label, href }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </Actions>
      </div>
    </Section>
  );
}
