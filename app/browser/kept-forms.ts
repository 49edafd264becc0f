/** Sends forms that waited on this device for a connection: now, and whenever it comes back. */
export function startKeptForms(): void {
  const send = () => {
    if (!navigator.onLine || !hasKeptForms()) return;
    import("../islands/send-kept-forms.ts").then(
      ({ sendKeptForms }) => sendKeptForms(),
      () => undefined,
    );
  };
  addEventListener("online", send);
  addEventListener("load", send, { once: true });
}

/** The same question as in `app/sending/kept-forms.ts`, asked here so that no page fetches that file for it. */
function hasKeptForms(): boolean {
  try {
    return localStorage.getItem("otc-kept-forms") !== null;
  } catch {
    // Storage may be forbidden; then nothing was kept either.
    return false;
  }
}
