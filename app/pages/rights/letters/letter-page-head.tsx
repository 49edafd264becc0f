import type { ReactNode } from "react";
import { href } from "react-router";
import { classNames } from "#app/components/base/class-names.ts";
import { Icon } from "#app/components/base/icon.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead, type PageHeadProps } from "#app/components/layout/page-head.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { useLanguage } from "#app/language/language.ts";
import { usePageFacts } from "#app/page-rendering.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import styles from "./letter-page-head.module.css";
import plainFonts from "./private-fonts.module.css";
import exitStyles from "./quick-exit-bar.module.css";

interface LetterPageHeadProps {
  page: PageHeadProps["page"];
  tone: "leaf" | "jac";
  privacy: string;
  /** The next step on phones, which needs the script. */
  children?: ReactNode;
}

/** Head of a private page, whose policy forbids every connection, with a bar to leave for a harmless one. */
export function LetterPageHead({ page, tone, privacy, children }: LetterPageHeadProps) {
  const { content, local } = useLanguage();
  const { button, hint } = getLetterForm(content).leave;
  usePageFacts({ isPrivate: true });
  return (
    <>
      <PageHead page={page} />
      <Surface
        as="section"
        tone={tone}
        className={classNames("no-print", styles.head, plainFonts.private)}
      >
        <Container>
          <Breadcrumbs page={page} />
          <div className={`row ${styles.row}`}>
            <h1>{page.heading}</h1>
            <p className={classNames(styles.privacyNote, tone === "jac" && styles.ink)}>
              <Icon name="lock" />
              <span>{privacy}</span>
            </p>
          </div>
        </Container>
      </Surface>
      {tone === "jac" && <SelvedgeBand />}
      <div className={`no-print row ${exitStyles.bar}`}>
        {children && <div className={exitStyles.step}>{children}</div>}
        <span id="leave-hint">{hint}</span>
        <a href={local(href("/news"))} data-private aria-describedby="leave-hint">
          <Icon name="log-out" />
          {button}
        </a>
      </div>
    </>
  );
}
