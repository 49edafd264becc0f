import type { ComponentProps, ReactNode } from "react";
import type { RouterContextProvider } from "react-router";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { requestContext } from "#app/request-context.ts";
import {
  asExported,
  getLegalPage,
  type LegalPath,
  type LegalSlot,
  legalSlots,
} from "#collections/legal/legal-pages.ts";
import { namePage } from "#collections/pages/pages.ts";
import { markdownSections } from "#collections/reading/markdown-sections.ts";
import { legalValues } from "#collections/site/legal-values.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { getRetention } from "#collections/site/retention.ts";
import { inDays } from "#collections/time/days.ts";
import { LegalText } from "./parts/legal-text.tsx";
import { DataAbroad, Processors } from "./parts/processors.tsx";
import tableStyles from "./parts/retention-table.module.css";

/** Each legal page has a surface and a quiet cloth of its own. */
const looks: Record<LegalPath, Pick<ComponentProps<typeof PageOpening>, "tone" | "art">> = {
  "/legal/privacy": { tone: "night", art: "head-privacy" },
  "/legal/terms": { tone: "leaf", art: "head-terms" },
  "/legal/cookies": { tone: "gold", art: "head-cookies" },
  "/legal/disclaimer": { tone: "bark", art: "head-disclaimer" },
  "/legal/accessibility": { tone: "jac", art: "head-accessibility" },
};

interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export function loader({ request, context }: LoaderArgs) {
  const written = getLegalPage(new URL(request.url).pathname);
  const isExported = context.get(requestContext).staticHost !== undefined;
  const { body, exported: _, ...page } = isExported ? asExported(written) : written;
  const values = legalValues(getOrganisation());
  return { page: namePage(page), sections: markdownSections(body, { values, slots: legalSlots }) };
}

const slots: Record<LegalSlot, ReactNode> = {
  retention: <RetentionTable />,
  processors: <Processors />,
  abroad: <DataAbroad />,
};

/** Privacy, terms, cookies, disclaimer and accessibility: one text each, made to be read. */
export default function LegalPage({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { page, sections } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} {...looks[page.path]} modifiedOn={page.updatedOn} />
      <LegalText {...page} sections={sections} slots={slots} />
    </>
  );
}

/** How long each kind of record is kept. */
function RetentionTable() {
  return (
    <table className={tableStyles.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(getRetention().periods).map((row) => (
          <tr key={row.record}>
            <th scope="row">{`${row.record}, ${row.purpose}`}</th>
            <td>
              {"days" in row ? (
                <>
                  <strong>{inDays(row.days)}</strong> after {row.from}
                </>
              ) : (
                `Until ${row.until}`
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
