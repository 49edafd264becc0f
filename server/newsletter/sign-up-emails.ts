import type { EmailWords } from "#schemas/site/emails.ts";
import type { EmailContent } from "#server/mail/mail.ts";
import type { EmailTemplate } from "#server/mail/relay.ts";
import { renderEmail } from "#server/mail/render-email.ts";
import type { SubscriberStatus } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";
import type { LinkTokens } from "./link-tokens.ts";
import { listHeaders } from "./list-headers.ts";
import { confirmationDays } from "./sign-up.ts";

export interface NewsletterEmailParts {
  words: EmailWords;
  tokens: LinkTokens;
  /** Name of the organisation. */
  name: string;
  /** Public origin of the site, asked for each e-mail: a server knows its port only once it listens. */
  origin: () => string;
}

/** The e-mails about signing up, by kind. */
export function signUpEmails(parts: NewsletterEmailParts): Record<string, EmailTemplate> {
  return {
    "newsletter-confirm": (tables, reference) => confirmEmail(tables, reference, parts),
    "newsletter-already": (tables, reference) => alreadyEmail(tables, reference, parts),
    "newsletter-welcome": (tables, reference) => welcomeEmail(tables, reference, parts),
  };
}

async function confirmEmail(
  tables: Tables,
  linkId: string,
  { words, tokens, name, origin }: NewsletterEmailParts,
): Promise<EmailContent | undefined> {
  const link = await tables
    .selectFrom("confirmation_links")
    .innerJoin("subscribers", "subscribers.id", "confirmation_links.subscriber_id")
    .select(["subscribers.address", "confirmation_links.used_at"])
    .where("confirmation_links.id", "=", linkId)
    .executeTakeFirst();
  if (!link || link.used_at !== null) return undefined;
  const site = origin();
  const w = words.newsletterConfirm;
  const fill = filler({ name, link: site, days: String(confirmationDays) });
  const href = `${site}/newsletter/confirm/${tokens.confirmation(linkId)}`;
  const email = renderEmail({
    language: words.language,
    heading: fill(w.heading),
    parts: [
      { kind: "paragraph", text: fill(w.opening) },
      { kind: "paragraph", text: fill(w.ask) },
      { kind: "button", label: fill(w.button), href },
      { kind: "paragraph", text: `${fill(w.expiry)} ${fill(w.otherwise)}` },
    ],
    footer: fill(w.footer),
  });
  return { to: link.address, subject: fill(w.subject), ...email };
}

async function alreadyEmail(
  tables: Tables,
  subscriberId: string,
  parts: NewsletterEmailParts,
): Promise<EmailContent | undefined> {
  const address = await addressOf(tables, subscriberId, "confirmed");
  if (!address) return undefined;
  const { words, tokens, name } = parts;
  const site = parts.origin();
  const w = words.newsletterAlready;
  const fill = filler({ name, link: site });
  const leaving = `${site}/newsletter/unsubscribe/${tokens.leaving(subscriberId)}`;
  const email = renderEmail({
    language: words.language,
    heading: fill(w.heading),
    parts: [
      { kind: "paragraph", text: fill(w.opening) },
      { kind: "paragraph", text: fill(w.leave) },
      { kind: "button", label: fill(w.button), href: leaving },
    ],
    footer: fill(w.footer),
  });
  return { to: address, subject: fill(w.subject), ...email };
}

async function welcomeEmail(
  tables: Tables,
  subscriberId: string,
  parts: NewsletterEmailParts,
): Promise<EmailContent | undefined> {
  const address = await addressOf(tables, subscriberId, "confirmed");
  if (!address) return undefined;
  const { words, tokens, name } = parts;
  const site = parts.origin();
  const w = words.newsletterWelcome;
  const fill = filler({ name, link: site });
  const leaving = `${site}/newsletter/unsubscribe/${tokens.leaving(subscriberId)}`;
  const email = renderEmail({
    language: words.language,
    heading: fill(w.heading),
    parts: [
      { kind: "paragraph", text: fill(w.opening) },
      { kind: "paragraph", text: fill(w.archive) },
      { kind: "button", label: fill(w.button), href: `${site}/newsletter/archive` },
    ],
    footer: fill(w.footer),
    footerLinks: [{ label: fill(w.leave).replace(/:$/, ""), href: leaving }],
  });
  const headers = listHeaders({ site, name, leaving });
  return { to: address, subject: fill(w.subject), headers, ...email };
}

async function addressOf(
  tables: Tables,
  id: string,
  status: SubscriberStatus,
): Promise<string | undefined> {
  const row = await tables
    .selectFrom("subscribers")
    .select("address")
    .where("id", "=", id)
    .where("status", "=", status)
    .executeTakeFirst();
  return row?.address;
}

/** Puts values into the `{places}` of a sentence. */
export function filler(values: Readonly<Record<string, string>>) {
  return (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (whole, place: string) => values[place] ?? whole);
}
