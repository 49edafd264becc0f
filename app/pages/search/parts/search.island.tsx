import type { ArtSource } from "#app/art/art-source.ts";
import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import type { FacetCounts, SearchResponse } from "#app/search/run-search.ts";
import {
  hitsPerPage,
  isBlank,
  maxQueryLength,
  searchAddress,
} from "#app/search/search-document.ts";
import { type FacetChoice, Facets } from "./facets.tsx";
import styles from "./search.module.css";
import { BestBetPanel, NextSteps, SearchResults, type Way } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

interface SearchProps {
  heading: string;
  /** Address of the page that answers the form without JavaScript. */
  action: string;
  index: string;
  kinds: FacetChoice[];
  topics: FacetChoice[];
  ways: Way[];
  door: ArtSource;
  /** What the server found; before anybody asks, or where only files are handed out, how many pages there are. */
  answer: SearchResponse;
}

/** The search: a plain form that the server answers; alive, it answers its address, and as one types. */
function Search(props: SearchProps) {
  const { heading, action, index, kinds, topics, ways, door, answer: first } = props;
  const search = useSearch(action, index, first);
  const { root, form, answer, state, ask, choose, move, more } = search;
  const { question, best, hits, count } = answer;
  const isNarrowed = Boolean(question.kind || question.topic);
  const isEmpty = !isBlank(question) && count === 0 && !best && !isNarrowed;
  const facets = { question, action, choose };
  const filters = [
    { name: "kind", label: "Kind", all: "Everything", choices: kinds, counts: answer.kinds },
    { name: "topic", label: "Topic", all: "All topics", choices: topics, counts: answer.topics },
  ] as const;
  const shownFilters = filters.filter(
    ({ name, counts }) => question[name] || isWorthFiltering(counts),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the links inside
    <div ref={root} onKeyDown={move}>
      <Surface as="section" tone="night" className={styles.head}>
        <Container className={`split ${styles.line}`}>
          <h1 className={`title-4 ${styles.heading}`}>{heading}</h1>
          <search>
            <form
              ref={form}
              className={`no-print stack gap-3 ${styles.form}`}
              method="get"
              action={action}
              onInput={ask}
            >
              <label className="visually-hidden" htmlFor="search-words">
                What are you looking for?
              </label>
              <input
                id="search-words"
                name="q"
                type="search"
                defaultValue={first.question.words}
                maxLength={maxQueryLength}
                placeholder="Type a word"
                autoComplete="off"
                spellCheck={false}
                onFocus={ask}
              />
              {question.kind && <input type="hidden" name="kind" value={question.kind} />}
              {question.topic && <input type="hidden" name="topic" value={question.topic} />}
              <Button type="submit" tone="gold">
                Search
              </Button>
            </form>
          </search>
        </Container>
      </Surface>
      <SelvedgeBand />
      <Container className={shownFilters.length > 0 ? `split-medium ${styles.find}` : styles.plain}>
        {shownFilters.length > 0 && (
          <aside
            className={`no-print stack gap-5 ${styles.facets}`}
            aria-label="Narrow the results"
          >
            {shownFilters.map((filter) => (
              <Facets key={filter.name} {...filter} {...facets} />
            ))}
          </aside>
        )}
        <div>
          <div role="status" className={styles.count}>
            {isEmpty && state !== "failed" ? (
              <>
                <h2>{`Nothing found for “${question.words}”`}</h2>
                <p className="lead">Try fewer or other words. Or go on from here:</p>
              </>
            ) : (
              <p>{sentence(answer, state)}</p>
            )}
          </div>
          {best && question.page !== undefined && question.page <= 1 && (
            <BestBetPanel bet={best} door={door} />
          )}
          {hits.length > 0 && (
            <>
              <h2 className="visually-hidden">Results</h2>
              <SearchResults results={hits} from={answer.from} />
              <FurtherResults answer={answer} action={action} more={more} />
            </>
          )}
          {count === 0 && !best && <NextSteps ways={ways} door={door} />}
        </div>
      </Container>
    </div>
  );
}

/** A choice with fewer pages is read through sooner than chosen. */
const fewToFilter = 10;

/** Whether two choices of a filter have so many pages that it saves reading. */
const isWorthFiltering = ({ each }: FacetCounts) =>
  Object.values(each).filter((count) => count > fewToFilter).length >= 2;

type FurtherResultsProps = Pick<SearchProps, "answer" | "action"> &
  Pick<ReturnType<typeof useSearch>, "more">;

/** Links to the answers before and after; alive, the ones after are put below those that are there. */
function FurtherResults({ answer, action, more }: FurtherResultsProps) {
  const { question, count, from, hits } = answer;
  const next = from + hits.length;
  const page = (place: number) => Math.floor((place - 1) / hitsPerPage) + 1;
  if (from === 1 && next > count) return null;
  return (
    <nav className={`no-print row gap-4 ${styles.further}`} aria-label="Further results">
      {from > 1 && (
        <ButtonLink tone="line" href={searchAddress(action, { ...question, page: page(from) - 1 })}>
          {`Show the ${hitsPerPage} before`}
        </ButtonLink>
      )}
      {next <= count && (
        <ButtonLink
          tone="line"
          href={searchAddress(action, { ...question, page: page(next) })}
          onClick={more}
        >
          {`Show ${Math.min(hitsPerPage, count - next + 1)} more`}
        </ButtonLink>
      )}
    </nav>
  );
}

function sentence(answer: SearchResponse, state: "ready" | "loading" | "failed"): string {
  if (state === "failed") {
    return "The search could not be loaded. Press Search to try again.";
  }
  const { question, count, from, hits, best, isPartial } = answer;
  if (isBlank(question)) {
    return state === "loading" ? "Loading the search..." : "Type a word above, or begin here:";
  }
  if (count === 0)
    return best ? "One page answers this." : "Nothing found here. Choose less on the left.";
  const countLabel = count === 1 ? "1 page found" : `${count} pages found`;
  const plain = isPartial
    ? `No page has all these words. ${countLabel} with some of them`
    : countLabel;
  const some = isPartial ? " with some of these words" : "";
  const pages = best && from === 1 ? `One page answers this; ${count} more found${some}` : plain;
  if (count === hits.length) return `${pages}.`;
  return hits.length === 0
    ? `${pages}, none of them this far on.`
    : `${pages}; ${from} to ${from + hits.length - 1} are shown.`;
}

export default defineIsland("search", Search);
