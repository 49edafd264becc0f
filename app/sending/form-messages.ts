import type { ToastMessage } from "#collections/site/messages.ts";

/** Toasts of a form and labels of the notification region. */
export interface FormMessages {
  success: ToastMessage;
  failure: ToastMessage;
  /** Shown when the form is queued offline; absent, such a form counts as failed. */
  waiting?: ToastMessage | undefined;
  region: string;
  dismiss: string;
}
