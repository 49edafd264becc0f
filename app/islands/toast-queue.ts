import type { ToastMessage } from "#collections/site/messages.ts";

/** Toasts on screen at the same time (specification, section 9). */
const visibleLimit = 3;

export interface Toast {
  id: number;
  message: ToastMessage;
  isLeaving: boolean;
}

let visible: readonly Toast[] = [];
let waiting: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function update(toasts: readonly Toast[]): void {
  const free = Math.max(0, visibleLimit - toasts.length);
  visible = [...toasts, ...waiting.slice(0, free)];
  waiting = waiting.slice(free);
  for (const listener of listeners) listener();
}

/**
 * Adds a toast in the place of one that says the same; it waits while three are visible.
 * @returns its id, for `dismissToast`
 */
export function pushToast(message: ToastMessage): number {
  const id = nextId++;
  const isOther = (toast: Toast) => !isSame(toast.message, message);
  waiting = [...waiting.filter(isOther), { id, message, isLeaving: false }];
  update(visible.filter(isOther));
  return id;
}

const isSame = (a: ToastMessage, b: ToastMessage) =>
  a.kind === b.kind && a.title === b.title && a.description === b.description;

/** Starts a toast's exit animation, which `forgetToast` follows; one that still waits never appears. */
export function dismissToast(id: number): void {
  waiting = waiting.filter((toast) => toast.id !== id);
  update(visible.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
}

export function forgetToast(id: number): void {
  update(visible.filter((toast) => toast.id !== id));
}

/** The toasts on screen, oldest first. The same array until something changes. */
export function readToasts(): readonly Toast[] {
  return visible;
}

/** Calls `listener` after each change; returns a function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
