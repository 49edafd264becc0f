import { z } from "zod";
import { link, links } from "#collections/reading/blocks.ts";
import { sentence, text, texts } from "#collections/reading/field.ts";
import { field, fieldsOf, group, textFields } from "#collections/reading/form.ts";
import { opening, page, pageSchema } from "./page-schema.ts";

/** Stands below the answer to a form. */
const next = group("Where to go on", { heading: text, text, links });
const nextPoints = group("Where to go on", {
  heading: text,
  text,
  points: texts.optional(),
  links,
});

const kind = z.strictObject({
  kind: field(text, "What it is"),
  title: text.meta({ title: "Heading of its form", description: "{name} is what it is called." }),
  what: field(text, "What followers get"),
});

/** The newsletter and following: their forms, and the pages behind links in e-mails. */
export const mailPages = {
  newsletter: page("newsletter", "/newsletter", {
    card: group("Form", {
      heading: text,
      email: field(text, "Label of the field"),
      privacy: field(text, "About personal data"),
      elsewhere: text.meta({
        title: "The same where a form service takes the address",
        description: "As on a host that hands out files only.",
      }),
      privacyLink: field(link, "Link behind it"),
    }),
    receive: group("What readers get", {
      heading: text,
      paragraphs: texts,
      archive: field(link, "Link to earlier newsletters"),
    }),
  }),
  "newsletter-check-email": page("newsletter-check-email", "/newsletter/check-email", { next }),
  /** One page for each state of the link in the e-mail that asks for confirmation. */
  "newsletter-confirm": pageSchema("newsletter-confirm", "/newsletter/confirm", {
    ready: group("While the link works", { ...opening, button: text, note: text }),
    confirmed: field(z.strictObject(opening), "When it was used before"),
    expired: group("When the link works no longer", { ...opening, link }),
  }),
  "newsletter-confirmed": page("newsletter-confirmed", "/newsletter/confirmed", { next }),
  "newsletter-unsubscribe": pageSchema("newsletter-unsubscribe", "/newsletter/unsubscribe", {
    known: group("For an address that we have", {
      ...opening,
      button: text,
      erase: group("Choice to be forgotten altogether", { label: text, hint: text }),
    }),
    unknown: group("For a link that we do not know", { ...opening, link }),
  }),
  "newsletter-unsubscribed": page("newsletter-unsubscribed", "/newsletter/unsubscribed", { next }),
  "newsletter-erased": page("newsletter-erased", "/newsletter/erased", { next }),
  "newsletter-archive": page("newsletter-archive", "/newsletter/archive", {
    feed: field(text, "Link to the feed"),
    sentOn: field(text, "Before the day of a newsletter"),
    back: field(text, "Link back to all of them"),
    empty: group("While there is none yet", { heading: text, text, link }),
  }),
  follow: page("follow", "/follow", {
    kinds: group(
      "What can be followed",
      "Each with its words.",
      fieldsOf(kind, "case country law topic opportunities corrections"),
    ),
    form: group("Form", "Its fields, in their order, and what it says of a mistake.", {
      ...textFields("thing email howOften now week button note"),
      privacyLink: link,
      without: field(text, "Before the ways without an address"),
      ...textFields("unknown closed noPace"),
      failed: group("When it could not be kept", { title: text, description: text }),
    }),
    gets: field(text, "Heading over what followers get"),
    unfold: field(text, "What opens it on a phone"),
  }),
  "follow-sent": page("follow-sent", "/follow/sent", { next: nextPoints }),
  "follow-confirm": page("follow-confirm", "/follow/confirm", {
    to: field(text, "Before the address"),
    ...textFields("button note notMine"),
    done: group("Once it is confirmed", { heading: text, lead: text, ...textFields("list back") }),
    closed: group("When the case has closed since", { heading: text, lead: text }),
  }),
  "follow-list": page("follow-list", "/follow/list", {
    ...fieldsOf(text, "closedKind"),
    asked: field(text, "When it was asked for"),
    stopped: field(text, "When its owner stopped it"),
    closed: field(text, "When the case is closed"),
    save: field(text, "Button that saves how often"),
    saved: field(sentence("choice"), "When a choice has saved itself"),
    notSaved: field(text, "When it could not be saved"),
    stop: field(text, "Button that stops one"),
    again: field(text, "Button that begins one again"),
    remove: field(text, "Button that takes one off the list"),
    all: group("Stop all", { heading: text, text: sentence("days"), button: text }),
    forget: group("Be forgotten", {
      heading: text,
      text: sentence("days"),
      ...textFields("sure button"),
    }),
    about: group("About the page", { heading: text, text: sentence("days"), link: text }),
  }),
  "follow-link": page("follow-link", "/follow/link", { ...textFields("button note") }),
  "follow-link-sent": page("follow-link-sent", "/follow/link-sent", { next: nextPoints }),
  "follow-stop": page("follow-stop", "/follow/stop", { ...textFields("button note") }),
  "follow-stopped": page("follow-stopped", "/follow/stopped", { next: nextPoints }),
  "follow-empty": page("follow-empty", "/follow/empty", { next: nextPoints }),
  "follow-forgotten": page("follow-forgotten", "/follow/forgotten", { next: nextPoints }),
};
