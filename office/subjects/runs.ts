import { html } from "hono/html";
import type { Finding, FindingState } from "#server/doctor/finding.ts";
import { counted, fold, folds, type Html, state } from "../shell/parts.ts";
import type { Part } from "../shell/view.ts";
import { viewParts } from "../shell/view-parts.ts";
import { bouncesPart } from "./bounces.ts";
import { heldParts } from "./held-mail.ts";
import { examineAll, needsOf } from "./needs.ts";
import { outbox } from "./outbox.ts";
import { retention } from "./retention.ts";
import type { Subject, SubjectOffice } from "./subject.ts";
import { subjectView } from "./subject-view.ts";
import { subscribers } from "./subscribers.ts";

const marks: Readonly<Record<FindingState, Html>> = {
  attention: state("bad", "Needs you"),
  unknown: state("waiting", "Did not answer"),
  well: state("online", "Runs"),
  off: "",
};

interface Group {
  title: string;
  id?: string;
  /** Kinds of findings, or how they begin. */
  kinds: RegExp;
  /** What it says while it has no finding. */
  value?: string;
  parts?(office: SubjectOffice): Promise<readonly Part[]>;
}

const partsOf = (subject: Subject) => async (office: SubjectOffice) =>
  (await subjectView(subject, office)).parts;

/** In the order of the page. Decisions about messages and gifts have places of their own. */
const groups: readonly Group[] = [
  {
    title: "Site",
    kinds: /^(build|clock|store)/,
  },
  { title: "E-mail", kinds: /^mail/, parts: partsOf(outbox) },
  {
    title: "Mails that came back",
    kinds: /^newsletter$/,
    value: "Choose the files from your mail program, then press Read them",
    parts: async (office) => [...(await heldParts(office)), bouncesPart],
  },
  {
    title: "Readers",
    id: "readers",
    kinds: /^$/,
    value: "How many, by state",
    parts: partsOf(subscribers),
  },
  { title: "Payments", kinds: /^(payments|provider-keys|keys-)/, value: "No provider is set" },
  {
    title: "What is deleted, and when",
    kinds: /^deletion$/,
    value: "Once a day, what is past its time limit",
    parts: partsOf(retention),
  },
  { title: "Copy of everything", kinds: /^(backup|restore|shared-copy)/ },
  { title: "Disk", kinds: /^disk/ },
];

/** A clock that jumped stops the deletion, and is confirmed there. */
const placeOf = ({ kind, state: findingState }: Finding) =>
  kind.startsWith("clock") && findingState === "attention" ? "deletion" : kind;

/** What was Doctor, Outbox, Retention and Subscribers: one folded page, what fails first and open. */
export const runs: Subject = {
  title: "How it runs",
  path: "/runs",
  lead: "",
  async page(office) {
    const findings = await examineAll(office);
    const visible = await Promise.all(
      groups.map(async (group) => {
        const own = findings.filter((finding) => group.kinds.test(placeOf(finding)));
        const parts = (await group.parts?.(office)) ?? [];
        return { group, own, parts, worst: worstOf(own) };
      }),
    );
    const broken = visible.filter(({ worst }) => worst?.state === "attention");
    const ordered = [...broken, ...visible.filter((card) => !broken.includes(card))];
    return {
      title: "How it runs",
      place: "/runs",
      lead:
        broken.length === 0
          ? "Everything runs. Nothing here waits for you."
          : `${counted(needsOf(findings), "thing needs", "things need")} you: ${broken.map(({ group }) => group.title).join(", ")}. Each is open, with what to do.`,
      body: html`<div class="readable">${folds(
        ordered.map(({ group, own, parts, worst }) =>
          fold(group.title, {
            value: worst?.sentence ?? group.value ?? "",
            end:
              worst &&
              (needsOf(own) > 1 ? state("bad", `${needsOf(own)} need you`) : marks[worst.state]),
            isOpen: worst?.state === "attention",
            ...(group.id && { id: group.id }),
            body: [
              own.length > 0 && html`<ul class="findings">${own.map(findingOf)}</ul>`,
              parts.length > 0 && viewParts(parts, group.title),
            ],
          }),
        ),
      )}</div>`,
    };
  },
};

/** What needs most attention, or else the first. */
const worstOf = (findings: readonly Finding[]) =>
  (["attention", "unknown", "well", "off"] as const)
    .map((wanted) => findings.find((finding) => finding.state === wanted))
    .find((finding) => finding !== undefined);

function findingOf({ title, state: findingState, sentence, todo }: Finding): Html {
  return html`<li><b>${title}</b> ${marks[findingState]}<p>${sentence}</p>${todo && html`<p class="muted">${todo}</p>`}</li>\n`;
}
