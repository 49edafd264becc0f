import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import type { Link } from "#collections/reading/blocks.ts";
import type { EmailTexts } from "#collections/site/emails.ts";
import type { EmailTemplate, EmailTemplates } from "#server/mail/relay.ts";
import { button, paragraph, renderEmail } from "#server/mail/render-email.ts";
import { confirmationDays, findUnused } from "./confirmation.ts";
import type { LinkTokens } from "./link-tokens.ts";
import { confirmedAddress } from "./subscribers.ts";

export interface NewsletterEmailDependencies {
  words: EmailTexts;
  tokens: LinkTokens;
  /** Name of the organisation. */
  name: string;
  /** Public origin of the site; read for each e-mail, since a server knows its port only once it listens. */
  origin: () => string;
}

export function signUpEmails(
  parts: NewsletterEmailDependencies,
): EmailTemplates<"newsletter-confirm" | "newsletter-already" | "newsletter-welcome"> {
  const { words, tokens, name, origin } = parts;
  const fill = (sentence: string) =>
    fillPlaceholders(sentence, { name, link: origin(), days: confirmationDays });
  function write(
    mail: { subject: string; heading: string; opening: string; button: string; footer: string },
    more: { sentence: string; href: string; after?: string; leave?: Link },
  ) {
    const email = renderEmail({
      language: words.language,
      heading: fill(mail.heading),
      parts: [
        paragraph(fill(mail.opening)),
        paragraph(fill(more.sentence)),
        button(fill(mail.button), more.href),
        ...(more.after ? [paragraph(fill(more.after))] : []),
      ],
      footer: fill(mail.footer),
      footerLinks: more.leave ? [more.leave] : [],
    });
    return { subject: fill(mail.subject), ...email };
  }

  /** Its button leads to earlier issues, because the page after the form asks every visitor to follow the link. */
  function toReader(mail: EmailTexts["newsletterWelcome"]): EmailTemplate<"newsletter-welcome"> {
    return async (tables, { subscriberId }) => {
      const to = await confirmedAddress(tables, subscriberId);
      if (!to) return undefined;
      const site = origin();
      const leaving = `${site}/newsletter/unsubscribe/${tokens.leaving(subscriberId)}`;
      const leave = { label: fill(mail.leave), href: leaving };
      const href = `${site}/newsletter/archive`;
      const headers = listHeaders({ site, name, leaving });
      return { to, headers, ...write(mail, { sentence: mail.archive, href, leave }) };
    };
  }

  return {
    async "newsletter-confirm"(tables, { linkId }) {
      const waiting = await findUnused(tables, linkId);
      if (!waiting) return undefined;
      const mail = words.newsletterConfirm;
      const href = `${origin()}/newsletter/confirm/${tokens.confirmation(linkId)}`;
      const after = `${mail.expiry} ${mail.otherwise}`;
      return {
        to: waiting.subscriber.address,
        ...write(mail, { sentence: mail.ask, href, after }),
      };
    },

    "newsletter-already": toReader(words.newsletterAlready),
    "newsletter-welcome": toReader(words.newsletterWelcome),
  };
}

/** Headers for "unsubscribe" in mail programs: RFC 2369, RFC 2919 and, for one click, RFC 8058. */
export function listHeaders({ site, name, leaving }: Record<"site" | "name" | "leaving", string>) {
  return {
    "List-Id": `Newsletter of ${name} <newsletter.${new URL(site).hostname}>`,
    "List-Archive": `<${site}/newsletter/archive>`,
    "List-Unsubscribe": `<${leaving}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    Precedence: "bulk",
  };
}
