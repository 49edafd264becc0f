import { html } from "hono/html";
import { counted, type Html } from "../../shell/parts.ts";
import type { Reach } from "../online.ts";
import type { Publication, Step } from "../publication.ts";

/** Steps that a publication takes, by how far it goes. */
const stepsOf: Readonly<Record<Reach, readonly Step[]>> = {
  online: ["check", "pages", "place", "outside"],
  "handed in": ["check", "place"],
  kept: ["check", "place"],
};

/** As a step is called while it waits or goes on, and where it failed. */
const titles: Readonly<Record<Step, readonly [string, string]>> = {
  check: ["Checked", "Something is to be put right"],
  pages: ["The pages are made", "The pages could not be made"],
  place: ["Put in place, and written into the history", "It could not be put in place"],
  outside: ["Looked at from outside", "It could not be looked at from outside"],
};

/** The steps of a publication, as far as they are. */
export function stepList(publication: Publication, reach: Reach): Html {
  const { step, ended, ending } = publication;
  const steps = stepsOf[reach];
  // What is done between two shown steps belongs to the later one.
  const place = Math.max(0, steps.includes(step) ? steps.indexOf(step) : steps.length - 1);
  const isBroken = ending === "refused" || ending === "stopped";
  const items = steps.map((name, index) => {
    if (isBroken && index > place) return "";
    const isDone = index < place || (ended !== undefined && !isBroken);
    const status = isDone ? "done" : index > place ? "todo" : isBroken ? "failed" : "now";
    const [title, failure] = titles[name];
    const detail = detailOf(name, publication, status);
    const current = status === "now" && html` aria-current="step"`;
    return html`<li class="${status}"${current}><b>${status === "failed" ? failure : title}</b><time>${timeOf(name, publication, steps)}</time>${detail && html`<p>${detail}</p>`}</li>\n`;
  });
  return html`<ol class="steps">${items}</ol>`;
}

function timeOf(step: Step, { stepBegun, ended }: Publication, steps: readonly Step[]): string {
  const begun = stepBegun[step];
  if (begun === undefined) return "";
  const next = steps[steps.indexOf(step) + 1];
  const end = (next && stepBegun[next]) ?? ended ?? Date.now();
  return `${Math.max(1, Math.round((end - begun) / 1000))} s`;
}

function detailOf(step: Step, publication: Publication, status: string): string {
  const { filesRead, pages, files, name } = publication;
  if (step === "check" && status === "done" && filesRead)
    return `All ${filesRead} files are in order.`;
  if (step === "pages" && status === "now") {
    const made = pages ? `${pages.made} of ${pages.of} pages. ` : "";
    return `${made}The public site stays as it was until all are ready.`;
  }
  return step === "place" && status !== "failed"
    ? `${counted(files.length, "file")}, by ${name}`
    : "";
}
