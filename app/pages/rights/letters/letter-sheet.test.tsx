import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pseudoLanguage, readPseudoLanguage } from "#app/language/pseudo-language.fixture.ts";
import { contentIn } from "#collections/content.ts";
import { getLetter } from "#collections/letters/letters.ts";
import { letterSlugs } from "#collections/rights/rights.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { LetterSheet } from "./letter-sheet.tsx";
import { letterTemplate } from "./letter-template.ts";
import { firstAnswers, letterText, writeLetter } from "./write-letter.ts";

beforeAll(readPseudoLanguage);
afterAll(() => {
  vi.restoreAllMocks();
});

const written = (slug: string, language = "en") => {
  const content = contentIn(language);
  const of = { language, content, local: (address: string) => address };
  const template = letterTemplate(getLetter(slug, content), getLetterForm(content), of);
  const answers = { ...firstAnswers(template), organisation: "Example Bank", name: "Amina" };
  return writeLetter(template, answers);
};

describe.each(letterSlugs)("the letter %s on a page in another language", (slug) => {
  const meanings = () => written(slug, pseudoLanguage);
  const sheet = () =>
    renderToStaticMarkup(
      <LetterSheet
        blocks={written(slug)}
        meanings={meanings()}
        language={pseudoLanguage}
        label=""
      />,
    );

  test("is in English, with the meaning of each part below it", () => {
    const blocks = written(slug);
    expect(meanings().map(({ kind }) => kind)).toEqual(blocks.map(({ kind }) => kind));
    const said = sheet().split(`lang="${pseudoLanguage}"`).length - 1;
    const parts = blocks.filter((block) => letterText([block]) && block.kind !== "from");
    expect(said).toBe(parts.length);
    expect(sheet().match(/lang="en"/g)?.length).toBe(1);
  });
});

test("a letter on an English page has no meanings beside it", () => {
  const html = renderToStaticMarkup(
    <LetterSheet blocks={written("access")} meanings={undefined} language="en" label="" />,
  );
  expect(html).not.toContain("lang=");
});
