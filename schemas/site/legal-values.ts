import type { Organisation } from "./organisation.ts";

/**
 * What stands for `{name}` in the legal texts, as Markdown. What the organisation has not filled in is left
 * out together with its sentence.
 */
export function legalValues(organisation: Organisation): Record<string, string> {
  const { name, email, phone, building, city, country } = organisation;
  const mail = `[${email}](mailto:${email})`;
  const call = `[${phone}](tel:${phone.replaceAll(" ", "")})`;
  return {
    organisation: organisation.legalForm ? `${name} (${organisation.legalForm})` : name,
    address: `${name}, ${building}, ${city}, ${country}. E-mail: ${mail}. Telephone: ${call}.`,
    email: mail,
    phone: call,
    contact: organisation.dataProtectionContact,
    registration: organisation.pdpoRegistrationNumber
      ? `Registration with the Personal Data Protection Office: ${organisation.pdpoRegistrationNumber}.`
      : "",
  };
}
