import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { LostThread } from "../components/lost-thread.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import type { Route } from "./+types/not-found";

export function loader() {
  return { page: getPage("not-found"), origin: getOrganisation().url };
}

/** The page for every address that does not exist; the server sends it with status 404. */
export default function NotFound({ loaderData: { page, origin } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...page} origin={origin} noIndex />
      <LostThread code={page.code} heading={page.heading} line={page.line} link={page.link} />
    </>
  );
}
