import { postalAddress, telephoneLink } from "#collections/formats/contact-details.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import type { Organisation } from "./organisation.ts";

/**
 * Replacements of `{name}` in the legal texts, as Markdown. Blank fields are left out together with their
 * sentence, or named as missing where readers may expect them.
 */
export function legalValues(organisation: Organisation): Record<string, string> {
  const { name, email, phone, dataProtectionContact } = organisation;
  // While there is no address, the form takes what has to be said.
  const hasEmail = !isPlaceholder(email);
  const mail = hasEmail ? `[${email}](mailto:${email})` : "[our contact form](/contact)";
  const call = phone && !isPlaceholder(phone) && `[${phone}](${telephoneLink(phone)})`;
  const building = isPlaceholder(organisation.building) ? undefined : organisation.building;
  return {
    organisation: organisation.legalForm ? `${name} (${organisation.legalForm})` : name,
    address: [
      `${name}, ${postalAddress({ ...organisation, building })}.`,
      hasEmail ? `E-mail: ${mail}.` : `Write to us through ${mail}.`,
      ...(call ? [`Telephone: ${call}.`] : []),
    ].join(" "),
    email: mail,
    /** Stands after an e-mail address. */
    orCall: call ? ` or call ${call}` : "",
    contact: dataProtectionContact
      ? `In charge of personal data at ${name}: ${dataProtectionContact}.`
      : `We cannot name yet who is in charge of personal data at ${name}.`,
    registration: registrationSentence(organisation),
  };
}

/** Whether the organisation is in the register of section 29; a blank hints at no number that might exist. */
function registrationSentence({ pdpoRegistrationNumber, pdpoAppliedOn }: Organisation): string {
  const office = "the Personal Data Protection Office";
  if (pdpoRegistrationNumber) return `Registered with ${office}: ${pdpoRegistrationNumber}.`;
  return pdpoAppliedOn
    ? `We are not registered with ${office} yet. We applied on ${formatDay(pdpoAppliedOn)}.`
    : `We cannot show a registration with ${office}.`;
}
