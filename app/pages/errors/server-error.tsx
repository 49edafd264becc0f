import { ErrorPage } from "./parts/error-page.tsx";

/** The page of status 500. The build makes it beforehand: whatever failed may be what it would read. */
export default function ServerError() {
  return <ErrorPage id="server-error" tone="bark" art="snapped-warp" />;
}
