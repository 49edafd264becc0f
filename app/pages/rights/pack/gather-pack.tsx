import { formatDay } from "#collections/formats/format-day.ts";
import { getLetters } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getDoors, rightsPath } from "#collections/rights/rights.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { type Chapter, type LinkTo, letterId } from "./chapter.tsx";
import { DoorChapter, Help, Office } from "./door-chapter.tsx";
import { EvidenceChapter } from "./evidence-chapter.tsx";
import { GuideChapter, ShutdownChapter } from "./guide-chapters.tsx";
import { LetterChapter } from "./letter-chapter.tsx";

/** Content of the pack, independent of its format. */
export interface Pack {
  title: string;
  language: string;
  publisher: string;
  lead: string;
  /** Latest day on which a part was compared with the law, e.g. `2026-11-21`. */
  day: string;
  /** Sentence with the earliest such day. */
  asOf: string;
  /** Address of the newest version; undefined until the address of the site is known. */
  newest: { text: string; address: string } | undefined;
  contents: string;
  back: string;
  chapters: Chapter[];
}

/** @throws ContentError when one of the files is wrong */
export function gatherPack(): Pack {
  const { book } = getPage("rights-pack");
  const hub = getPage("your-data-rights");
  const guide = getPage("rights-in-uganda");
  const shutdown = getPage("shutdown");
  const [doors, letters, organisation] = [getDoors(), getLetters(), getKnownOrganisation()];
  const days = [...doors, ...letters].map(({ checkedOn }) => checkedOn);
  const all = [...days, hub.checkedOn, guide.verifiedOn, shutdown.checkedOn].toSorted();
  const [earliest = "", day = ""] = [all[0], all.at(-1)];
  const [before = "", after = ""] = book.newest.split("{address}");
  return {
    title: book.title,
    language: book.language,
    publisher: organisation.name,
    lead: book.lead,
    day,
    asOf: book.asOf.replace("{date}", formatDay(earliest)),
    newest: organisation.url
      ? { text: before + after, address: organisation.url + rightsPath }
      : undefined,
    contents: book.contents,
    back: book.back,
    chapters: [
      {
        id: "danger",
        title: hub.danger.heading,
        body: () => (
          <>
            <p className="danger">{hub.danger.text}</p>
            <Help helpers={hub.danger.help} />
          </>
        ),
      },
      ...doors.map((door, index) => ({
        id: `door-${door.slug}`,
        title: door.heading,
        ...(index === 0 ? { group: book.doors } : {}),
        body: (linkTo: LinkTo) => <DoorChapter door={door} linkTo={linkTo} />,
      })),
      ...letters.map((letter, index) => ({
        id: letterId(letter.slug),
        title: letter.name,
        ...(index === 0 ? { group: book.letters } : {}),
        body: () => <LetterChapter letter={letter} />,
      })),
      { id: "evidence", title: getPage("evidence").breadcrumb, body: () => <EvidenceChapter /> },
      {
        id: "complaint-office",
        title: hub.strip,
        group: book.guide,
        body: () => <Office />,
      },
      {
        id: "shutdown",
        title: shutdown.heading,
        body: () => <ShutdownChapter />,
      },
      { id: "guide", title: guide.heading, body: () => <GuideChapter /> },
    ],
  };
}
