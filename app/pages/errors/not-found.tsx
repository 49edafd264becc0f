import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/not-found";
import { ErrorPage } from "./parts/error-page.tsx";
import { SearchForm } from "./parts/search-form.tsx";

export function loader() {
  return { page: getPage("not-found"), origin: getOrganisation().url };
}

/** The page for every address that does not exist, and the way home; the server sends it with status 404. */
export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <ErrorPage {...loaderData} tone="jac" art="lost-thread" isNumber>
      <SearchForm {...loaderData.page.search} />
    </ErrorPage>
  );
}
