import * as z from "zod/mini";
import { checkedEmail, parseForm } from "./checked-text.ts";

const schema = z.object({ email: checkedEmail() });

/** Checks a posted newsletter form, in browser and server alike: the address, or its error. */
export const parseNewsletterForm = (values: Record<string, string>) => parseForm(schema, values);

export const newsletterFieldNames = Object.keys(schema.shape);
