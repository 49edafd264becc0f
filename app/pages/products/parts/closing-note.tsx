import { ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { Section } from "#app/components/layout/section.tsx";
import type { SurfaceTone } from "#app/components/layout/surface.tsx";
import type { Link } from "#collections/reading/blocks.ts";
import styles from "./closing-note.module.css";

interface ClosingNoteProps {
  text: string;
  /** Where to go next; the first is the step we ask for. */
  links: readonly Link[];
  tone?: SurfaceTone | undefined;
}

/** The end of a page: one sentence and the next steps. */
export function ClosingNote({ text, links, tone }: ClosingNoteProps) {
  const [first, ...others] = links;
  return (
    <Section tone={tone} top="less" bottom="less">
      <div className={styles.note}>
        <p className={styles.text}>{text}</p>
        <Actions>
          {first && <ButtonLink {...first} icon="arrow-right" />}
          {others.map((link) => (
            <TextLink key={link.href} {...link} />
          ))}
        </Actions>
      </div>
    </Section>
  );
}
