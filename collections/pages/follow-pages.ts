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
    form: group("Form", {
      ...textFields("thing email howOften now week button note"),
      privacyLink: link,
      without: field(text, "Before the ways without an address"),
      ...textFields("unknown closed noPace"),
      failed: group("When it could not be kept", { title: text, description: text }),
    }),
    gets: field(text, "Heading over what followers get"),
  }),
  "follow-sent": answer("follow-sent", "/follow/sent"),
  "follow-confirm": page("follow-confirm", "/follow/confirm", {
    ...textFields("to button note notMine"),
    done: group("Once it is confirmed", { heading: text, lead: text, ...textFields("list back") }),
  }),
  "follow-list": page("follow-list", "/follow/list", {
    ...textFields("none asked closedKind stopped closed save stop again remove"),
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
