import type { MouseEvent } from "react";
import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { Select } from "#app/components/forms/select.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import type { SearchAnswer } from "#app/search/run-search.ts";
import { hitsPerPage, longestQuestion, questionAddress } from "#app/search/search-document.ts";
import styles from "./search.module.css";
import { SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

interface SearchProps {
  /** Address of the page that answers the form without JavaScript. */
  action: string;
  /** Address of the index. */
  index: string;
  kinds: { value: string; label: string }[];
  topics: { value: string; label: string }[];
  /** What the server found, when it was asked. */
  answer: SearchAnswer | null;
}

/** The search: a plain form that the server answers; alive, it answers as one types. */
function Search({ action, index, kinds, topics, answer: first }: SearchProps) {
  const { form, answer, state, ask, move, more } = useSearch(action, index, first);
  const question = first?.question;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the links inside
    <div onKeyDown={move}>
      <form ref={form} className={styles.form} method="get" action={action} onInput={ask}>
        <p className={styles.words}>
          <label htmlFor="search-words">What are you looking for?</label>
          <input
            id="search-words"
            name="q"
            type="search"
            defaultValue={question?.words}
            maxLength={longestQuestion}
            autoComplete="off"
            spellCheck={false}
            onFocus={ask}
          />
        </p>
        <Select
          id="search-kind"
          name="kind"
          label="Kind"
          options={[{ value: "", label: "Everything" }, ...kinds]}
          chosen={question?.kind ?? ""}
        />
        <Select
          id="search-topic"
          name="topic"
          label="Topic"
          options={[{ value: "", label: "All topics" }, ...topics]}
          chosen={question?.topic ?? ""}
        />
        <Button type="submit">Search</Button>
      </form>
      <p className={styles.count} role="status">
        {sentence(answer, state)}
      </p>
      {answer && answer.hits.length > 0 && (
        <>
          <h2 className="visually-hidden">Results</h2>
          <SearchResults results={answer.hits} from={answer.from} />
          <FurtherResults answer={answer} action={action} more={more} />
        </>
      )}
    </div>
  );
}

interface FurtherResultsProps {
  answer: SearchAnswer;
  action: string;
  more: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Links to the answers before and after; alive, the ones after are put below those that are there. */
function FurtherResults({ answer, action, more }: FurtherResultsProps) {
  const { question, count, from, hits } = answer;
  const next = from + hits.length;
  const page = (place: number) => Math.floor((place - 1) / hitsPerPage) + 1;
  if (from === 1 && next > count) return null;
  return (
    <nav className={styles.further} aria-label="Further results">
      {from > 1 && (
        <ButtonLink
          tone="line"
          href={questionAddress(action, { ...question, page: page(from) - 1 })}
        >
          Show the {hitsPerPage} before
        </ButtonLink>
      )}
      {next <= count && (
        <ButtonLink
          tone="line"
          href={questionAddress(action, { ...question, page: page(next) })}
          onClick={more}
        >
          Show {Math.min(hitsPerPage, count - next + 1)} more
        </ButtonLink>
      )}
    </nav>
  );
}

function sentence(answer: SearchAnswer | null, state: "ready" | "loading" | "failed"): string {
  if (state === "failed") {
    return "The search could not be loaded. Press Search: our server then looks for you.";
  }
  if (state === "loading" && !answer) return "Loading the search...";
  if (!answer) return "";
  const { words, kind, topic } = answer.question;
  if (!words && !kind && !topic) return "";
  if (answer.count === 0) return "Nothing found. Try fewer or other words.";
  const found = answer.count === 1 ? "1 page found" : `${answer.count} pages found`;
  const { from, hits } = answer;
  if (answer.count === hits.length) return `${found}.`;
  return hits.length === 0
    ? `${found}, none of them this far on.`
    : `${found}; ${from} to ${from + hits.length - 1} are shown.`;
}

export default defineIsland("search", Search);
