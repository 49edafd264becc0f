import { askForPage } from "./ask-for-page.ts";

/** Milliseconds after the last key. */
const pause = 250;
/** Milliseconds, where the office does not answer. */
const pauseBeforeRetry = 2000;

/**
 * Shows below the large search field what is found for the words so far; Enter then opens the first place. Without this
 * script, Enter leads to the same list.
 */
export function findWhileTyping(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>("input[type=search]");
  if (!input) return;
  form.append(hiddenField("open", "first"));
  const results = form.parentElement?.querySelector("[data-found]") ?? resultsAfter(form);
  let wait: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const find = async () => {
    latest += 1;
    const mine = latest;
    const nodes = await ask(form.action, input.value.trim());
    if (mine !== latest) return;
    if (nodes) results.replaceChildren(...nodes);
    else wait = setTimeout(find, pauseBeforeRetry);
  };
  input.addEventListener("input", () => {
    clearTimeout(wait);
    wait = setTimeout(find, pause);
  });
}

/** @returns nothing for a word of one letter, and undefined where the office does not answer */
async function ask(address: string, typed: string): Promise<Node[] | undefined> {
  if (typed.length < 2) return [];
  const question = new URLSearchParams({ q: typed });
  const page = await askForPage(`${address}?${question}`);
  return page && [...(page.querySelector("[data-found]")?.childNodes ?? [])];
}

function resultsAfter(form: HTMLFormElement): Element {
  const results = document.createElement("div");
  results.className = "stack stack-5";
  results.setAttribute("aria-live", "polite");
  form.after(results);
  return results;
}

function hiddenField(name: string, value: string): HTMLInputElement {
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name, value });
  return field;
}
