import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/not-found";
import { LostThread } from "./parts/lost-thread.tsx";

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
