import { z } from "zod";
import { exactCount, link, text, titled } from "#collections/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

/** Whole Uganda shillings. */
const shillings = z.int().positive();

export const donationPages = {
  donate: pageSchema("donate", "/donate", {
    ...opening,
    form: z
      .strictObject({
        heading: text,
        amountLegend: text.meta({ title: "Words above the amounts" }),
        amounts: exactCount(shillings, 4).meta({
          description: "Whole Uganda shillings, written without commas.",
        }),
        customLabel: text.meta({ title: "Words of the field for another amount" }),
        customPlaceholder: shillings.meta({
          title: "Example in that field",
          description: "Whole Uganda shillings.",
        }),
        minimum: shillings.meta({
          title: "Smallest donation",
          description: "Whole Uganda shillings.",
        }),
        minimumHint: text.meta({ title: "Words about the smallest donation" }),
        frequency: z
          .strictObject({ legend: text, once: text, monthly: text, monthlyNote: text })
          .meta({
            title: "How often",
            description: "Shown only while monthly donations are offered.",
          }),
        providerLegend: text.meta({
          title: "Words above the ways to pay",
          description: "Shown only while there is more than one.",
        }),
        detailsLegend: text.meta({ title: "Words above name, e-mail and telephone" }),
        name: text.meta({ title: "Label: name" }),
        email: text.meta({ title: "Label: e-mail" }),
        phone: text.meta({ title: "Label: telephone" }),
        submit: text.meta({ title: "Button" }),
        submitting: text.meta({ title: "Button while it works" }),
        failed: titled.meta({ title: "When a donation was not taken" }),
        note: text.meta({ title: "Words below the button" }),
        privacyLink: link.meta({ title: "Link about personal data" }),
      })
      .meta({ title: "Form" }),
    notOpen: text.meta({
      title: "While online payment is closed",
      description: "Shown as long as no payment provider is set up.",
    }),
    ways: z
      .strictObject({
        heading: text,
        mobileMoney: z.strictObject({
          title: text,
          name: text,
          note: text,
          online: text.meta({ title: "Note while the payment page takes mobile money" }),
        }),
        bankTransfer: z.strictObject({ title: text, note: text }),
        contact: z.strictObject({ title: text }),
      })
      .meta({ title: "Other ways to give" }),
    impact: z
      .strictObject({
        heading: text,
        intro: text.meta({ title: "Introduction" }),
        items: z.array(titled).min(1),
      })
      .meta({ title: "What donations do" }),
  }),
};
