import { ErrorPage } from "./parts/error-page.tsx";

/** Sent with status 500. The build has made it beforehand: whatever failed may be what it would read. */
export default function ServerError() {
  return <ErrorPage id="server-error" tone="bark" art="snapped-warp" />;
}
