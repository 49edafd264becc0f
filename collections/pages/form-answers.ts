/** Result pages of the newsletter's forms and links, by the last part of the address. */
export const newsletterAnswers = ["check-email", "confirmed", "unsubscribed", "erased"] as const;

/** Pages that answer a form, and are of no use without one. */
export const formAnswers: readonly string[] = [
  "/contact/sent",
  "/donate/pledge/sent",
  ...newsletterAnswers.map((name) => `/newsletter/${name}`),
];

/** Pages that a link in one of our e-mails opens, by what the link carries. */
export const linkAnswers: readonly string[] = ["/newsletter/confirm", "/newsletter/unsubscribe"];

export const failurePages: readonly string[] = ["/404", "/405", "/410", "/429", "/500", "/502"];

/** Pages that change between two builds, so that the server renders them for each request. */
export const madeOnRequest: readonly string[] = ["/newsletter/archive"];
