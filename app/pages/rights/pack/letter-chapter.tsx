import type { Letter } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { letterTemplate } from "../letters/letter-template.ts";
import {
  type Block,
  firstAnswers,
  type Gap,
  type Piece,
  writeLetter,
} from "../letters/write-letter.ts";
import { Checked } from "./chapter.tsx";

/** A letter as a blank form with ruled lines. */
export function LetterChapter({ letter }: { letter: Letter }) {
  const template = letterTemplate(letter, getLetterForm());
  return (
    <>
      <p className="fill">{getPage("rights-pack").book.fill}</p>
      {letter.caution && <p className="fill">{letter.caution}</p>}
      <div className="sheet">
        {writeLetter(template, firstAnswers(template)).map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never sorted or changed
          <SheetBlock key={index} block={block} />
        ))}
      </div>
      <Checked {...letter} />
    </>
  );
}

function SheetBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "from":
    case "to":
      return (
        <div className={block.kind}>
          {block.lines.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: never sorted or changed
            <p key={index}>
              <Words piece={piece} />
            </p>
          ))}
        </div>
      );
    case "date":
      return (
        <p className="date">
          <Ruled gap={block.gap} />
        </p>
      );
    case "subject":
      return (
        <p className="subject">
          <strong>{block.text}</strong>
          <br />
          {block.basis}
        </p>
      );
    case "paragraph":
      return (
        <p>
          {block.pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: never sorted or changed
            <Words key={index} piece={piece} />
          ))}
        </p>
      );
    case "list":
      return (
        <>
          <p>{block.intro}</p>
          <ul>
            {block.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      );
    case "sign":
      return (
        <div className="sign">
          <p>{block.close}</p>
          <p>
            <Ruled gap={block.gap} />
          </p>
        </div>
      );
  }
}

function Words({ piece }: { piece: Piece }) {
  return typeof piece === "string" ? piece : <Ruled gap={piece} />;
}

/** A ruled line with its label in small print. */
function Ruled({ gap: { kind, label, value } }: { gap: Gap }) {
  return value || <span className={`gap ${kind}`}>({label})</span>;
}
