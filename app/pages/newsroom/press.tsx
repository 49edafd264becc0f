import { statSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/base/button.tsx";
import { CopyButton } from "#app/components/base/copy-button.tsx";
import { TextLink, TextLinks } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { CountedOn, daysSince } from "#app/components/text/counted-days.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import { EmailLink, PhoneLink } from "#app/components/text/reach-link.tsx";
import { todayOf } from "#app/request-context.ts";
import { countCase } from "#collections/cases/case-count.ts";
import { hasLoom } from "#collections/cases/case-files.ts";
import { getMainCases } from "#collections/cases/cases.ts";
import { fileSize } from "#collections/formats/download-cost.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDays } from "#collections/formats/format-day.ts";
import { getLaws, getLawsByCountry } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { pressPictures } from "#collections/pages/reference-pages.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/press";
import styles from "./press.module.css";

export function loader({ context }: Route.LoaderArgs) {
  return { today: todayOf(context) };
}

export default function Press({ loaderData: { today } }: Route.ComponentProps) {
  const page = getPage("press");
  const { email, phone } = getKnownOrganisation();
  const { about, landmark, numbers, files, contact, more } = page;
  const cases = getMainCases();
  const sentences = numbersOf(today);
  return (
    <>
      <PageOpening page={page} tone="bark" art="pattern-kuba" />
      <Section tone="jac" top="less" bottom="less" labelledBy="press-contact">
        <div className={`split columns-7-5 ${styles.contact}`}>
          <div className="stack">
            <h2 id="press-contact">{contact.heading}</h2>
            <p className="lead">{contact.text}</p>
            {(email || phone) && (
              <p>
                {email && <EmailLink email={email} />}
                {email && phone && " · "}
                {phone && <PhoneLink phone={phone} />}
              </p>
            )}
          </div>
          <ButtonLink {...contact.button} icon="arrow-right" />
        </div>
      </Section>
      <Section top="less" bottom="less" labelledBy="few-words" title={about.heading}>
        <ul className={`split-medium ${styles.texts}`}>
          {about.texts.map(({ words, text }) => (
            <li key={words}>
              <p className={styles.words}>
                <b>{words}</b> words
              </p>
              <p className={styles.text} id={`about-in-${words}`}>
                {text}
              </p>
              <CopyButton of={`about-in-${words}`} what={`the text of ${words} words`} isShort />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="night" top="less" bottom="less" labelledBy="landmark" title={landmark.heading}>
        <ItemList
          items={landmark.sentences}
          className={`title-2 stack ${styles.sentences}`}
          isOrdered
        />
        <TextLink href={landmark.link.href}>{landmark.link.label}</TextLink>
      </Section>
      <Section top="less" bottom="less" labelledBy="numbers" title={numbers.heading}>
        <p className={`lead ${styles.lead}`}>{numbers.text}</p>
        <ol className={`title-2 stack ${styles.sentences}`}>
          {sentences.map(({ id, text }) => (
            <li key={id}>
              <p id={id}>{text}</p>
              <CopyButton of={id} what="the sentence" isShort />
            </li>
          ))}
        </ol>
        {cases.filter(hasLoom).map((entry) => (
          <TextLink key={entry.slug} href={`${entry.path}#press`}>
            {fillPlaceholders(numbers.picture, { case: entry.caseName })}
          </TextLink>
        ))}
      </Section>
      <Section top="less" bottom="less" labelledBy="files">
        <div className={styles.filesHead}>
          <div>
            <h2 id="files">{files.heading}</h2>
            <p className="lead">{files.text}</p>
          </div>
          <div className={`stack gap-3 ${styles.licence}`}>
            <h3 className="title-2">{files.licence.heading}</h3>
            <Paragraphs texts={files.licence.paragraphs} />
            <p>
              <a href={files.licence.link.href} rel="noopener">
                {files.licence.link.label}
              </a>
              {" · "}
              <a href={`${page.path}/LICENCE.txt`}>LICENCE.txt</a>
            </p>
          </div>
        </div>
        <ul className={`no-print ${styles.pictures}`}>
          {pressPictures.map((name) => (
            <li key={name} data-picture={name}>
              <img
                src={`/press/${name}.svg`}
                alt=""
                width={240}
                height={240}
                loading="lazy"
                decoding="async"
              />
              <p>{files.names[name]}</p>
              <p className={`${styles.forms} taps`}>
                <PictureFile file={`${name}.svg`} label={`${files.names[name]} as SVG`} />
                <PictureFile file={`${name}.png`} label={`${files.names[name]} as PNG`} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="leaf" top="less" bottom="less" labelledBy="more" title={more.heading}>
        <TextLinks links={more.links} className={styles.more} />
      </Section>
    </>
  );
}

function numbersOf(today: string): { id: string; text: ReactNode }[] {
  const { numbers } = getPage("press");
  const laws = getLaws();
  const days = laws.map(({ checkedOn }) => checkedOn).sort();
  return [
    ...getMainCases().flatMap(({ slug, caseName }) => {
      const count = countCase(slug, today);
      if (!count) return [];
      const { days, since, unit, note } = count;
      const text = (
        <>
          {caseName}: <span {...daysSince(since)}>{days}</span> {unit}. {note}{" "}
          <CountedOn sentence={numbers.countedTo} today={today} />
        </>
      );
      return [{ id: `number-${slug}`, text }];
    }),
    {
      id: "number-laws",
      text: fillPlaceholders(numbers.laws, {
        entries: laws.length,
        countries: getLawsByCountry().filter((country) => country.laws.length > 0).length,
        days: formatDays(days[0] ?? "", days.at(-1) ?? ""),
      }),
    },
  ];
}

function PictureFile({ file, label }: { file: string; label: string }) {
  const bytes = statSync(join(projectRoot(), "public/press", file)).size;
  return (
    <>
      <a href={`/press/${file}`} download aria-label={label}>
        {label.slice(-3)}
      </a>{" "}
      <span>{fileSize(bytes)}</span>
    </>
  );
}
