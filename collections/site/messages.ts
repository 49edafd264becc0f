import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { sentence, text } from "#collections/reading/field.ts";
import { choiceOf, field, fieldsOf, group, textFields } from "#collections/reading/form.ts";

const toast = z.strictObject({
  kind: choiceOf("Colour", { success: "Green: it is done", destructive: "Red: it failed" }),
  ...textFields("title description"),
});
export type ToastMessage = z.infer<typeof toast>;

const schema = z.strictObject({
  toasts: group("Messages that appear for a moment", "By the form, and by what became of it.", {
    ...fieldsOf(toast, "contactSent contactFailed contactNewsletterSubscribed"),
    ...fieldsOf(toast, "contactNewsletterFailed newsletterSubscribed newsletterFailed"),
    ...fieldsOf(toast, "contactWaiting newsletterWaiting"),
  }),
  newsletterAlmostDone: group("Once an address was taken", "In the place of a newsletter form.", {
    ...textFields("title description"),
  }),
  buttons: group("Buttons", "Those that stand in several places.", {
    ...textFields("send sending subscribe subscribeNow subscribing viewDetails"),
    ...textFields("hideDetails viewProfile hideProfile learnMore view download"),
    ...textFields("comingSoon dismiss copied selected"),
  }),
  shell: group(
    "Around every page",
    "Names of menus and buttons, most of them for people who have pages read out.",
    {
      ...textFields("home skip openMenu closeMenu mainMenu breadcrumb languages legal waysOn"),
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
