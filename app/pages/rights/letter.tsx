import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { getLetters } from "#schemas/letters.ts";
import { pageOpening } from "#schemas/pages/page-opening.ts";
import { getLetterForm } from "#schemas/site/letter-form.ts";
import type { Route } from "./+types/letter";
import { letterTemplate } from "./letters/letter-template.ts";
import { firstAnswers, letterText, writeLetter } from "./letters/write-letter.ts";

export function loader({ params }: Route.LoaderArgs) {
  const letter = getLetters().find(({ slug }) => slug === params.letter);
  if (!letter) throw new Response("No such letter", { status: 404 });
  const { name, heading, description, path } = letter;
  const page = { heading, description, path, title: `${heading} – OTC` };
  const template = letterTemplate(letter, getLetterForm());
  return {
    ...pageOpening({ ...page, breadcrumb: name, parent: "my-requests" }),
    template,
  };
}

/** A letter to write. */
export default function LetterPage({ loaderData }: Route.ComponentProps) {
  const { template } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="leaf" />
      <Section>
        <p>{letterText(writeLetter(template, firstAnswers(template)))}</p>
      </Section>
    </>
  );
}
