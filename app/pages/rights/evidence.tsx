import { Island } from "#app/islands/island.tsx";
import { inLanguage } from "#collections/formats/current-language.ts";
import { getLetter } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { LetterPageHead } from "./letters/letter-page-head.tsx";
import { pick } from "./letters/pick.ts";
import evidenceBuilder from "./parts/evidence-builder.island.tsx";

export default function Evidence() {
  const page = getPage("evidence");
  const letters = page.letters.map((slug) => getLetter(slug));
  const english = inLanguage("en", () =>
    pick(getPage("evidence"), ["heading", "line", "sheet", "breadcrumb"]),
  );
  const links = letters.map(({ name, path }) => ({ name, path }));
  return (
    <>
      <LetterPageHead page={page} tone="leaf" privacy={page.privacy} />
      <Island of={evidenceBuilder} when="load" props={{ words: page, english, letters: links }} />
    </>
  );
}
