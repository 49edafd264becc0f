import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { text } from "#schemas/reading/field.ts";

const toast = z.strictObject({
  kind: z.enum(["success", "destructive"]),
  title: text,
  description: text,
});
export type ToastMessage = z.infer<typeof toast>;

const schema = z.strictObject({
  toasts: z.strictObject({
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
  }),
  newsletterAlmostDone: z.strictObject({ title: text, description: text }),
  buttons: z.strictObject({
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
  }),
  shell: z.strictObject({
    home: text,
    skip: text,
    openMenu: text,
    closeMenu: text,
    mainMenu: text,
    breadcrumb: text,
    notifications: text,
    /** Holds `{section}`. */
    showPagesUnder: text.includes("{section}", { message: "must hold {section}" }),
    opensInNewTab: text,
  }),
  errorScreen: z.strictObject({ title: text, line: text }),
  withoutServer: z.strictObject({
    contact: text,
    newsletter: text,
    feeds: text,
    search: z.strictObject({ scriptOff: text, asleep: text, wake: text, failed: text }),
  }),
});
export type Messages = z.infer<typeof schema>;

/** Words of toasts, buttons and the page shell. */
export const getMessages = contentFile("site/messages.yaml", schema);
