import { CopyButton } from "#app/components/base/copy-button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Citation } from "#app/components/text/citation.tsx";
import { EmailLink, PhoneLink } from "#app/components/text/reach-link.tsx";
import { ShareLinks } from "#app/components/text/share-links.tsx";
import { useCardAddress } from "#app/page-rendering.ts";
import { bibtexFile, caseFile } from "#collections/cases/case-files.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { getKnownOrganisation, getOrganisation } from "#collections/site/organisation.ts";
import styles from "./case-press.module.css";
import { citeCase } from "./cite-case.ts";

/** For journalists: a sentence to quote, how to cite the page, whom to ask. */
export function CasePress({ entry }: { entry: LitigationCase }) {
  const { pressQuote, pressSpeaker: speaker, pressContact } = entry;
  const { name, url } = getKnownOrganisation();
  const { email, phone } = pressContact ?? getKnownOrganisation();
  const picture = useCardAddress();
  return (
    <aside className={`${styles.press} panel`} aria-labelledby="press">
      <h2 id="press">For the press</h2>
      {pressQuote && (
        <>
          <h3>Quote for press</h3>
          <blockquote id="press-quote">
            <p>{pressQuote} </p>
            <footer>{`— ${[speaker?.name, speaker?.office, name].filter(Boolean).join(", ")}, ${url}${entry.path}`}</footer>
          </blockquote>
          <CopyButton of="press-quote" what="the quote" />
        </>
      )}
      {picture && (
        <a className="tap" href={new URL(picture).pathname} download={`${entry.slug}.png`}>
          <Icon name="download" /> Picture of the case, as PNG (CC BY 4.0)
        </a>
      )}
      <h3 id="cite">Cite this page</h3>
      <Citation citations={citeCase(entry)} bibtexFile={caseFile(entry, bibtexFile)} />
      {(email || phone) && (
        <>
          <h3>Press contact</h3>
          <ul className={`taps ${styles.contact}`}>
            {pressContact?.name && <li>{pressContact.name}</li>}
            {email && (
              <li>
                <EmailLink email={email} />
              </li>
            )}
            {phone && (
              <li>
                <PhoneLink phone={phone} />
              </li>
            )}
          </ul>
        </>
      )}
      <ShareLinks title={entry.caseName} address={getOrganisation().url + entry.path} />
    </aside>
  );
}
