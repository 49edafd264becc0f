import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Icon } from "#app/components/base/icon.tsx";
import { Tooltip } from "#app/components/base/tooltip.tsx";
import look from "./toast.module.css";
import lookText from "./toast.module.css?inline";
import {
  dismissToast,
  forgetToast,
  readToasts,
  subscribeToToasts,
  type Toast,
} from "./toast-queue.ts";
import styles from "./toasts.module.css";
import stylesText from "./toasts.module.css?inline";

/** Milliseconds that a success stays; a destructive toast stays until it is dismissed (decisions, 4). */
const lifetime = 5000;
/** Sideways travel in CSS pixels that dismisses a toast (specification, section 9). */
const swipeThreshold = 20;
/** Milliseconds between dismissal and removal (specification, section 9). */
const removalDelay = 200;

let isMounted = false;

/** Mounts the empty region on hydration: screen readers announce only what comes into an existing one. */
export function mountToasts(labels: { region: string; dismiss: string }): void {
  if (isMounted) return;
  isMounted = true;
  // The Content-Security-Policy refuses a `<style>` of a script, but not a new rule in a stylesheet that it has allowed.
  const [sheet] = document.styleSheets;
  sheet?.insertRule(`@media all{${lookText}${stylesText}}`, sheet.cssRules.length);
  const host = document.body.appendChild(document.createElement("div"));
  createRoot(host).render(<Toaster {...labels} />);
}

function Toaster({ region, dismiss }: { region: string; dismiss: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  return (
    <section className={`stack gap-3 ${styles.region}`} aria-label={region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismiss} />
      ))}
    </section>
  );
}

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const { id, message, isLeaving } = toast;
  const isSuccess = message.kind === "success";
  const [isHeld, setHeld] = useState(false);
  const [travel, setTravel] = useState(0);
  const startX = useRef<number | null>(null);
  /** Had the focus before the button. */
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!isSuccess || isHeld || isLeaving) return;
    const timer = setTimeout(() => dismissToast(id), lifetime);
    return () => clearTimeout(timer);
  }, [id, isSuccess, isHeld, isLeaving]);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => forgetToast(id), removalDelay);
    return () => clearTimeout(timer);
  }, [id, isLeaving]);

  const endSwipe = () => {
    startX.current = null;
    setTravel(0);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done with the button inside
    <div
      className={`no-print ${look.toast} ${look.beat} ${look[message.kind]} ${styles.toast}`}
      role={isSuccess ? "status" : "alert"}
      data-leaving={isLeaving || undefined}
      data-swiping={travel !== 0 || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget as HTMLElement | null;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        startX.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (startX.current === null) return;
        const distance = event.clientX - startX.current;
        setTravel(distance);
        if (Math.abs(distance) >= swipeThreshold) {
          endSwipe();
          dismissToast(id);
        }
      }}
      onPointerUp={endSwipe}
      onPointerCancel={endSwipe}
    >
      <div className={look.key}>
        <Icon name={isSuccess ? "check" : "triangle-alert"} />
      </div>
      <div className={look.body}>
        <b className={look.title}>{message.title}</b>
        <p className={look.description}>{message.description}</p>
      </div>
      <button
        type="button"
        className={look.dismiss}
        aria-label={dismissLabel}
        data-tooltip=""
        onClick={() => {
          dismissToast(id);
          before.current?.focus();
        }}
      >
        <Icon name="x" />
        <Tooltip text={dismissLabel} align="end" />
      </button>
    </div>
  );
}
