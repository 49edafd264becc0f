import type { Letter } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { blankSheet } from "../letters/blank-sheet.tsx";
import { EnglishSheet } from "../letters/english-sheet.tsx";

/** Class names as `pack.css` has them. */
const plainNames = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

/** A letter as a blank sheet with boxes to tick. */
export function LetterChapter({ letter }: { letter: Letter }) {
  return (
    <>
      <p className="fill">{getPage("rights-pack").book.fill}</p>
      {letter.caution && <p className="fill">{letter.caution}</p>}
      {letter.bounds && <p className="fill">{letter.bounds}</p>}
      <EnglishSheet draw={() => blankSheet(letter.slug, plainNames)} offPaper="back" />
    </>
  );
}
