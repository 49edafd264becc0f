import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { emailAddress, optionalWebAddress, webAddress } from "#collections/reading/address.ts";
import { optional, optionalText, text } from "#collections/reading/field.ts";
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
  pdpoRegistrationNumber: optionalText.meta({
    title: "Registration number",
    description: "Given by Uganda’s Personal Data Protection Office.",
  }),
  dataProtectionContact: optionalText.meta({
    title: "Who answers for personal data",
    description: "A person or a role.",
  }),
  legalForm: optionalText,
  foundingYear: optional(z.int()).meta({
    title: "Year of foundation",
    description: "Asked of the organisation; no page shows it yet.",
  }),
});
export type Organisation = z.infer<typeof schema>;

/** Name, addresses and numbers of OTC, each written once in `content/site/organisation.yaml`. */
export const getOrganisation = contentFile("site/organisation.yaml", schema, "/contact");
