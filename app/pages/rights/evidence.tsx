import { Island } from "#app/islands/island.tsx";
import { useLanguage } from "#app/language/language.ts";
import { getLetter } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { LetterPageHead } from "./letters/letter-page-head.tsx";
import { pick } from "./letters/pick.ts";
import evidenceBuilder from "./parts/evidence-builder.island.tsx";

export default function Evidence() {
  const { language, content, local } = useLanguage();
  const page = getPage("evidence", content);
  const letters = page.letters.map((slug) => getLetter(slug, content));
  const english = pick(getPage("evidence"), ["heading", "line", "sheet", "breadcrumb"]);
  const links = letters.map(({ name, path }) => ({ name, path: local(path) }));
  return (
    <>
      <LetterPageHead page={page} tone="leaf" privacy={page.privacy} />
      <Island
        of={evidenceBuilder}
        when="load"
        props={{ language, words: page, english, letters: links }}
      />
    </>
  );
}
