import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/not-allowed";
import { ErrorPage } from "./parts/error-page.tsx";

export function loader() {
  return { page: getPage("not-allowed"), origin: getOrganisation().url };
}

/** Shown where something was sent to an address that can only be read; the server sends it with status 405. */
export default function NotAllowed({ loaderData }: Route.ComponentProps) {
  return <ErrorPage {...loaderData} tone="leaf" art="turned-thread" />;
}
