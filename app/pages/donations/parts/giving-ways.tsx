import { TextLink } from "#app/components/base/text-link.tsx";
import { InfoItem, InfoPanel } from "#app/components/layout/info.tsx";
import { EmailLink, PhoneLink } from "#app/components/text/reach-link.tsx";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";

interface GivingWaysProps {
  ways: PageContent<"donate">["ways"];
  /** Whether the form beside it leads to a page that takes mobile money. */
  hasMobileMoney?: boolean | undefined;
}

/** Ways to give besides the form: mobile money, bank, and whom to ask. */
export function GivingWays({ ways, hasMobileMoney }: GivingWaysProps) {
  const { email, phone, bankAccountHolder } = getKnownOrganisation();
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
        {bankAccountHolder && (
          <p className="muted">
            {fillPlaceholders(ways.accountHolder, { name: bankAccountHolder })}
          </p>
        )}
      </InfoItem>
      <InfoItem icon="mail" title={ways.contact.title}>
        <p>
          {email ? (
            <EmailLink email={email} />
          ) : (
            <TextLink href={ways.contact.link.href}>{ways.contact.link.label}</TextLink>
          )}
        </p>
        {phone && (
          <p>
            <PhoneLink phone={phone} />
          </p>
        )}
      </InfoItem>
    </InfoPanel>
  );
}
