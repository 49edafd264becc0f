import { z } from "zod";
import { contentFile, getter } from "#collections/content.ts";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import { emailAddress, optionalWebAddress, webAddress } from "#collections/reading/address.ts";
import { day, optional, optionalList, optionalText, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";

const schema = z.strictObject({
  name: text,
  /** Public origin without a slash at the end; canonical addresses are built from it. */
  url: webAddress
    .refine((value) => !value.endsWith("/"), "must not end with a slash")
    .meta({
      title: "Address of this site",
      description: "Such as https://www.example.org, without a slash at its end.",
    }),
  email: emailAddress.meta({
    title: "E-mail address",
    description: "Stands on many pages. Mail of the site comes from it and goes to it.",
  }),
  /** Left blank, as the building, it is left out everywhere. */
  phone: optional(
    z
      .string()
      .regex(/^\+\d[\d ]{6,}$/, "must be an international number that starts with +, e.g. +256 …"),
  ).meta({ title: "Telephone", description: "With the country’s number: +256 and so on." }),
  building: field(optionalText, "Building", "Name, floor and street."),
  city: text,
  country: text,
  social: group("Social media", "Leave one blank and its link disappears.", {
    linkedin: field(optionalWebAddress, "LinkedIn"),
    x: optionalWebAddress,
  }),
  legalHelp: optionalList(
    z.strictObject({
      name: text,
      phone: field(text, "Number to call"),
      note: field(optionalText, "What it costs, and when to call"),
      calledOn: field(day, "Day of our last call", "Somebody answered on that day."),
    }),
  ).meta({
    title: "Legal aid that we have tested",
    description:
      "Shown beside the contact form. While it is empty, the site says that it has none.",
  }),
  pdpoAppliedOn: field(optional(day), "Day of the application", "While there is no number yet."),
  pdpoRegistrationNumber: optionalText.meta({
    title: "Registration number",
    description: "Given by Uganda’s Personal Data Protection Office.",
  }),
  dataProtectionContact: optionalText.meta({
    title: "Who answers for personal data",
    description: "A person or a role.",
  }),
  legalForm: optionalText,
  foundingYear: field(optional(z.int()), "Year of foundation"),
  bankAccountHolder: optionalText.meta({
    title: "Holder of the bank account",
    description: "As the bank writes it. Stands beside the bank transfer once it is known.",
  }),
});
export type Organisation = z.infer<typeof schema>;

/** Name, addresses and numbers of OTC, each written once in `content/site/organisation.yaml`. */
export const getOrganisation = contentFile("site/organisation.yaml", schema, "/contact");

/**
 * What may be quoted, indexed or dialled: the same without the values that are still placeholders. Until the
 * address of the site is known, `url` is empty, and addresses built from it are relative.
 */
export const getKnownOrganisation = getter((content) => {
  const { url, email, phone, building, social, ...facts } = getOrganisation(content);
  const unlessPlaceholder = (value: string | undefined) =>
    isPlaceholder(value) ? undefined : value;
  return {
    ...facts,
    url: unlessPlaceholder(url) ?? "",
    email: unlessPlaceholder(email),
    phone: unlessPlaceholder(phone),
    building: unlessPlaceholder(building),
    social: { linkedin: unlessPlaceholder(social.linkedin), x: unlessPlaceholder(social.x) },
  };
});
export type KnownOrganisation = ReturnType<typeof getKnownOrganisation>;
