import { useEffect } from "react";
import type { ArtSource } from "#app/art/art-source.ts";
import { Surface } from "#app/components/layout/surface.tsx";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./message-sent.module.css";

interface MessageSentProps {
  content: PageContent<"contact">["sent"];
  art: ArtSource;
  /** Reference for the team; an external form service gives none. */
  reference: string | null;
  /** Whether it has just come to stand above the form; it takes the focus then. */
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

/** Says that a message has arrived, with its reference. */
export function MessageSent(props: MessageSentProps) {
  const { content, art, reference, isAboveForm } = props;
  useEffect(() => {
    if (isAboveForm) moveTo("sent");
  }, [isAboveForm]);
  return (
    <Surface
      as="section"
      tone="leaf"
      className={styles.sent}
      id="sent"
      tabIndex={-1}
      aria-labelledby="sent-heading"
    >
      <div>
        <h2 id="sent-heading">{content.heading}</h2>
        <p>{content.lead}</p>
      </div>
      {reference && (
        <dl>
          <dt>{content.reference.label}</dt>
          <dd>{reference}</dd>
        </dl>
      )}
      <img {...art} className="no-print" alt="" />
    </Surface>
  );
}
