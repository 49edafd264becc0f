import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from "react";
import type { SearchAnswer } from "../search/run-search.ts";
import { questionAddress, readQuestion } from "../search/search-document.ts";

type State = "ready" | "loading" | "failed";

/**
 * Answers a search form as one types. The index and the code that reads it are fetched on first use.
 * @param path address of the search page; it takes the question along, so that it can be shared
 */
export function useSearch(path: string, index: string, first: SearchAnswer | null) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(0);
  const [answer, setAnswer] = useState(first);
  const [state, setState] = useState<State>("ready");

  useEffect(() => {
    // Whoever typed before this code arrived is answered now.
    const words = form.current && new FormData(form.current).get("q");
    if (words && first === null) form.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [first]);

  async function ask(): Promise<void> {
    if (!form.current) return;
    latest.current += 1;
    const turn = latest.current;
    const fields = new FormData(form.current);
    const entries = [...fields].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    const question = readQuestion(new URLSearchParams(entries));
    try {
      setState("loading");
      const [{ getIndex }, { runSearch }] = await Promise.all([
        import("../search/fetch-index.ts"),
        import("../search/run-search.ts"),
      ]);
      const found = await getIndex(index);
      // Somebody typed on while the index was on its way.
      if (turn !== latest.current) return;
      const next = runSearch(found, question);
      startTransition(() => {
        setAnswer(next);
        setState("ready");
      });
      history.replaceState(history.state, "", questionAddress(path, question));
    } catch {
      if (turn === latest.current) setState("failed");
    }
  }

  /** Arrows move between the field and the results. */
  function move(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    if (event.target instanceof HTMLSelectElement) return;
    const stops = [
      ...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], ol a"),
    ];
    const here = stops.indexOf(event.target as HTMLElement);
    const next = stops[here + (event.key === "ArrowDown" ? 1 : -1)];
    if (here < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return { form, answer, state, ask, move };
}
