import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Parsed } from "#app/forms/checked-text.ts";
import type { ToastMessage } from "#collections/site/messages.ts";
import { registerWorkerFor, requestSync } from "../sending/background-sync.ts";
import type { FormMessages } from "../sending/form-messages.ts";
import { queueForm } from "../sending/offline-queue.ts";
import { type PostResult, postForm } from "../sending/post-form.ts";
import type { FieldError } from "../services.ts";
import { randomKey } from "./random-key.ts";
import { pushToast } from "./toast-queue.ts";
import { mountToasts } from "./toasts.tsx";

interface FormPostOptions {
  labels: FormMessages;
  /** Errors that the page came with, from a form posted without JavaScript. */
  initialErrors: FieldError[];
  /** The same check that the server makes; only what passes is sent. */
  parse: (values: Record<string, string>) => Parsed<unknown>;
}

/** What became of a form that was taken: it arrived, or waits on this device. */
export type Receipt =
  | { kind: "sent"; reference: string | null }
  | { kind: "queued"; said: ToastMessage };

/**
 * Sends a native form without leaving the page: checks it, posts it, shows the toast, resets it after
 * success and keeps what was typed after a failure. `receipt` is for the form's own place, where it says
 * what became of it when the toast has gone.
 */
export function useFormPost({ labels, initialErrors, parse }: FormPostOptions) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef({ content: "", value: "" });
  const [isHydrated, setHydrated] = useState(false);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState(initialErrors);
  const [receipt, setReceipt] = useState<Receipt | null>(null);

  useEffect(() => {
    mountToasts(labels);
    setHydrated(true);
    return labels.waiting && form.current ? registerWorkerFor(form.current) : undefined;
  }, [labels]);

  useEffect(() => {
    if (receipt?.kind !== "queued") return;
    // From then on it is on its way, and a toast says when it has arrived.
    const forget = () => setReceipt(null);
    addEventListener("online", forget, { once: true });
    return () => removeEventListener("online", forget);
  }, [receipt]);

  useEffect(() => {
    // Focus goes to the first field that needs attention, once React has marked it.
    if (errors.length > 0 && errors !== initialErrors) {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }, [errors, initialErrors]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSending) return;
    const data = new FormData(element);
    const values = Object.fromEntries(textFields(data));
    setReceipt(null);
    const parsed = parse(values);
    setErrors(parsed.ok ? [] : parsed.errors);
    if (!parsed.ok) return;

    // One key for one content: the same words sent again after a failure are the same message.
    const content = JSON.stringify(values);
    if (key.current.content !== content) key.current = { content, value: randomKey() };
    data.set("_key", key.current.value);

    setSending(true);
    // Whoever is offline need not wait for three retries to be told so.
    const keep = () => queueIfOffline(labels, element.action, data, key.current.value);
    let said = await keep();
    let result: PostResult = { ok: false, errors: [] };
    if (!said) {
      result = await postForm(element.action, data);
      said = result.ok ? labels.success : await keep();
    }
    setSending(false);
    if (said) {
      key.current = { content: "", value: "" };
      element.reset();
      setReceipt(
        result.ok
          ? { kind: "sent", reference: result.reference ?? null }
          : { kind: "queued", said },
      );
      pushToast(said);
    } else if (!result.ok) {
      setErrors(result.errors);
      pushToast(labels.failure);
    }
  };

  const errorFor = (field: string) => errors.find((error) => error.field === field)?.message;
  return {
    form,
    submit,
    isHydrated,
    isSending,
    errorFor,
    receipt,
    resetForm: () => setReceipt(null),
  };
}

/**
 * Keeps a form on the device while that is offline.
 * @returns what to say about it; undefined when the device is online, or cannot keep anything
 */
async function queueIfOffline(
  labels: FormMessages,
  action: string,
  data: FormData,
  key: string,
): Promise<ToastMessage | undefined> {
  if (navigator.onLine || !labels.waiting) return undefined;
  try {
    await queueForm({ key, action, fields: textFields(data), labels, queuedAt: Date.now() });
  } catch {
    return undefined;
  }
  return ((await requestSync()) && labels.waitingAlone) || labels.waiting;
}

function textFields(data: FormData): [string, string][] {
  return [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
}
