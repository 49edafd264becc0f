import { href } from "react-router";
import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { Island } from "#app/islands/island.tsx";
import { english, useLanguage } from "#app/language/language.ts";
import { languageAt } from "#app/language/page-language.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getLetter, getLetters } from "#collections/letters/letters.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import type { Route } from "./+types/letter";
import styles from "./letter.module.css";
import { BlankSheet, EnglishSheet } from "./letters/blank-sheet.tsx";
import { letterLabels } from "./letters/letter-labels.ts";
import { LetterPageHead } from "./letters/letter-page-head.tsx";
import { letterTemplate } from "./letters/letter-template.ts";
import { pick } from "./letters/pick.ts";
import { confirmationText } from "./parts/confirmation-text.ts";
import letterBuilder from "./parts/letter-builder.island.tsx";

export function loader({ params, url }: Route.LoaderArgs) {
  const language = languageAt(url);
  const { content, local } = language;
  const letter = getLetters(content).find(({ slug }) => slug === params.letter);
  if (!letter) throw new Response("No such letter", { status: 404 });
  const { slug, caution, bounds, checkedOn, confirmedBy } = letter;
  const labels = getLetterForm(content);
  const evidence = getPage("evidence", content);
  const note = labels.note.replace("{date}", formatDay(checkedOn, language.language));
  return {
    page: namePage({ ...letter, breadcrumb: labels.breadcrumb, parent: "your-data-rights" }),
    letter,
    builder: {
      letter: slug,
      template: letterTemplate(letter, labels, language),
      english: content && letterTemplate(getLetter(slug), getLetterForm(), { ...english, local }),
      words: letterLabels(labels),
      evidence: {
        ...pick(evidence, ["link", "take"]),
        path: local(evidence.path),
        line: getPage("evidence").line,
      },
      caution,
      bounds,
      note: `${note} ${confirmationText(confirmedBy, language)}`,
      list: local(href("/your-data-rights/letters")),
    },
  };
}

export default function LetterPage({ loaderData }: Route.ComponentProps) {
  const { letter, builder } = loaderData;
  const { privacy, paper, send } = getLetterForm(useLanguage().content);
  return (
    <>
      <LetterPageHead {...loaderData} tone="leaf" privacy={privacy}>
        <ButtonLink href="#sheet" tone="gold" label={send.go} />
      </LetterPageHead>
      <Island of={letterBuilder} when="load" props={builder} />
      <Surface as="section" tone="leaf" id="blank" className={styles.blank}>
        <Container>
          <div className={`no-print row ${styles.print}`}>
            <p className="lead">{paper.fill}</p>
            <Button type="button" tone="gold" icon="printer" data-print hidden>
              {paper.print}
            </Button>
          </div>
          <EnglishSheet offPaper="no-print">
            <BlankSheet slug={letter.slug} />
          </EnglishSheet>
        </Container>
      </Surface>
    </>
  );
}
