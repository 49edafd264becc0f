import type { ToastMessage } from "#collections/site/messages.ts";

/** Words of one form's toasts and of the notification region. */
export interface FormMessages {
  success: ToastMessage;
  failure: ToastMessage;
  /** Said when the device is offline and keeps the form; left out, such a form counts as failed. */
  waiting?: ToastMessage | undefined;
  /** Said instead where the browser will send it by itself, with no page open. */
  waitingAlone?: ToastMessage | undefined;
  region: string;
  dismiss: string;
}
