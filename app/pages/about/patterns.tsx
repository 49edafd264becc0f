import { Art } from "#app/components/art/art.tsx";
import { TextLinks } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TitleAndLead } from "#app/components/layout/section.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import { Island } from "#app/islands/island.tsx";
import { useHasServer } from "#app/page-rendering.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/patterns";
import borderWord from "./parts/border-word.island.tsx";
import { maxWordLength } from "./parts/border-word.ts";
import styles from "./patterns.module.css";

export function loader({ url }: Route.LoaderArgs) {
  const typed = [...(url.searchParams.get("word") ?? "").trim()].slice(0, maxWordLength).join("");
  return { page: getPage("patterns"), typed };
}

export default function Patterns({ loaderData }: Route.ComponentProps) {
  const { page, typed } = loaderData;
  // The border form also works without script, by the server.
  const hasServer = useHasServer();
  const { idea, crafts, strips, border } = page;
  const { heading, lead, sample, ...labels } = border;
  return (
    <>
      <PageOpening {...loaderData} tone="bark" art="pattern-imigongo" noIndex={typed !== ""} />
      <Section top="less" bottom="less" labelledBy="idea">
        <div className={styles.idea}>
          <h2 id="idea">{idea.heading}</h2>
          <div className="stack">
            <Paragraphs texts={idea.paragraphs} className="lead" />
          </div>
        </div>
      </Section>
      <Section top="none" bottom="less" labelledBy="crafts" title={crafts.heading}>
        <ul className={styles.crafts}>
          {crafts.items.map(({ name, tradition, text, art }) => (
            <li key={name} className={styles.craft}>
              <div className={styles.cloth}>
                <Art name={art} />
              </div>
              <p className={styles.tradition}>{tradition}</p>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="gold" top="less" bottom="less" labelledBy="strips">
        <div className={styles.strips}>
          <div className="stack">
            <p className={styles.tradition}>{strips.tradition}</p>
            <h2 id="strips">{strips.heading}</h2>
            <p className="lead">{strips.text}</p>
          </div>
          <div className={styles.cloth}>
            <Art name={strips.art} />
          </div>
        </div>
      </Section>
      {hasServer && (
        <Section tone="night" top="less" bottom="less" labelledBy="border">
          <div className={styles.border}>
            <TitleAndLead id="border" title={heading} lead={lead} />
            <Island
              of={borderWord}
              when="interaction"
              props={{
                action: `${page.path}#border`,
                word: typed || sample,
                isTyped: typed !== "",
                labels,
              }}
            />
          </div>
        </Section>
      )}
      <Section top="less" bottom="less">
        <TextLinks links={page.links} />
      </Section>
    </>
  );
}
