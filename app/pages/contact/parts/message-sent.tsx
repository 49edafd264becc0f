import { useEffect } from "react";
import type { ArtSource } from "#app/art/art-source.ts";
import { Surface } from "#app/components/layout/surface.tsx";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./message-sent.module.css";

interface MessageSentProps {
  content: PageContent<"contact">["sent"];
  art: ArtSource;
  path: string;
  /** Reference for the team; an external form service gives none. */
  reference: string | null;
  /** Whether it has just come to stand above the form; it takes the focus then. Otherwise a link leads to the form. */
  isAboveForm?: boolean;
}

export function MessageReference(props: { label: string; note: string; reference: string }) {
  return (
    <p className={`split ${styles.reference}`}>
      <span className="muted">{props.label}</span>
      <b>{props.reference}</b>
      <small className="muted">{props.note}</small>
    </p>
  );
}

export function moveTo(id: string): void {
  const part = document.getElementById(id);
  part?.focus();
  part?.scrollIntoView();
}

export function MessageSent(props: MessageSentProps) {
  const { content, art, path, reference, isAboveForm } = props;
  useEffect(() => {
    if (isAboveForm) moveTo("sent");
  }, [isAboveForm]);
  return (
    <section className={styles.sent} id="sent" tabIndex={-1} aria-labelledby="sent-heading">
      <Surface tone="leaf" className={styles.top}>
        <h2 id="sent-heading">{content.heading}</h2>
        <p className="lead">{content.lead}</p>
        <img {...art} className="no-print" alt="" />
      </Surface>
      {reference && <MessageReference {...content.reference} reference={reference} />}
      <h3>{content.next.heading}</h3>
      <ol className={styles.steps}>
        {content.next.steps.map(({ heading, text }) => (
          <li key={heading}>
            <h4>{heading}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <a href={isAboveForm ? "#write" : path}>{content.another}</a>
      </p>
    </section>
  );
}
