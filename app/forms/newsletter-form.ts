import * as z from "zod/mini";
import type { FieldError } from "#app/services.ts";
import { checkedEmail, fieldErrors } from "./checked-text.ts";

const schema = z.object({ email: checkedEmail({ isRequired: true }) });

/**
 * Cleans and checks a posted newsletter form, in the browser and on the server alike.
 * @param values fields by name, as posted
 * @returns the address as it was typed, or what is wrong with it
 */
export function parseNewsletterForm(
  values: Record<string, string>,
): { ok: true; email: string } | { ok: false; errors: FieldError[] } {
  const outcome = schema.safeParse(values);
  return outcome.success
    ? { ok: true, email: outcome.data.email }
    : { ok: false, errors: fieldErrors(outcome.error, values) };
}
