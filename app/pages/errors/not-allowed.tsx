import { ErrorPage } from "./parts/error-page.tsx";

/** Shown where something was sent to an address that can only be read; the server sends it with status 405. */
export default function NotAllowed() {
  return <ErrorPage id="not-allowed" tone="leaf" art="turned-thread" />;
}
