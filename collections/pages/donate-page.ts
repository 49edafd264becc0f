import { z } from "zod";
import { link, titled } from "#collections/reading/blocks.ts";
import { exactCount, listOf, text } from "#collections/reading/field.ts";
import { field, group, textFields } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

/** Whole Uganda shillings. */
const shillings = z.int().positive();

export const donationPages = {
  donate: page("donate", "/donate", {
    form: group("Form", {
      heading: text,
      amountLegend: field(text, "Words above the amounts"),
      amounts: exactCount(shillings, 4).meta({
        description: "Whole Uganda shillings, written without commas.",
      }),
      customLabel: field(text, "Words of the field for another amount"),
      customPlaceholder: field(shillings, "Example in that field", "Whole Uganda shillings."),
      minimum: field(shillings, "Smallest donation", "Whole Uganda shillings."),
      minimumHint: field(text, "Words about the smallest donation"),
      frequency: group("How often", "Shown only while monthly donations are offered.", {
        ...textFields("legend once monthly monthlyNote"),
      }),
      providerLegend: text.meta({
        title: "Words above the ways to pay",
        description: "Shown only while there is more than one.",
      }),
      receipt: field(text, "Opens name, e-mail and telephone"),
      detailsLegend: field(text, "Words above name, e-mail and telephone"),
      name: field(text, "Label: name"),
      email: field(text, "Label: e-mail"),
      phone: field(text, "Label: telephone"),
      submit: field(text, "Button"),
      submitting: field(text, "Button while it works"),
      failed: field(titled, "When a donation was not taken"),
      note: field(text, "Words below the button"),
      next: field(text, "Before the name of the payment provider"),
      privacyLink: field(link, "Link about personal data"),
    }),
    notOpen: text.meta({
      title: "While online payment is closed",
      description: "Shown as long as no payment provider is set up.",
    }),
    ways: group("Other ways to give", {
      heading: text,
      mobileMoney: z.strictObject({
        ...textFields("title name note"),
        online: field(text, "Note while the payment page takes mobile money"),
      }),
      bankTransfer: z.strictObject({ title: text, note: text }),
      contact: z.strictObject({ title: text }),
    }),
    impact: group("What donations do", {
      heading: text,
      intro: field(text, "Introduction"),
      items: listOf(titled),
      answers: field(link, "Link below the introduction"),
    }),
  }),
};
