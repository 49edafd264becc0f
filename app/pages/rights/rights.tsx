import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import { getDoors } from "#schemas/rights.ts";
import type { Route } from "./+types/rights";
import { KeepOnPhone } from "./parts/keep-on-phone.tsx";
import { loadKeepOnPhone } from "./parts/load-keep-on-phone.ts";

export const loader = () => ({
  ...getPageOpening("your-data-rights"),
  doors: getDoors(),
  keep: loadKeepOnPhone(),
});

/** The doors: what may happen to somebody's data. */
export default function Rights({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageOpening {...loaderData} tone="night" />
      <Section>
        <ul className="stack">
          {loaderData.doors.map(({ path, heading }) => (
            <li key={path}>
              <a href={path}>{heading}</a>
            </li>
          ))}
        </ul>
      </Section>
      <KeepOnPhone {...loaderData.keep} />
    </>
  );
}
