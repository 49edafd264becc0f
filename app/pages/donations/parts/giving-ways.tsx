import { InfoItem, InfoPanel } from "#app/components/layout/info.tsx";
import { EmailLink, PhoneLink } from "#app/components/text/reach-link.tsx";
import type { PageContent } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";

interface GivingWaysProps {
  ways: PageContent<"donate">["ways"];
  /** Whether the form beside it leads to a page that takes mobile money. */
  hasMobileMoney?: boolean | undefined;
}

/** Ways to give besides the form: mobile money, bank, and whom to ask. */
export function GivingWays({ ways, hasMobileMoney }: GivingWaysProps) {
  const { email, phone } = getOrganisation();
  const { notInUse } = getMessages().shell;
  const { title, name, note, online } = ways.mobileMoney;
  return (
    <InfoPanel title={ways.heading} id="how">
      <InfoItem icon="smartphone" title={title}>
        <p>
          <b>{name}</b>
        </p>
        <p className="muted">{hasMobileMoney ? online : note}</p>
      </InfoItem>
      <InfoItem icon="landmark" title={ways.bankTransfer.title}>
        <p className="muted">{ways.bankTransfer.note}</p>
      </InfoItem>
      <InfoItem icon="mail" title={ways.contact.title}>
        <p>
          <EmailLink email={email} mark={notInUse} />
        </p>
        {phone && (
          <p>
            <PhoneLink phone={phone} mark={notInUse} />
          </p>
        )}
      </InfoItem>
    </InfoPanel>
  );
}
