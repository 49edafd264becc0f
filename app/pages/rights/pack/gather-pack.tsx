import { renderToStaticMarkup } from "react-dom/server";
import { englishMarks, inLanguage } from "#collections/formats/current-language.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getLetters } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getDoors, rightsPath } from "#collections/rights/rights.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { addressesIn, pagesIn } from "#collections/translations/shown-pages.ts";
import { type Chapter, type LinkTo, letterId } from "./chapter.tsx";
import { DoorChapter, Help, Office } from "./door-chapter.tsx";
import { GuideChapter, ShutdownChapter } from "./guide-chapters.tsx";
import { EvidenceChapter, LetterChapter } from "./sheet-chapters.tsx";

export type Pack = ReturnType<typeof readPack>;

/** The pack in a language; untranslated chapters stay English. @throws ContentError when a file is wrong */
export function gatherPack(language: string): Pack {
  const pack = readPack(language);
  if (language === "en") return pack;
  const english = inLanguage("en", () => readPack("en")).chapters;
  const chapters = pack.chapters.map((chapter, index) => {
    const original = english[index];
    if (!original || pagesIn(language).has(chapter.page ?? rightsPath)) return chapter;
    const body = (linkTo: LinkTo) => {
      const __html = inLanguage("en", () => renderToStaticMarkup(original.body(linkTo)));
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote
      return <div lang="en" dangerouslySetInnerHTML={{ __html }} />;
    };
    return { ...chapter, title: englishMarks.join(original.title), body };
  });
  return { ...pack, chapters };
}

function readPack(language: string) {
  const { book } = getPage("rights-pack");
  const hub = getPage("your-data-rights");
  const guide = getPage("rights-in-uganda");
  const shutdown = getPage("shutdown");
  const { breadcrumb, path } = getPage("evidence");
  const [doors, letters, organisation] = [getDoors(), getLetters(), getKnownOrganisation()];
  const days = [...doors, ...letters].map(({ checkedOn }) => checkedOn);
  const all = [...days, hub.checkedOn, guide.verifiedOn, shutdown.checkedOn].toSorted();
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
      page: door.path,
      group: index === 0 ? book.doors : undefined,
      body: (linkTo: LinkTo) => <DoorChapter door={door} linkTo={linkTo} />,
    })),
    ...letters.map((letter, index) => ({
      id: letterId(letter.slug),
      title: letter.name,
      page: letter.path,
      group: index === 0 ? book.letters : undefined,
      body: () => <LetterChapter letter={letter} />,
    })),
    { id: "evidence", title: breadcrumb, page: path, body: () => <EvidenceChapter /> },
    {
      id: "complaint-office",
      title: hub.strip,
      group: book.guide,
      body: () => <Office />,
    },
    {
      id: "shutdown",
      title: shutdown.heading,
      page: shutdown.path,
      body: () => <ShutdownChapter />,
    },
    { id: "guide", title: guide.heading, page: guide.path, body: () => <GuideChapter /> },
  ];
  return {
    title: book.title,
    language: language === "en" ? book.language : language,
    publisher: organisation.name,
    lead: book.lead,
    /** Latest day on which a part was compared with the law, e.g. `2026-11-21`. */
    day,
    asOf: book.asOf.replace("{date}", formatDay(earliest)),
    /** Address of the newest version; undefined until the address of the site is known. */
    newest: organisation.url
      ? { text: before + after, address: organisation.url + addressesIn(language)(rightsPath) }
      : undefined,
    contents: book.contents,
    back: book.back,
    chapters,
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
