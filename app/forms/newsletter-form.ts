import * as z from "zod/mini";
import { checkedEmail, parseForm } from "./checked-text.ts";

const schema = z.object({ email: checkedEmail({ isRequired: true }) });

/**
 * Cleans and checks a posted newsletter form, in the browser and on the server alike.
 * @param values fields by name, as posted
 * @returns the address, or its error
 */
export const parseNewsletterForm = (values: Record<string, string>) => parseForm(schema, values);

export const newsletterFieldNames = Object.keys(schema.shape);
