import { type FormEvent, useEffect, useRef, useState } from "react";
import { amountSentences, parseDonationForm } from "#app/forms/donation-form.ts";
import { formatShillings, parseShillings } from "#app/forms/shillings.ts";
import { randomKey } from "#app/islands/random-key.ts";
import type { FieldError, FormOutcome } from "#app/services.ts";

const withoutAmount = (errors: FieldError[]) => errors.filter(({ field }) => field !== "amount");

/**
 * What a script adds to the donation form: above all, a second press does not start a second payment. The
 * browser posts the form, since it alone can follow the way to the payment page.
 * @param min smallest donation in whole shillings
 */
export function useDonationForm(outcome: FormOutcome | null, min: number) {
  const form = useRef<HTMLFormElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [isSending, setSending] = useState(false);
  /** The amount that was typed, in words of money. */
  const [own, setOwn] = useState<string>();
  const [errors, setErrors] = useState<FieldError[]>(outcome?.errors ?? []);
  const mustFocus = useRef(false);

  const control = (name: "amount" | "_key") =>
    form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;

  const fill = (value: string) => {
    const box = control("amount");
    if (box) box.value = value;
    setOwn(undefined);
  };

  /** What was said of the amount is about another one now. */
  const forgetAmountError = () => setErrors(withoutAmount);

  const choose = () => {
    fill("");
    forgetAmountError();
  };

  const clearChoice = () => {
    const read = parseShillings(control("amount")?.value ?? "");
    setOwn(read.ok ? formatShillings(read.amount) : undefined);
    forgetAmountError();
    uncheck();
  };

  const uncheck = () => {
    for (const choice of form.current?.querySelectorAll<HTMLInputElement>("[name=preset]") ?? []) {
      choice.checked = false;
    }
  };

  useEffect(() => {
    setHydrated(true);
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setSending(false);
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  useEffect(() => {
    if (errors.length === 0 || !mustFocus.current) return;
    mustFocus.current = false;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) {
      event.preventDefault();
      return;
    }
    // No field takes files.
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const parsed = parseDonationForm(values, { min });
    let errors: FieldError[] = parsed.ok ? [] : parsed.errors;
    // A number field gives nothing away about letters typed into it, except that they are wrong.
    if (control("amount")?.validity.badInput) {
      errors = withoutAmount(errors);
      errors.unshift({
        field: "amount",
        code: "TYPE_AMOUNT",
        message: amountSentences["not-a-number"],
      });
    }
    // The typed one is kept, as the message says.
    mustFocus.current = errors.length > 0;
    setErrors(errors);
    if (errors.length > 0) {
      event.preventDefault();
      return;
    }
    // One key for one press: whatever sends the same request again does not start a second payment.
    const key = control("_key");
    if (key) key.value = randomKey();
    setSending(true);
    // No event follows when a visitor stops the loading of the next page. A provider may take this long.
    setTimeout(setSending, 30_000, false);
  };

  return {
    form,
    own,
    isHydrated,
    isSending,
    choose,
    clearChoice,
    submit,
    errorFor: (field: string) => errors.find((error) => error.field === field)?.message,
  };
}
