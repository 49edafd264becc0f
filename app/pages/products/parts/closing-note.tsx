import { ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { Section } from "#app/components/layout/section.tsx";
import type { SurfaceTone } from "#app/components/layout/surface.tsx";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./closing-note.module.css";

type ClosingNoteProps = PageContent<"products">["closing"] & { tone?: SurfaceTone | undefined };

/** The end of a page: one sentence and the next steps, of which the first is the one we ask for. */
export function ClosingNote({ text, links, tone }: ClosingNoteProps) {
  const [first, ...others] = links;
  return (
    <Section tone={tone} top="less" bottom="less">
      <div className={`split columns-7-5 ${styles.note}`}>
        <p className={`title-3 ${styles.text}`}>{text}</p>
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
