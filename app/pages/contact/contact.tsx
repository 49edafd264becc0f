import { artSource } from "#app/art/art-source.ts";
import { TextLink, TextLinks } from "#app/components/base/text-link.tsx";
import newsletterForm from "#app/components/forms/newsletter-form.island.tsx";
import { InfoItem, InfoPanel } from "#app/components/layout/info.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TitleAndLead, TwoColumns } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { EmailLink, PhoneLink } from "#app/components/text/reach-link.tsx";
import { Island } from "#app/islands/island.tsx";
import { useSettings } from "#app/page-rendering.ts";
import { requestContext } from "#app/request-context.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import { countryLawsPath } from "#collections/laws/laws.ts";
import { getPage, type PageContent } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/contact";
import styles from "./contact.module.css";
import contactForm from "./parts/contact-form.island.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: getPage("contact"),
    outcome: context.get(requestContext).outcome,
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { page, outcome } = loaderData;
  const { toasts, buttons, shell, newsletterAlmostDone } = getMessages();
  const { building, city, country, phone, email } = getOrganisation();
  const isPhoneOpen = isPlaceholder(phone);
  const isEmailOpen = isPlaceholder(email);
  const outcomeOf = (form: string) => (outcome?.form === form ? outcome : null);
  const { formTargets } = useSettings();
  const action = formTargets.contact;
  const { reach, newsletter } = page;
  const privacy = action === page.path ? page.form.privacy : page.elsewhere;
  return (
    <>
      <PageOpening {...loaderData} tone="leaf" art="head-contact" />
      <Section top="less">
        <TwoColumns>
          <div>
            <Surface tone="jac" className={`row ${styles.trouble}`}>
              <strong>{page.trouble.text}</strong>
              <TextLink href={page.trouble.link.href}>{page.trouble.link.label}</TextLink>
            </Surface>
            <Island
              of={contactForm}
              when="idle"
              props={{
                content: { ...page.form, privacy },
                waiting: page.waiting,
                sent: { content: page.sent, art: artSource("knot-tied") },
                labels: {
                  success: toasts.contactSent,
                  failure: toasts.contactFailed,
                  waiting: toasts.contactWaiting,
                  region: shell.notifications,
                  dismiss: buttons.dismiss,
                  send: buttons.send,
                  sending: buttons.sending,
                },
                action,
                path: page.path,
                subjects: page.subjects,
                aboutLaws: { ...page.aboutLaws, path: countryLawsPath("") },
                outcome: outcomeOf("contact"),
              }}
            />
          </div>
          <InfoPanel title={reach.heading} id="reach">
            <InfoItem icon="map-pin" title={reach.location.label}>
              <p>
                {building && !isPlaceholder(building) && (
                  <>
                    {building}
                    <br />
                  </>
                )}
                {city}, {country}
              </p>
            </InfoItem>
            {phone && !isPhoneOpen && (
              <InfoItem icon="phone" title={reach.phone.label}>
                <p>
                  <PhoneLink phone={phone} />
                </p>
                {reach.phone.note && <p className="muted">{reach.phone.note}</p>}
              </InfoItem>
            )}
            {!isEmailOpen && (
              <InfoItem icon="mail" title={reach.email.label}>
                <p>
                  <EmailLink email={email} />
                </p>
                {reach.email.note && <p className="muted">{reach.email.note}</p>}
              </InfoItem>
            )}
            {(isPhoneOpen || isEmailOpen) && (
              <div className={`unset ${styles.unset}`}>
                {isPhoneOpen && (
                  <InfoItem icon="phone" title={reach.phone.label}>
                    <p>{phone}</p>
                    {reach.phone.note && <p className="muted">{reach.phone.note}</p>}
                  </InfoItem>
                )}
                {isEmailOpen && (
                  <InfoItem icon="mail" title={reach.email.label}>
                    <p>{email}</p>
                    {reach.email.note && <p className="muted">{reach.email.note}</p>}
                  </InfoItem>
                )}
                <small>{notInUse(reach, isPhoneOpen, isEmailOpen)}</small>
              </div>
            )}
            <InfoItem icon="handshake" title={reach.waysToWorkTogether.heading}>
              <PlainList items={reach.waysToWorkTogether.items} />
            </InfoItem>
            <LegalHelp words={page.legalHelp} />
          </InfoPanel>
        </TwoColumns>
      </Section>
      <Section tone="jac" top="less" bottom="less" labelledBy="stay-up-to-date">
        <TwoColumns align="baseline">
          <TitleAndLead id="stay-up-to-date" title={newsletter.heading} lead={newsletter.lead} />
          <Island
            of={newsletterForm}
            when="idle"
            props={{
              labels: {
                success: toasts.contactNewsletterSubscribed,
                failure: toasts.contactNewsletterFailed,
                waiting: toasts.newsletterWaiting,
                region: shell.notifications,
                dismiss: buttons.dismiss,
                subscribe: buttons.subscribe,
                almostDone: newsletterAlmostDone,
                subscribing: buttons.subscribing,
                label: newsletter.email.label,
                note: newsletter.note,
              },
              noteLink: null,
              action: formTargets.newsletter,
              source: page.path,
              outcome: outcomeOf("newsletter"),
            }}
          />
        </TwoColumns>
      </Section>
    </>
  );
}

/** Names what is a placeholder, and nothing that is real. */
function notInUse(
  { phone, email, notInUse: sentence }: PageContent<"contact">["reach"],
  ...areOpen: boolean[]
): string {
  const names = [phone.label, email.label].filter((_, index) => areOpen[index]);
  return fillPlaceholders(names.length > 1 ? sentence.several : sentence.one, {
    what: names.join(" and ").replace(/ E-/, " e-"),
  });
}

/** The way to a lawyer: tested contacts, or that there is none yet, and how to ask. */
function LegalHelp({ words }: { words: PageContent<"contact">["legalHelp"] }) {
  const { legalHelp } = getOrganisation();
  return (
    <InfoItem icon="landmark" title={words.heading} id="legal-help">
      <div className="stack">
        <p>{legalHelp.length > 0 ? words.some : words.none}</p>
        {legalHelp.map(({ name, phone, note, calledOn }) => (
          <p key={name}>
            <b>{name}</b>
            <br />
            <PhoneLink phone={phone} />
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
