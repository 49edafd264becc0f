import { href } from "react-router";
import { artSource } from "#app/art/art-source.ts";
import { Section } from "#app/components/layout/section.tsx";
import { Island } from "#app/islands/island.tsx";
import { useLanguage } from "#app/language/language.ts";
import { getHolidayList } from "#collections/holidays/holidays.ts";
import { getLetters } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { letterPath } from "#collections/rights/rights.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { LetterPageHead } from "./letters/letter-page-head.tsx";
import { pick } from "./letters/pick.ts";
import styles from "./my-requests.module.css";
import requestList from "./parts/request-list.island.tsx";

/** Letters already sent, from the list on the device, and all letters to write. */
export default function MyRequests() {
  const { language, content, local } = useLanguage();
  const page = getPage("my-requests", content);
  const list = {
    language,
    words: page,
    sending: pick(getLetterForm(content), ["send", "sent"]),
    names: Object.fromEntries(getLetters(content).map(({ slug, name }) => [slug, name])),
    paths: {
      start: local(href("/your-data-rights")),
      letters: local(href("/your-data-rights/letters")),
      reminder: local(letterPath("reminder")),
      complaint: local(letterPath("complaint")),
      count: local(href("/count-the-days")),
    },
    holidays: getHolidayList(content),
    loom: artSource("loom-bare"),
  };
  return (
    <>
      <LetterPageHead page={page} tone="jac" privacy={page.privacy} />
      <Section top="none" bottom="less">
        <Island of={requestList} when="load" props={list} />
      </Section>
      <Section top="none" title={page.letters.heading}>
        <ul className={`no-print taps ${styles.letters}`}>
          {getLetters(content).map(({ path, name, limit: [limit] }) => (
            <li key={path}>
              <a href={local(path)}>{name}</a>
              {limit && <span>{page.letters.days.replace("{days}", `${limit.days}`)}</span>}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
