import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/server-error";
import { ErrorPage } from "./parts/error-page.tsx";

export function loader() {
  return { page: getPage("server-error"), origin: getOrganisation().url };
}

/**
 * Shown when a request fails unexpectedly; the server sends it with status 500. The build has made it
 * beforehand, because whatever failed may be what it would read.
 */
export default function ServerError({ loaderData }: Route.ComponentProps) {
  return <ErrorPage {...loaderData} tone="bark" art="snapped-warp" />;
}
