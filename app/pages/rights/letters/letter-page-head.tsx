import type { ComponentProps } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import { Icon } from "#app/components/base/icon.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { PageMeta, ShareCardMeta } from "#app/components/text/page-meta.tsx";
import { usePageFacts } from "#app/page-rendering.ts";
import styles from "./letter-page-head.module.css";
import plainFonts from "./private-fonts.module.css";

interface DeskHeadProps {
  page: Pick<ComponentProps<typeof PageMeta>, "title" | "description" | "path"> & {
    heading: string;
  };
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
  origin: string;
  tone: "leaf" | "jac";
  /** Says that nothing leaves the device. */
  privacy: string;
}

/**
 * What a page begins with where somebody writes what is nobody else's business: its heading, and the promise
 * that it stays there. The page is marked, so that its security policy keeps the promise.
 */
export function LetterPageHead({ page, breadcrumbs, origin, tone, privacy }: DeskHeadProps) {
  const { title, description, path, heading } = page;
  usePageFacts({ isPrivate: true });
  return (
    <>
      <PageMeta title={title} description={description} path={path} origin={origin} />
      <ShareCardMeta title={heading} breadcrumbs={breadcrumbs} tone={tone} />
      <Surface as="section" tone={tone} className={classNames(styles.head, plainFonts.private)}>
        <Container>
          <Breadcrumbs {...breadcrumbs} />
          <div className={styles.row}>
            <h1>{heading}</h1>
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
