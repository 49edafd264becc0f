import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import {
  emailAddress,
  optional,
  optionalText,
  optionalWebAddress,
  text,
  webAddress,
} from "#schemas/reading/field.ts";

const schema = z.strictObject({
  name: text,
  /** Public origin without a slash at the end; canonical addresses are built from it. */
  url: webAddress.refine((value) => !value.endsWith("/"), "must not end with a slash"),
  email: emailAddress,
  /** Left blank, as the building, wherever it would stand nothing does. */
  phone: optional(
    z
      .string()
      .regex(/^\+\d[\d ]{6,}$/, "must be an international number that starts with +, e.g. +256 …"),
  ),
  building: optionalText,
  city: text,
  country: text,
  social: z.strictObject({ linkedin: optionalWebAddress, x: optionalWebAddress }),
  /** Number given by Uganda's Personal Data Protection Office. */
  pdpoRegistrationNumber: optionalText,
  /** The person or role who answers for personal data. */
  dataProtectionContact: optionalText,
  legalForm: optionalText,
  foundingYear: optional(z.int()),
});
export type Organisation = z.infer<typeof schema>;

/** Name, addresses and numbers of OTC, each written once in `content/site/organisation.yaml`. */
export const getOrganisation = contentFile("site/organisation.yaml", schema);
