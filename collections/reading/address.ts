import { z } from "zod";
import { withoutInvisible } from "#collections/formats/plain-signs.ts";
import { optional } from "./field.ts";

/** Signs that show nothing come with what is copied from chats and PDF files, and lead elsewhere. */
const isSeen = (value: string) => withoutInvisible(value) === value;
const unseen =
  "holds a sign that shows nothing, such as a zero-width space: type the address again";

/** The form of an address inside the site, existing or not. */
export const localAddress = z
  .string()
  .regex(/^\/(?!\/)\S*$/, "must be an address inside the site that starts with /")
  .refine(isSeen, unseen)
  .meta({ control: "address" });

/** A link inside the site, e.g. `/about/team`, `/contact?about=tsg` or `/about#values`: it must exist. */
export const internalPath = localAddress.meta({ control: "address", mustExist: "anything" });

/** The address of a page; a file or a redirect is refused. */
export const pageAddress = localAddress.meta({ control: "address", mustExist: "page" });

/** A full web address; only encrypted ones. */
export const webAddress = z
  .url({ protocol: /^https$/, error: "must be a full address that starts with https://" })
  .refine((value) => !/\s/.test(value), "must not contain a space")
  .refine(isSeen, unseen);

/** The address of a page that others offer, perhaps only unencrypted. */
export const webPage = z
  .url({
    protocol: /^https?$/,
    error: "must be a full address that starts with https:// or http://",
  })
  .refine((value) => !/\s/.test(value), "must not contain a space")
  .refine(isSeen, unseen);

/** Whether a web address is a page and not only the home page of a site. */
export function isPageAddress(address: string): boolean {
  const { pathname, search } = new URL(address);
  return /[^/]/.test(pathname) || search !== "";
}

export const optionalWebAddress = optional(webAddress);

export const emailAddress = z.email("must be an e-mail address such as name@example.org");

export const optionalEmailAddress = optional(emailAddress);
