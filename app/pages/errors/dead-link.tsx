import { ErrorPage } from "./parts/error-page.tsx";

/** Shown where a link in one of our e-mails works no longer; the server sends it with status 410. */
export default function DeadLink() {
  return <ErrorPage id="dead-link" tone="leaf" art="snapped-warp" />;
}
