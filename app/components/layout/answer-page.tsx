import type { ComponentProps } from "react";
import { TextLink } from "#app/components/base/text-link.tsx";
import type { Link } from "#schemas/reading/field.ts";
import styles from "./answer-page.module.css";
import { PageHead } from "./page-head.tsx";
import { Section } from "./section.tsx";
import type { SurfaceTone } from "./surface.tsx";
import { TitleAndLead } from "./title-and-lead.tsx";

interface AnswerPageProps {
  tone?: SurfaceTone;
  art: string;
  breadcrumbs: ComponentProps<typeof PageHead>["breadcrumbs"];
  title: string;
  lead: string;
  next: { heading: string; text?: string; links: readonly Link[] };
}

/** The page that answers a form: what happened, and where to go from here. */
export function AnswerPage({
  tone = "leaf",
  art,
  breadcrumbs,
  title,
  lead,
  next,
}: AnswerPageProps) {
  return (
    <>
      <PageHead tone={tone} art={art} breadcrumbs={breadcrumbs} title={title} lead={lead} />
      <Section top="less">
        {next.text ? (
          <TitleAndLead title={next.heading} lead={next.text} />
        ) : (
          <h2>{next.heading}</h2>
        )}
        <ul className={styles.links}>
          {next.links.map((link) => (
            <li key={link.href}>
              <TextLink href={link.href}>{link.label}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
