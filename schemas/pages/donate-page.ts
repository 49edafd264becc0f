import { z } from "zod";
import { drawn, link, text, titled } from "#schemas/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

/** Whole Uganda shillings. */
const shillings = z.int().positive();

export const donationPages = {
  donate: pageSchema("donate", "/donate", {
    ...opening,
    form: z.strictObject({
      heading: text,
      amountLegend: text,
      amounts: drawn(shillings, 4),
      customLabel: text,
      customPlaceholder: shillings,
      /** Smallest donation in whole Uganda shillings. */
      minimum: shillings,
      minimumHint: text,
      frequency: z.strictObject({ legend: text, once: text, monthly: text, monthlyNote: text }),
      providerLegend: text,
      detailsLegend: text,
      name: text,
      email: text,
      phone: text,
      submit: text,
      submitting: text,
      /** Above the form when a donation was not taken. */
      failed: titled,
      note: text,
      privacyLink: link,
    }),
    /** Shown while no payment provider is configured. */
    notOpen: text,
    ways: z.strictObject({
      heading: text,
      /** `online` takes the place of `note` where the payment page takes mobile money. */
      mobileMoney: z.strictObject({ title: text, name: text, note: text, online: text }),
      bankTransfer: z.strictObject({ title: text, note: text }),
      contact: z.strictObject({ title: text }),
    }),
    impact: z.strictObject({ heading: text, intro: text, items: z.array(titled).min(1) }),
  }),
};
