import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { sentence, text } from "#collections/reading/field.ts";
import { choiceOf, field, group } from "#collections/reading/form.ts";

const toast = z.strictObject({
  kind: choiceOf("Colour", { success: "Green: it is done", destructive: "Red: it failed" }),
  title: text,
  description: text,
});
export type ToastMessage = z.infer<typeof toast>;

const schema = z.strictObject({
  toasts: group("Messages that appear for a moment", "By the form, and by what became of it.", {
    contactSent: toast,
    contactFailed: toast,
    contactNewsletterSubscribed: toast,
    contactNewsletterFailed: toast,
    newsletterSubscribed: toast,
    newsletterFailed: toast,
    contactWaiting: toast,
    newsletterWaiting: toast,
  }),
  newsletterAlmostDone: group("Once an address was taken", "In the place of a newsletter form.", {
    title: text,
    description: text,
  }),
  buttons: group("Buttons", "Those that stand in several places.", {
    send: text,
    sending: text,
    subscribe: text,
    subscribeNow: text,
    subscribing: text,
    viewDetails: text,
    hideDetails: text,
    viewProfile: text,
    hideProfile: text,
    learnMore: text,
    view: text,
    download: text,
    comingSoon: text,
    dismiss: text,
    copied: text,
    selected: text,
  }),
  shell: group(
    "Around every page",
    "Names of menus and buttons, most of them for people who have pages read out.",
    {
      home: text,
      skip: text,
      openMenu: text,
      closeMenu: text,
      mainMenu: text,
      breadcrumb: text,
      languages: text,
      legal: text,
      waysOn: text,
      notifications: text,
      showPagesUnder: sentence("section"),
      opensInNewTab: text,
      notInUse: field(
        text,
        "After a placeholder",
        "Stands once at the foot of each page, behind what is not real yet.",
      ),
    },
  ),
  errorScreen: group("When a page breaks", { title: text, line: field(text, "Sentence below it") }),
});
export type Messages = z.infer<typeof schema>;

export const getMessages = contentFile("site/messages.yaml", schema, "/contact");
