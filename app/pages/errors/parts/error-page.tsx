import type { ReactNode } from "react";
import { type ArtFile, artSource } from "#app/art/art-source.ts";
import { ButtonLink } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { PageMeta } from "#app/components/layout/page-head.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import { useLanguage } from "#app/language/language.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import styles from "./error-page.module.css";

interface ErrorPageProps {
  id:
    | "not-found"
    | "not-allowed"
    | "dead-link"
    | "too-many-questions"
    | "server-error"
    | "server-away"
    | "offline";
  tone: SurfaceTone;
  /** The drawing for wide screens; the one for phones has `-small` after its name. */
  art: ArtFile & `${string}-${string}`;
  /** Whether the status is three large digits, or stands small above the heading. */
  isNumber?: boolean;
  children?: ReactNode;
}

/** A page that stands in for another: a drawing beside what happened, and three ways on. */
export function ErrorPage({ id, tone, art, isNumber, children }: ErrorPageProps) {
  const { content, local } = useLanguage();
  const page = getPage(id, content);
  const { code, heading, line, link, ways } = page;
  return (
    <>
      <PageMeta {...page} noIndex />
      <Surface
        as="section"
        tone={tone}
        className={classNames(styles.field, !isNumber && styles.word)}
        data-missing-page={isNumber}
      >
        <picture>
          <source media="(max-width: 47.5em)" srcSet={artSource(`${art}-small`).src} />
          <img className={`no-print ${styles.art}`} {...artSource(art)} alt="" />
        </picture>
        <Container>
          <div className={styles.text}>
            <p className={isNumber ? styles.code : "strong"} aria-hidden={isNumber}>
              {code}
            </p>
            <h1>
              {isNumber && <span className="visually-hidden">{code}: </span>}
              {heading}
            </h1>
            <p className="lead">{line}</p>
            <p className={styles.action}>
              {/* Without an address of its own, it asks for this page once more. */}
              <ButtonLink
                href={link.href ? local(link.href) : "?"}
                label={link.label}
                icon="arrow-right"
              />
            </p>
          </div>
        </Container>
      </Surface>
      <SelvedgeBand />
      <section aria-label={getMessages(content).shell.waysOn}>
        <Container>
          <div className={`split ${styles.ways}`}>
            {children && <div>{children}</div>}
            {ways.map(({ heading, text, link }) => (
              <div key={heading}>
                <h2 className="title-2">{heading}</h2>
                <p className="muted">{text}</p>
                <TextLink href={local(link.href)}>{link.label}</TextLink>
              </div>
            ))}
          </div>
        </Container>
      </section>
    </>
  );
}
