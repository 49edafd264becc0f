import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Parsed } from "#app/forms/checked-text.ts";
import type { ToastMessage } from "#collections/site/messages.ts";
import type { FormMessages } from "../sending/form-messages.ts";
import { queueForm } from "../sending/offline-queue.ts";
import { type PostResult, postForm } from "../sending/post-form.ts";
import type { FormOutcome } from "../services.ts";
import { randomKey } from "./random-key.ts";
import { dismissToast, pushToast } from "./toast-queue.ts";
import { mountToasts } from "./toasts.tsx";
import { controlsOf } from "./typed-values.ts";

interface FormPostOptions {
  labels: FormMessages;
  action: string;
  outcome: FormOutcome | null;
  /** The same check that the server makes; only what passes is sent. */
  parse: (values: Record<string, string>) => Parsed<unknown>;
}

/** Result of an accepted form: sent, or queued on this device. */
export type Receipt =
  | { kind: "sent"; reference: string | null }
  | { kind: "queued"; message: ToastMessage };

/** Of the last content that was sent. It outlives an island that starts again. */
let lastKey = { content: "", value: "" };

/**
 * Sends a form without leaving the page. After success the form is as it was at first, but for what was typed while
 * it was sent; `receipt` outlives the toast.
 */
export function useFormPost({ labels, action, outcome, parse }: FormPostOptions) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useRef(0);
  const [isHydrated, setHydrated] = useState(false);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState(outcome?.errors ?? []);
  const [receipt, setReceipt] = useState<Receipt | null>(null);

  useEffect(() => {
    mountToasts(labels);
    setHydrated(true);
  }, [labels]);

  useEffect(() => {
    if (receipt?.kind !== "queued") return;
    // From then on it is being sent, and a toast reports the arrival.
    const forget = () => setReceipt(null);
    addEventListener("online", forget, { once: true });
    return () => removeEventListener("online", forget);
  }, [receipt]);

  const focus = (control: string) => form.current?.querySelector<HTMLElement>(control)?.focus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `focus` reads a ref alone
  useEffect(
    () => () => {
      // The disabled button has lost the focus.
      if (isSending && document.activeElement === document.body) focus("[type=submit]");
    },
    [isSending],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `focus` reads a ref alone
  useEffect(() => {
    // After React has marked the fields.
    if (errors.length > 0 && errors !== outcome?.errors) focus("[aria-invalid=true]");
  }, [errors, outcome]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSending) return;
    const data = new FormData(element);
    const values = Object.fromEntries(textFields(data));
    setReceipt(null);
    dismissToast(toast.current);
    const parsed = parse(values);
    setErrors(parsed.ok ? [] : parsed.errors);
    if (!parsed.ok) return;

    // Same content, same key: a retry after a failure is the same message.
    const content = JSON.stringify(values);
    if (lastKey.content !== content) lastKey = { content, value: randomKey() };
    const key = lastKey.value;
    data.set("_key", key);

    setSending(true);
    // Offline, queue at once instead of after three retries.
    const queue = () => queueIfOffline(labels, element.action, data, key);
    let message = await queue();
    let result: PostResult = { ok: false, errors: [] };
    if (!message) {
      result = await postForm(element.action, data);
      message = result.ok ? labels.success : await queue();
    }
    setSending(false);
    if (message) {
      lastKey = { content: "", value: "" };
      // An island that had to start again has another form in the place of the one that was sent.
      const form = element.isConnected ? element : findForm(element.action);
      if (form) clearSent(form, values);
      setReceipt(
        result.ok
          ? { kind: "sent", reference: result.reference ?? null }
          : { kind: "queued", message },
      );
      toast.current = pushToast(message);
    } else if (!result.ok) {
      setErrors(result.errors);
      toast.current = pushToast(labels.failure);
    }
  };

  const errorFor = (field: string) => errors.find((error) => error.field === field)?.message;
  return {
    formProps: {
      ref: form,
      method: "post",
      action,
      encType: "multipart/form-data",
      noValidate: isHydrated,
      onSubmit: submit,
    },
    isSending,
    errorFor,
    /** What concerns no single field, such as "too many". */
    failure: errorFor("") ?? outcome?.description,
    receipt,
  };
}

/** Queues a form while the device is offline. @returns undefined when online or without storage */
async function queueIfOffline(labels: FormMessages, action: string, data: FormData, key: string) {
  if (navigator.onLine || !labels.waiting) return undefined;
  try {
    await queueForm({ key, action, fields: textFields(data), labels, queuedAt: Date.now() });
  } catch {
    return undefined;
  }
  return labels.waiting;
}

const findForm = (action: string) => [...document.forms].find((form) => form.action === action);

/** Resets a form that was sent, and puts back what has been typed into it since. */
function clearSent(form: HTMLFormElement, values: Record<string, string>): void {
  const later = controlsOf(form).flatMap((control) =>
    control.value === values[control.name] ? [] : [{ control, value: control.value }],
  );
  form.reset();
  for (const { control, value } of later) if (control.type !== "hidden") control.value = value;
}

/** No form takes files. */
const textFields = (data: FormData) => [...data] as [string, string][];
