import { ErrorPage } from "./parts/error-page.tsx";

/**
 * Shown when a request fails unexpectedly; the server sends it with status 500. The build has made it
 * beforehand, because whatever failed may be what it would read.
 */
export default function ServerError() {
  return <ErrorPage id="server-error" tone="bark" art="snapped-warp" />;
}
