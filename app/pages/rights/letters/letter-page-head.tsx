import { classNames } from "#app/components/base/class-names.ts";
import { Icon } from "#app/components/base/icon.tsx";
import { Breadcrumbs, PageHead, type PageHeadProps } from "#app/components/layout/page-head.tsx";
import { Container, Surface } from "#app/components/layout/surface.tsx";
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
