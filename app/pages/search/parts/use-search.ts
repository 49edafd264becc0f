import {
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import type { SearchResponse } from "#app/search/run-search.ts";
import {
  hitsPerPage,
  isBlank,
  parseQuery,
  type SearchQuery,
  searchAddress,
} from "#app/search/search-document.ts";

type State = "ready" | "loading" | "failed";

/**
 * Answers a search form while typing. The index and the code that reads it are fetched on first use.
 * @param path address of the search page; it takes the question along, so that it can be shared
 */
export function useSearch(path: string, index: string, first: SearchResponse) {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(0);
  const [answer, setAnswer] = useState(first);
  const [state, setState] = useState<State>("ready");
  /** Place in the list of the answer that takes the focus once it is there. */
  const awaited = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has grown when the answer changes
  useEffect(() => {
    if (awaited.current === null) return;
    const links = root.current?.querySelectorAll<HTMLElement>("ol a");
    links?.[awaited.current]?.focus();
    awaited.current = null;
  }, [answer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has arrived
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>("[name=q]");
    const shared = parseQuery(new URLSearchParams(location.search));
    // The file of the page holds no answer.
    if (isBlank(first.question) && field && !field.value && !isBlank(shared)) {
      field.value = shared.words;
      void runQuery(shared);
      return;
    }
    // Answers what was typed before hydration.
    const words = field?.value;
    if (words && words !== first.question.words) {
      form.current?.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [first]);

  async function ask(): Promise<void> {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    await runQuery(parseQuery(new URLSearchParams(entries)));
  }

  async function runQuery(question: SearchQuery): Promise<boolean> {
    latest.current += 1;
    if (!(await answerWith(question, 1, latest.current))) return false;
    history.replaceState(history.state, "", searchAddress(path, question));
    return true;
  }

  async function choose(event: MouseEvent<HTMLAnchorElement>, question: SearchQuery) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const turn = latest.current + 1;
    // The server has the same answer on a page of its own.
    if (!(await runQuery(question)) && turn === latest.current) location.assign(href);
  }

  /** @returns false when it failed or was superseded by a later query */
  async function answerWith(question: SearchQuery, pages: number, turn: number): Promise<boolean> {
    try {
      setState("loading");
      const { searchInBrowser } = await import("#app/search/search-in-browser.ts");
      const next = await searchInBrowser(index, question, pages);
      if (turn !== latest.current) return false;
      startTransition(() => {
        setAnswer(next);
        setState("ready");
      });
      return true;
    } catch {
      if (turn === latest.current) setState("failed");
      return false;
    }
  }

  /** Puts the next answers below those that are there, and the focus on the first of them. */
  async function more(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    latest.current += 1;
    const hitCount = answer.hits.length;
    awaited.current = hitCount;
    const pages = Math.ceil(hitCount / hitsPerPage) + 1;
    const hasCome = await answerWith(answer.question, pages, latest.current);
    // The server has the same answers on a page of their own.
    if (!hasCome && awaited.current === hitCount) location.assign(href);
  }

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    if (event.target instanceof HTMLSelectElement) return;
    const stops = [
      ...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], #best a, ol a"),
    ];
    const here = stops.indexOf(event.target as HTMLElement);
    const next = stops[here + (event.key === "ArrowDown" ? 1 : -1)];
    if (here < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return { root, form, answer, state, ask, choose, move, more };
}
