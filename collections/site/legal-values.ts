import { postalAddress, telephoneLink } from "#collections/formats/contact-details.ts";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import { getMessages } from "./messages.ts";
import type { Organisation } from "./organisation.ts";

/** Instead of a number or a name that the law wants readers to know. */
const notPublished = "not yet published";

/**
 * Replacements of `{name}` in the legal texts, as Markdown. Blank fields are left out together with their
 * sentence, or named as missing where readers may expect them.
 */
export function legalValues(organisation: Organisation): Record<string, string> {
  const { name, email, phone } = organisation;
  const { notInUse } = getMessages().shell;
  // An escaped @ keeps Markdown from making a link of it all the same.
  const link = (words: string, href: string) =>
    isPlaceholder(href) ? `${words.replace("@", "\\@")} ${notInUse}` : `[${words}](${href})`;
  const mail = link(email, `mailto:${email}`);
  const call = phone && link(phone, telephoneLink(phone));
  return {
    organisation: organisation.legalForm ? `${name} (${organisation.legalForm})` : name,
    address: [
      `${name}, ${postalAddress(organisation)}.`,
      `E-mail: ${mail}.`,
      ...(call ? [`Telephone: ${call}.`] : []),
    ].join(" "),
    email: mail,
    /** Stands after an e-mail address. */
    orCall: call ? ` or call ${call}` : "",
    contact: `In charge of personal data at ${name}: ${organisation.dataProtectionContact ?? notPublished}.`,
    registration: `Registration with the Personal Data Protection Office: ${organisation.pdpoRegistrationNumber ?? notPublished}.`,
  };
}
