import { getLetter } from "#collections/letters/letters.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import type { Door, Helper, LegalSentence } from "#collections/rights/rights.ts";
import { nameSections } from "../parts/legal-points.tsx";
import type { LinkTo } from "./chapter.ts";
import { Checked } from "./checked.tsx";
import { letterId } from "./letter-chapter.tsx";

interface DoorChapterProps {
  door: Door;
  /** The hub, which has the labels that all doors share. */
  hub: PageContent<"your-data-rights">;
  linkTo: LinkTo;
}

/** One door: what to do after one kind of event. */
export function DoorChapter({ door, hub, linkTo }: DoorChapterProps) {
  const words = hub.door;
  const { right, first, send, to, answer, danger, help, alsoSend } = door;
  const law = [...door.law, ...door.noAnswer];
  return (
    <>
      {danger && <p className="danger">{danger}</p>}
      <h3>{words.right}</h3>
      <Legal sentence={right} words={words} />
      <p>{door.comfort}</p>
      <h3>{first.heading}</h3>
      <List items={first.items} />
      <h3>
        <a href={linkTo(letterId(send))}>{words.send.replace("{name}", getLetter(send).name)}</a>
      </h3>
      <p>
        {words.to}: {to}
      </p>
      <Legal sentence={answer} words={words} />
      <h3>{words.noAnswer}</h3>
      {hub.complaint.map((sentence) => (
        <Legal key={sentence.text} sentence={sentence} words={words} />
      ))}
      <p>
        <a href={linkTo(letterId("complaint"))}>{words.complain}</a>
      </p>
      <Office office={hub.office} />
      <h3>{words.law}</h3>
      {law.map((sentence) => (
        <Legal key={sentence.text} sentence={sentence} words={words} />
      ))}
      {alsoSend.length > 0 && (
        <>
          <h3>{words.alsoSend}</h3>
          <ul>
            {alsoSend.map(({ letter, when }) => (
              <li key={letter}>
                <a href={linkTo(letterId(letter))}>{getLetter(letter).name}</a> – {when}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{words.help}</h3>
      <Help helpers={help} note={words.helpNote} />
      <Checked {...door} />
    </>
  );
}

/** Where complaints go. */
export function Office({ office }: { office: PageContent<"your-data-rights">["office"] }) {
  const { name, address, href, site, note } = office;
  return (
    <p>
      {name}, {address}, <a href={href}>{site}</a>. {note}
    </p>
  );
}

/** Who else helps, and when. */
export function Help({ helpers, note }: { helpers: readonly Helper[]; note: string }) {
  return (
    <dl>
      {helpers.map(({ who, when, reach }) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>
            {note} {when}.{reach && ` ${reach.text}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface LegalProps {
  sentence: LegalSentence;
  words: PageContent<"your-data-rights">["door"];
}

function Legal({ sentence: { text, sections }, words }: LegalProps) {
  return (
    <p>
      {text} <small>({nameSections(sections, words)})</small>
    </p>
  );
}

export function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
