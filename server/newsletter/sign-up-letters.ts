import type { LetterWords } from "#schemas/site/letters.ts";
import { frameLetter } from "#server/mail/letter-frame.ts";
import type { Letter } from "#server/mail/mail.ts";
import type { Composer } from "#server/mail/relay.ts";
import type { SubscriberStatus } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";
import type { LinkTokens } from "./link-tokens.ts";
import { listHeaders } from "./list-headers.ts";
import { confirmationDays } from "./sign-up.ts";

export interface LetterParts {
  words: LetterWords;
  tokens: LinkTokens;
  /** Name of the organisation. */
  name: string;
  /** Public origin of the site, asked for each letter: a server knows its port only once it listens. */
  origin: () => string;
}

/** The letters about signing up, by kind. */
export function signUpLetters(parts: LetterParts): Record<string, Composer> {
  return {
    "newsletter-confirm": (tables, reference) => confirmLetter(tables, reference, parts),
    "newsletter-already": (tables, reference) => alreadyLetter(tables, reference, parts),
    "newsletter-welcome": (tables, reference) => welcomeLetter(tables, reference, parts),
  };
}

async function confirmLetter(
  tables: Tables,
  linkId: string,
  { words, tokens, name, origin }: LetterParts,
): Promise<Letter | undefined> {
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
  const letter = frameLetter({
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
  return { to: link.address, subject: fill(w.subject), ...letter };
}

async function alreadyLetter(
  tables: Tables,
  subscriberId: string,
  parts: LetterParts,
): Promise<Letter | undefined> {
  const address = await addressOf(tables, subscriberId, "confirmed");
  if (!address) return undefined;
  const { words, tokens, name } = parts;
  const site = parts.origin();
  const w = words.newsletterAlready;
  const fill = filler({ name, link: site });
  const leaving = `${site}/newsletter/unsubscribe/${tokens.leaving(subscriberId)}`;
  const letter = frameLetter({
    language: words.language,
    heading: fill(w.heading),
    parts: [
      { kind: "paragraph", text: fill(w.opening) },
      { kind: "paragraph", text: fill(w.leave) },
      { kind: "button", label: fill(w.button), href: leaving },
    ],
    footer: fill(w.footer),
  });
  return { to: address, subject: fill(w.subject), ...letter };
}

async function welcomeLetter(
  tables: Tables,
  subscriberId: string,
  parts: LetterParts,
): Promise<Letter | undefined> {
  const address = await addressOf(tables, subscriberId, "confirmed");
  if (!address) return undefined;
  const { words, tokens, name } = parts;
  const site = parts.origin();
  const w = words.newsletterWelcome;
  const fill = filler({ name, link: site });
  const leaving = `${site}/newsletter/unsubscribe/${tokens.leaving(subscriberId)}`;
  const letter = frameLetter({
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
  return { to: address, subject: fill(w.subject), headers, ...letter };
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
