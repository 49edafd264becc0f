import type { ComponentProps } from "react";
import { TextLinks } from "#app/components/base/text-link.tsx";
import type { Link } from "#collections/reading/blocks.ts";
import styles from "./answer-page.module.css";
import { PageOpening } from "./page-opening.tsx";
import { Section, TitleAndLead } from "./section.tsx";

type PageOpeningProps = ComponentProps<typeof PageOpening>;

interface AnswerPageProps extends PageOpeningProps {
  page: PageOpeningProps["page"] & {
    next: { heading: string; text?: string; links: readonly Link[] };
  };
}

/** The page that answers a form: the result and further links. Excluded from search engines. */
export function AnswerPage(props: AnswerPageProps) {
  const { heading, text, links } = props.page.next;
  return (
    <>
      <PageOpening {...props} noIndex />
      <Section top="less">
        {text ? <TitleAndLead title={heading} lead={text} /> : <h2>{heading}</h2>}
        <TextLinks links={links} className={styles.links} />
      </Section>
    </>
  );
}
