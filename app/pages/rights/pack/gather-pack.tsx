import { type Language, LanguageContext } from "#app/language/language.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getLetters } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getDoors, rightsPath } from "#collections/rights/rights.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { type Chapter, letterId } from "./chapter.tsx";
import { DoorChapter, Help, Office } from "./door-chapter.tsx";
import { GuideChapter, ShutdownChapter } from "./guide-chapters.tsx";
import { EvidenceChapter, LetterChapter } from "./sheet-chapters.tsx";

type Pack = ReturnType<typeof gatherPack>;

/** The pack in a language. @throws ContentError when a file is wrong */
export function gatherPack(of: Language) {
  const { language, content, local } = of;
  const { book } = getPage("rights-pack", content);
  const hub = getPage("your-data-rights", content);
  const shutdown = getPage("shutdown", content);
  const { breadcrumb } = getPage("evidence", content);
  const [doors, letters, organisation] = [
    getDoors(content),
    getLetters(content),
    getKnownOrganisation(),
  ];
  const days = [...doors, ...letters].map(({ checkedOn }) => checkedOn);
  const all = [...days, hub.checkedOn, shutdown.checkedOn].toSorted();
  const [earliest = "", day = ""] = [all[0], all.at(-1)];
  const [before = "", after = ""] = book.newest.split("{address}");
  const chapters: Chapter[] = [
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
      group: index === 0 ? book.doors : undefined,
      body: () => <DoorChapter door={door} />,
    })),
    ...letters.map((letter, index) => ({
      id: letterId(letter.slug),
      title: letter.name,
      group: index === 0 ? book.letters : undefined,
      body: () => <LetterChapter letter={letter} />,
    })),
    { id: "evidence", title: breadcrumb, body: () => <EvidenceChapter /> },
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
    {
      id: "guide",
      title: hub.more.heading,
      body: () => <GuideChapter />,
    },
  ];
  return {
    title: book.title,
    language: language === "en" ? book.language : language,
    publisher: organisation.name,
    lead: book.lead,
    /** Latest day on which a part was compared with the law, e.g. `2026-11-21`. */
    day,
    asOf: book.asOf.replace("{date}", formatDay(earliest, language)),
    /** Address of the newest version; undefined until the address of the site is known. */
    newest: organisation.url
      ? { text: before + after, address: organisation.url + local(rightsPath) }
      : undefined,
    contents: book.contents,
    back: book.back,
    chapters: chapters.map((chapter) => ({
      ...chapter,
      body: () => <LanguageContext value={of}>{chapter.body()}</LanguageContext>,
    })),
  };
}

export function Cover({ pack: { title, lead, asOf, newest } }: { pack: Pack }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <p>{asOf}</p>
      {newest && (
        <p>
          {newest.text}
          <a href={newest.address}>{newest.address}</a>
        </p>
      )}
    </>
  );
}
