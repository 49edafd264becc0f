import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { getLetters } from "#schemas/letters.ts";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import type { Route } from "./+types/my-requests";

export const loader = () => ({
  ...getPageOpening("my-requests"),
  letters: getLetters().map(({ path, name }) => ({ path, name })),
});

/** Letters that somebody has sent, from the list on her own device. */
export default function MyRequests({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageOpening {...loaderData} tone="jac" />
      <Section>
        <ul className="stack">
          {loaderData.letters.map(({ path, name }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
