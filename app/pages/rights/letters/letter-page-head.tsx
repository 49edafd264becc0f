import { classNames } from "#app/components/base/class-names.ts";
import { Icon } from "#app/components/base/icon.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { PageHead, type PageHeadProps } from "#app/components/text/page-meta.tsx";
import { usePageFacts } from "#app/page-rendering.ts";
import styles from "./letter-page-head.module.css";
import plainFonts from "./private-fonts.module.css";

interface LetterPageHeadProps {
  page: PageHeadProps["page"];
  tone: "leaf" | "jac";
  /** Says that nothing leaves the device. */
  privacy: string;
}

/** Head of a private page. It marks the page, so that its security policy forbids every connection. */
export function LetterPageHead({ page, tone, privacy }: LetterPageHeadProps) {
  usePageFacts({ isPrivate: true });
  return (
    <>
      <PageHead page={page} tone={tone} />
      <Surface as="section" tone={tone} className={classNames(styles.head, plainFonts.private)}>
        <Container>
          <Breadcrumbs page={page} />
          <div className={styles.row}>
            <h1>{page.heading}</h1>
            <p className={classNames(styles.privacyNote, tone === "jac" && styles.ink)}>
              <Icon name="lock" />
              <span>{privacy}</span>
            </p>
          </div>
        </Container>
      </Surface>
    </>
  );
}
