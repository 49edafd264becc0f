import type { Hono } from "hono";
import { html } from "hono/html";
import { formatDay } from "#collections/formats/format-day.ts";
import {
  type OpenQuestion,
  openQuestions,
  type QuestionPlace,
  reopenQuestion,
  settledCount,
  settledQuestions,
  settleQuestion,
} from "../content/questions.ts";
import { at } from "../shell/address.ts";
import type { PageHost } from "../shell/page-host.ts";
import { attribute, counted, type Html } from "../shell/parts.ts";
import { actionForm } from "../shell/view-parts.ts";
import { readForm } from "../subjects/subject-pages.ts";
import type { OfficeParts } from "./place.ts";
import { textPath } from "./text-path.ts";

/** Adds the questions that only the organisation can answer, by topic, each with its places by field. */
export function addQuestions(office: Hono, { workspace }: OfficeParts, host: PageHost): void {
  office.get("/questions", async (context) => {
    const questions = await openQuestions(workspace);
    const topics = [...Map.groupBy(questions, ({ topic }) => topic)];
    const wanted = context.req.query("topic");
    const [topic = "", listed = []] = topics.find(([name]) => name === wanted) ?? topics[0] ?? [];
    const isAll = wanted === "all";
    return host.show(context, {
      title:
        questions.length === 0
          ? "Every question is settled"
          : `${counted(questions.length, "question is", "questions are")} open`,
      place: "/questions",
      lead: "Only the organisation can answer them. The site can go public once none is left. Correct the places of a question; when the last one is right, press “It is settled”.",
      body: isAll
        ? topics.map(([name, list]) => topicSection(name, list, true))
        : html`<div class="questions">${topicLinks(topics, topic, settledCount(workspace))}
<div class="stack stack-5">${topicSection(topic, listed, false)}${settledList(workspace)}</div></div>`,
    });
  });

  office.post("/questions/settle", async (context) => {
    const value = await readForm(context);
    const to = `/questions?topic=${encodeURIComponent(value("topic"))}`;
    if (value("confirmed") !== "yes") {
      const sentence = "Nothing was done: it has to be confirmed.";
      return host.lead(context, to, { sentence, isRefusal: true });
    }
    const { places } = settleQuestion(workspace, Number(value("id")));
    const sentence =
      places === 0
        ? `Question ${value("id")} is settled. Today’s day is written beside it.`
        : `Question ${value("id")} is settled: the sign is off ${counted(places, "place")}, and today’s day is written beside it.`;
    return host.lead(context, to, { sentence, isRefusal: false });
  });

  office.post("/questions/reopen", async (context) => {
    const value = await readForm(context);
    reopenQuestion(workspace, Number(value("id")));
    const sentence = `Question ${value("id")} is open again. A ⚠ comes back only by Take back, at the changes that are not online.`;
    const to = `/questions?topic=${encodeURIComponent(value("topic"))}`;
    return host.lead(context, to, { sentence, isRefusal: false });
  });
}

function topicLinks(
  topics: readonly (readonly [string, readonly OpenQuestion[]])[],
  current: string,
  { settled, all }: { settled: number; all: number },
): Html {
  const links = topics.map(([name, { length }]) => {
    const now = attribute("aria-current", name === current && "page");
    return html`<a href="${at(`/questions?topic=${encodeURIComponent(name)}#questions-of-topic`)}"${now}><span>${name}</span><span class="count">${length}</span></a>\n`;
  });
  const summary = `${settled} of ${all} ${settled === 1 ? "is" : "are"} settled`;
  return html`<nav class="topics stack stack-5" aria-label="Topics"><div class="stack stack-2"><progress max="${all}" value="${settled}">${summary}</progress><span class="small muted">${summary}</span></div><div class="topic-links">${links}</div></nav>`;
}

function topicSection(
  topic: string,
  questions: readonly OpenQuestion[],
  isForPrint: boolean,
): Html {
  const print =
    !isForPrint && html`<a href="${at("/questions?topic=all")}">The whole list, to print</a>`;
  return html`<section class="stack stack-2"${attribute("id", !isForPrint && "questions-of-topic")}><div class="section-head"><h2>${topic} <span class="number">${questions.length}</span></h2>${print}</div>
${questions.map((question, index) => questionOf(question, isForPrint || index === 0))}</section>`;
}

function questionOf({ id, topic, question, places }: OpenQuestion, isOpen: boolean): Html {
  const corrected = places.filter(({ isCorrected }) => isCorrected).length;
  const left = places.length - corrected;
  const summary =
    places.length === 0
      ? "No place waits for it"
      : corrected > 0
        ? `${corrected} of ${counted(places.length, "place is", "places are")} corrected`
        : `${counted(places.length, "place waits", "places wait")} for the answer`;
  const after =
    left > 0
      ? `Takes the sign ⚠ off the ${counted(left, "place that is", "places that are")} left, as they stand, and writes today’s day beside the question.`
      : "Writes today’s day beside the question.";
  const settle = actionForm({
    to: "/questions/settle",
    label: "It is settled",
    note: `question ${id}`,
    fields: { id: String(id), topic },
    confirm: `${after} “Open again” takes the day off.`,
    isHarmless: true,
  });
  return html`<article class="question" id="q${id}"><span class="sign" aria-hidden="true">⚠ ${id}</span><div class="stack stack-2"><h3><span class="visually-hidden">Question ${id}: </span>${question}</h3>
<details${isOpen && html` open`}><summary>${summary}</summary><ul class="places">${places.map(placeOf)}</ul>
<div class="settle">${settle}</div></details></div></article>\n`;
}

/** What was settled, to be opened again. */
function settledList(workspace: OfficeParts["workspace"]): Html {
  const settled = settledQuestions(workspace);
  if (settled.length === 0) return false;
  const list = settled.map(({ id, topic, question, settled: day }) => {
    const fields = { id: String(id), topic };
    const again = { to: "/questions/reopen", label: "Open again", tone: "quiet", fields } as const;
    return html`<article class="question"><span class="sign" aria-hidden="true">${id}</span><div class="stack stack-2"><p>${question} <span class="muted small">${formatDay(day)}</span></p>${actionForm({ ...again, note: `question ${id}` })}</div></article>\n`;
  });
  return html`<details class="seldom"><summary>${counted(settled.length, "question")} settled</summary>${list}</details>`;
}

function placeOf({ file, title, field, line, note, isCorrected }: QuestionPlace): Html {
  const href = at(textPath(file, isCorrected || !field ? field : `line ${line}`));
  return html`<li${attribute("class", isCorrected && "done")}><a href="${href}">${title}</a><span class="muted small">${isCorrected ? "corrected" : note}</span></li>\n`;
}
