import { Island } from "#app/islands/island.tsx";
import { getLetter } from "#collections/letters/letters.ts";
import { getPageOpening } from "#collections/pages/page-opening.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/evidence";
import { evidenceLabels } from "./letters/letter-labels.ts";
import { LetterPageHead } from "./letters/letter-page-head.tsx";
import { QuickExitBar } from "./letters/quick-exit-bar.tsx";
import { ComplaintStrip } from "./parts/complaint-strip.tsx";
import evidenceBuilder from "./parts/evidence-builder.island.tsx";

export function loader() {
  const opening = getPageOpening("evidence");
  const { name, url } = getKnownOrganisation();
  return {
    ...opening,
    builder: {
      words: evidenceLabels(opening.page, url ? `${name}, ${new URL(url).host}` : name),
      letters: opening.page.letters.map((slug) => {
        const { name: letter, path } = getLetter(slug);
        return { name: letter, path };
      }),
    },
  };
}

/** What happened, time by time: written on the phone, or printed and filled in by hand. */
export default function Evidence({ loaderData }: Route.ComponentProps) {
  const { page, builder } = loaderData;
  return (
    <>
      <LetterPageHead {...loaderData} tone="leaf" privacy={page.privacy} />
      <QuickExitBar />
      <Island of={evidenceBuilder} when="load" props={builder} />
      <ComplaintStrip />
    </>
  );
}
