import { href } from "react-router";
import { classNames } from "#app/components/base/class-names.ts";
import { CopyButton } from "#app/components/base/copy-button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { EmailLink, PhoneLink } from "#app/components/text/reach-link.tsx";
import { useCardAddress } from "#app/page-rendering.ts";
import { caseFile, hasLoom, loomFiles } from "#collections/cases/case-files.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { caseLabels } from "./case-labels.ts";
import styles from "./case-press.module.css";

/** What an editor takes away: a sentence to quote, a picture, and whom to ask. */
export function CasePress({ entry }: { entry: LitigationCase }) {
  const labels = caseLabels.take;
  const { pressQuote, pressSpeaker: speaker, pressContact: contact } = entry;
  const { name } = getKnownOrganisation();
  const picture = useCardAddress();
  const said = [speaker?.name, speaker?.office, name].filter(Boolean).join(", ");
  return (
    <Surface
      as="section"
      tone="jac"
      className={`no-print ${styles.take}`}
      aria-label={labels.label}
      id="press"
    >
      {pressQuote && (
        <div>
          <h2>
            <Icon name="quote" />
            {labels.quote}
          </h2>
          <blockquote id="press-quote">
            <p>{pressQuote} </p>
            <footer>
              <span className="visually-hidden">— </span>
              {said}, {labels.onThis}
            </footer>
          </blockquote>
          <CopyButton of="press-quote" what="the quote" hasAddress />
        </div>
      )}
      {picture && (
        <div>
          <h2>
            <Icon name="image" />
            {labels.picture}
          </h2>
          {hasLoom(entry) && (
            <img src={caseFile(entry, loomFiles.wide)} alt="" loading="lazy" decoding="async" />
          )}
          <p>{labels.pictureNote}</p>
          <a
            className={classNames(styles.go, "tap")}
            href={new URL(picture).pathname}
            download={`${entry.slug}.png`}
          >
            {labels.download} <Icon name="download" />
          </a>
        </div>
      )}
      <div>
        <h2>
          <Icon name="mail" />
          {labels.contact}
        </h2>
        {contact?.name ? (
          <>
            <p>{contact.name}</p>
            {contact.email && <EmailLink email={contact.email} />}
            {contact.phone && <PhoneLink phone={contact.phone} />}
          </>
        ) : (
          <>
            <p>{labels.contactNote}</p>
            <a className={classNames(styles.go, "tap")} href={href("/press")}>
              {labels.toPress} <Icon name="arrow-right" />
            </a>
          </>
        )}
      </div>
    </Surface>
  );
}
