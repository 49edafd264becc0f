/** What the forms and links of the newsletter lead to, by the last part of the address. */
export const newsletterAnswers = ["check-email", "confirmed", "unsubscribed", "erased"] as const;

/** Pages that answer a form, and say nothing to anybody who has sent none. */
export const formAnswers: readonly string[] = [
  "/contact/sent",
  "/donate/pledge/sent",
  ...newsletterAnswers.map((name) => `/newsletter/${name}`),
];

/** Pages that a link in one of our e-mails opens, by what the link carries. */
export const linkAnswers: readonly string[] = ["/newsletter/confirm", "/newsletter/unsubscribe"];

/** What stands in the place of a page: unknown paths, unfit methods, failures. */
export const failurePages: readonly string[] = ["/404", "/405", "/500"];

/** Pages that say something else between two builds, so that the server makes them for each request. */
export const madeOnRequest: readonly string[] = ["/donate/totals", "/newsletter/archive"];
