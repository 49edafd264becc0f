import { href } from "react-router";
import { artSource } from "#app/art/art-source.ts";
import { Section } from "#app/components/layout/section.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Island } from "#app/islands/island.tsx";
import { getHolidayList } from "#collections/holidays/holidays.ts";
import { getLetters } from "#collections/letters/letters.ts";
import { getPageOpening } from "#collections/pages/page-opening.ts";
import { letterPath } from "#collections/rights/rights.ts";
import type { Route } from "./+types/my-requests";
import { LetterPageHead } from "./letters/letter-page-head.tsx";
import { QuickExitBar } from "./letters/quick-exit-bar.tsx";
import styles from "./my-requests.module.css";
import requestList from "./parts/request-list.island.tsx";

export function loader() {
  const opening = getPageOpening("my-requests");
  const letters = getLetters();
  return {
    ...opening,
    list: {
      words: opening.page,
      names: Object.fromEntries(letters.map(({ slug, name }) => [slug, name])),
      paths: {
        start: href("/your-data-rights"),
        reminder: letterPath("reminder"),
        complaint: letterPath("complaint"),
        count: href("/count-the-days"),
      },
      holidays: getHolidayList(),
    },
  };
}

/** Letters already sent, from the list on the device, and all letters to write. */
export default function MyRequests({ loaderData }: Route.ComponentProps) {
  const { page, list } = loaderData;
  return (
    <>
      <LetterPageHead {...loaderData} tone="jac" privacy={page.privacy} />
      <SelvedgeBand />
      <QuickExitBar />
      <Section top="none" bottom="less">
        <Island of={requestList} when="load" props={{ ...list, loom: artSource("loom-bare") }} />
      </Section>
      <Section top="none" title={page.letters.heading}>
        <ul className={styles.letters}>
          {getLetters().map(({ path, name, limit: [limit] }) => (
            <li key={path}>
              <a href={path}>{name}</a>
              {limit && <span>{page.letters.days.replace("{days}", `${limit.days}`)}</span>}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
