import { z } from "zod";
import { link, links } from "#collections/reading/blocks.ts";
import { sentence, text, texts } from "#collections/reading/field.ts";
import { field, fieldsOf, group, textFields } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

const kind = z.strictObject({
  kind: field(text, "What it is"),
  title: text.meta({ title: "Heading of its form", description: "{name} is what it is called." }),
  what: field(text, "What followers get"),
});

/** What a form of following is answered with. */
const answer = <Id extends string, Path extends string>(id: Id, path: Path) =>
  page(id, path, {
    next: group("Where to go on", { heading: text, text, points: texts.optional(), links }),
  });

export const followPages = {
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
  "follow-sent": answer("follow-sent", "/follow/sent"),
  "follow-confirm": page("follow-confirm", "/follow/confirm", {
    to: field(text, "Before the address"),
    ...textFields("button note notMine"),
    done: group("Once it is confirmed", { heading: text, lead: text, ...textFields("list back") }),
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
  "follow-link-sent": answer("follow-link-sent", "/follow/link-sent"),
  "follow-stop": page("follow-stop", "/follow/stop", { ...textFields("button note") }),
  "follow-stopped": answer("follow-stopped", "/follow/stopped"),
  "follow-forgotten": answer("follow-forgotten", "/follow/forgotten"),
};
