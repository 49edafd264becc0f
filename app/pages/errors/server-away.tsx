import { ErrorPage } from "./parts/error-page.tsx";

/** Shown by the proxy with status 502 in the place of what only the server can answer, while that is away. */
export default function ServerAway() {
  return <ErrorPage id="server-away" tone="bark" art="snapped-warp" />;
}
