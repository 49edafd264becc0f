import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { sentence, text } from "#collections/reading/field.ts";

const toast = z.strictObject({
  kind: z.enum(["success", "destructive"]).meta({
    title: "Colour",
    labels: { success: "Green: it is done", destructive: "Red: it failed" },
  }),
  title: text,
  description: text,
});
export type ToastMessage = z.infer<typeof toast>;

const schema = z.strictObject({
  toasts: z
    .strictObject({
      contactSent: toast,
      contactFailed: toast,
      contactNewsletterSubscribed: toast,
      contactNewsletterFailed: toast,
      newsletterSubscribed: toast,
      newsletterFailed: toast,
      contactWaiting: toast,
      contactWaitingAlone: toast,
      newsletterWaiting: toast,
      newsletterWaitingAlone: toast,
    })
    .meta({
      title: "Messages that appear for a moment",
      description: "By the form, and by what became of it.",
    }),
  newsletterAlmostDone: z.strictObject({ title: text, description: text }).meta({
    title: "Once an address was taken",
    description: "In the place of a newsletter form.",
  }),
  buttons: z
    .strictObject({
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
    })
    .meta({ description: "Those that stand in several places." }),
  shell: z
    .strictObject({
      home: text,
      skip: text,
      openMenu: text,
      closeMenu: text,
      mainMenu: text,
      breadcrumb: text,
      notifications: text,
      showPagesUnder: sentence("section"),
      opensInNewTab: text,
    })
    .meta({
      title: "Around every page",
      description: "Names of menus and buttons, most of them for people who have pages read out.",
    }),
  errorScreen: z
    .strictObject({ title: text, line: text.meta({ title: "Sentence below it" }) })
    .meta({ title: "When a page breaks" }),
  withoutServer: z
    .strictObject({
      contact: text,
      newsletter: text,
      feeds: text,
      search: z.strictObject({
        scriptOff: text.meta({ title: "Without JavaScript" }),
        asleep: text.meta({ title: "Before it is loaded" }),
        wake: text.meta({ title: "Button that loads it" }),
        failed: text.meta({ title: "When it could not be loaded" }),
      }),
    })
    .meta({
      title: "Without a server",
      description: "Where the site lies as files on a host that takes no forms.",
    }),
});
export type Messages = z.infer<typeof schema>;

/** Words of toasts, buttons and the page shell. */
export const getMessages = contentFile("site/messages.yaml", schema);
