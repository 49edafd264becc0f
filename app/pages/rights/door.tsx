import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { pageOpening } from "#schemas/pages/page-opening.ts";
import { getDoors } from "#schemas/rights.ts";
import type { Route } from "./+types/door";

export function loader({ params }: Route.LoaderArgs) {
  const door = getDoors().find(({ slug }) => slug === params.door);
  if (!door) throw new Response("No such door", { status: 404 });
  const { heading, description, path } = door;
  const page = { heading, description, path, title: `${heading} – OTC` };
  return {
    ...pageOpening({ ...page, breadcrumb: heading, parent: "your-data-rights" }),
    door,
  };
}

/** One door: the right that answers what happened, and the way to it. */
export default function Door({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageOpening {...loaderData} tone="night" />
      <Section>
        <p className="lead">{loaderData.door.right.text}</p>
      </Section>
    </>
  );
}
