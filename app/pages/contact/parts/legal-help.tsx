import { TextLinks } from "#app/components/base/text-link.tsx";
import { InfoItem } from "#app/components/layout/info.tsx";
import { PhoneLink } from "#app/components/text/reach-link.tsx";
import { formatDay } from "#collections/formats/format-day.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";

/** The way to a lawyer: tested contacts, or that there is none yet, and how to ask. */
export function LegalHelp({ words }: { words: PageContent<"contact">["legalHelp"] }) {
  const { legalHelp } = getOrganisation();
  const { notInUse } = getMessages().shell;
  return (
    <InfoItem icon="landmark" title={words.heading} id="legal-help">
      <div className="stack">
        <p>{legalHelp.length > 0 ? words.some : words.none}</p>
        {legalHelp.map(({ name, phone, note, calledOn }) => (
          <p key={name}>
            <b>{name}</b>
            <br />
            <PhoneLink phone={phone} mark={notInUse} />
            <br />
            <span className="muted">
              {[note, words.called.replace("{date}", formatDay(calledOn))]
                .filter(Boolean)
                .join(" ")}
            </span>
          </p>
        ))}
        <p className="muted">{words.ask}</p>
        <TextLinks links={words.links} />
      </div>
    </InfoItem>
  );
}
