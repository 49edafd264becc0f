import type { Hono } from "hono";
import { html } from "hono/html";
import { EditError } from "#collections/content-file.ts";
import { createFile } from "../content/items.ts";
import { listingOf } from "../content/listing.ts";
import type { ListedFile, ListedFolder } from "../core/open-file.ts";
import { isNotOnline } from "../core/progress-mark.ts";
import { OfficeError } from "../office-error.ts";
import { at } from "../shell/address.ts";
import { type IconName, icon } from "../shell/icons.ts";
import type { PageHost } from "../shell/page-host.ts";
import {
  attribute,
  counted,
  filters,
  type Html,
  type ListRow,
  rows,
  section,
} from "../shell/parts.ts";
import { readForm } from "../subjects/subject-pages.ts";
import type { OfficeParts } from "./place.ts";
import { onShelves } from "./shelves.ts";
import { questionMark, showsFrom, stateMark } from "./state-mark.ts";
import { textPath } from "./text-path.ts";

interface Task {
  text: string;
  note?: string;
  href: string;
  icon: IconName;
}

/** What a communications officer most often comes for. */
export const tasks = {
  news: { text: "Write news", href: "/content/news/new", icon: "news" },
  contact: {
    text: "Change contact details",
    note: "E-mail, telephone, hours",
    href: textPath("content/site/organisation.yaml", "email"),
    icon: "telephone",
  },
  law: {
    text: "Correct a law",
    note: "Type a part of its name",
    href: "/content/laws",
    icon: "law",
  },
  person: { text: "Add a person", href: "/content/team/new", icon: "person" },
  photograph: {
    text: "Add a photograph",
    note: "With who may be seen in it",
    href: "/content/photographs/new",
    icon: "picture",
  },
  newsletter: { text: "Write a newsletter", href: "/newsletter", icon: "newsletter" },
} as const satisfies Record<string, Task>;

/** Adds the first page of the content, its lists, and the pages on which something new begins. */
export function addContent(office: Hono, { workspace }: OfficeParts, host: PageHost): void {
  office.get("/content", async (context) => {
    const { folders, questions } = await listingOf(workspace);
    const open = questions.filter(({ settled }) => !settled).length;
    return host.show(context, {
      title: "Content",
      place: "/content",
      lead: "Type what you want to change. Enter opens the first place, at its field.",
      body: html`<div class="stack stack-7">
<div class="stack stack-5">${findForm()}${taskLinks(open)}</div>
${waitingSection(folders)}
<div class="shelves">${onShelves(folders).map(shelfOf)}</div></div>`,
    });
  });

  const folderOf = async (name: string): Promise<ListedFolder> => {
    const listed = (await listingOf(workspace)).folders.find(({ folder }) => folder === name);
    if (listed) return listed;
    throw new OfficeError("There is no such shelf.");
  };

  office.get("/content/:folder", async (context) => {
    const folder = await folderOf(context.req.param("folder"));
    const [query, which] = [context.req.query("q") ?? "", context.req.query("which") ?? ""];
    return host.show(context, {
      title: folder.title,
      place: "/content",
      crumbs: [{ text: "Content", href: "/content" }],
      tools:
        folder.newItemLabel &&
        html`<a class="button" href="${at(`/content/${folder.folder}/new`)}">New ${folder.newItemLabel}</a>`,
      body: html`${deletedNote(context.req.query("deleted"))}${shelfList(folder, query, which)}`,
    });
  });

  office.get("/content/:folder/new", async (context) => {
    const folder = await folderOf(context.req.param("folder"));
    return host.show(context, newPage(folder));
  });
  office.post("/content/:folder/new", async (context) => {
    const folder = await folderOf(context.req.param("folder"));
    const value = await readForm(context);
    const [title, name] = [value("title"), value("name")];
    try {
      const { file } = createFile(workspace, { folder: folder.folder, title, name });
      return context.redirect(at(textPath(file)), 303);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return host.show(context, newPage(folder, { title, name, refusal: error.message }), 422);
    }
  });
}

export const findForm = (query = ""): Html =>
  html`<form class="big-find" role="search" aria-label="In the content" action="${at("/find")}">${icon("find", 22)}<input class="control" type="search" name="q" value="${query}" required aria-label="Find in the content" placeholder="A few words, or a name"></form>`;

function taskLinks(openQuestions: number): Html {
  const settle: Task = {
    text: "Settle a question",
    note: `${openQuestions} are open`,
    href: "/questions",
    icon: "question",
  };
  const { newsletter: _, ...own } = tasks;
  const allTasks: readonly Task[] = [...Object.values(own), ...(openQuestions > 0 ? [settle] : [])];
  return html`<div class="tasks">${allTasks.map(
    (task) =>
      html`<a href="${at(task.href)}">${icon(task.icon)}<span>${task.text}${task.note && html`<small>${task.note}</small>`}</span></a>\n`,
  )}</div>`;
}

/** Everything that is not online, with what it is. */
function waitingSection(folders: readonly ListedFolder[]): Html {
  const waiting = folders.flatMap(({ title, files }) =>
    files.filter(({ state }) => isNotOnline(state)).map((file) => ({ kind: title, ...file })),
  );
  const list = waiting.map(({ kind, file, title, state }): ListRow => {
    const note = [kind, showsFrom(state)].filter(Boolean).join(" · ");
    return { text: title, href: textPath(file), note, end: stateMark(state) };
  });
  return section("Not online yet", {
    number: list.length,
    more: { text: "Before and now", href: "/online" },
    body: list.length > 0 ? rows(list) : html`<p class="muted">Nothing waits.</p>`,
  });
}

function shelfOf({ title, folders }: { title: string; folders: readonly ListedFolder[] }): Html {
  const links = folders.map(({ folder, title: name, files }) => {
    const asks = files.reduce((sum, { annotations }) => sum + annotations, 0);
    const sign = asks > 0 && html`<span class="asks">⚠ ${asks}</span>`;
    return html`<a href="${at(`/content/${folder}`)}"><span>${name}</span><span>${sign}<span>${files.length}</span></span></a>\n`;
  });
  return html`<section class="shelf"><h2>${title}</h2>${links}</section>`;
}

const choices = [
  { name: "", text: "All", fits: () => true },
  { name: "questions", text: "With ⚠", fits: ({ annotations }: ListedFile) => annotations > 0 },
  { name: "here", text: "Not online yet", fits: ({ state }: ListedFile) => isNotOnline(state) },
] as const;

/** Said once, right after a text of the shelf was deleted. */
const deletedNote = (title: string | undefined): Html =>
  title &&
  html`<p class="notice" role="status">“${title.slice(0, 200)}” is deleted here. Where it is online, it goes from there once that is put online.</p>`;

/** The texts of a shelf: by their name, and by what waits in them. Pages that people open seldom are folded. */
function shelfList({ folder, files, title }: ListedFolder, search: string, which: string): Html {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const named = files.filter((file) => {
    const comparable = `${file.title} ${file.file}`.toLowerCase();
    return wanted.every((word) => comparable.includes(word));
  });
  const chosen = choices.find(({ name }) => name === which) ?? choices[0];
  const visible = named.filter(chosen.fits);
  const path = `/content/${folder}`;
  const query = search ? `&q=${encodeURIComponent(search)}` : "";
  const list = choices.map(({ name, text, fits }) => ({
    text,
    href: `${path}?which=${name}${query}`,
    number: name === "" ? 0 : named.filter(fits).length,
    isCurrent: name === chosen.name,
  }));
  const rowOf = ({
    file,
    title: name,
    address,
    annotations,
    state,
    problems,
  }: ListedFile): ListRow => ({
    text: name,
    href: textPath(file),
    note: [
      address ?? "Part of other pages",
      problems > 0 && counted(problems, "mistake"),
      showsFrom(state),
    ]
      .filter(Boolean)
      .join(" · "),
    end: [questionMark(annotations), stateMark(state)],
  });
  const often = visible.filter(({ isSeldom }) => !isSeldom);
  const seldom = visible.filter(({ isSeldom }) => isSeldom);
  const label = `A part of a name in ${title}`;
  return html`<div class="split shelf-tools">
<form class="find-here" role="search" aria-label="In ${title}" action="${at(path)}">${chosen.name !== "" && html`<input type="hidden" name="which" value="${chosen.name}">`}
<input class="control" type="search" name="q" value="${search}" aria-label="${label}" placeholder="A part of its name"${attribute("data-filters", "rows")}></form>
${filters("Which", list)}</div>
${visible.length === 0 && html`<p class="muted">${files.length === 0 ? "There is none at the moment." : "None is called so."}</p>`}
${often.length > 0 && rows(often.map(rowOf))}
${seldom.length > 0 && html`<details class="seldom"><summary>${seldom.length} that the site shows by itself, such as after a form</summary>${rows(seldom.map(rowOf))}</details>`}`;
}

/** Asks for what a new text begins with. */
function newPage(
  { folder, title, newItemLabel, titleLabel = "Title", hasName, hasPages }: ListedFolder,
  typed: { title?: string; name?: string; refusal?: string } = {},
) {
  if (!newItemLabel) throw new OfficeError("The number of these is fixed.");
  const hint = hasPages
    ? "It becomes the last part of the address. You can change the words later."
    : "You can change it later.";
  const invalid = attribute("aria-invalid", typed.refusal && "true");
  return {
    title: `New ${newItemLabel}`,
    place: "/content",
    crumbs: [
      { text: "Content", href: "/content" },
      { text: title, href: `/content/${folder}` },
    ],
    body: html`<form class="form narrow-form" method="post">
${
  hasName &&
  html`<div class="field"><label for="new-name">Name <span class="optional">(if known)</span></label><input class="control" id="new-name" name="name" value="${typed.name ?? ""}" autocomplete="off" aria-describedby="new-name-help"><p class="help" id="new-name-help">Leave it blank until the person has agreed in writing.</p></div>`
}
<div class="field"><label for="new-title">${titleLabel}</label><input class="control" id="new-title" name="title" value="${typed.title ?? ""}" required autocomplete="off" aria-describedby="new-title-help"${invalid}><p class="${typed.refusal ? "error" : "help"}" id="new-title-help">${typed.refusal ?? hint}</p></div>
<div><button class="button" type="submit">Begin</button></div></form>`,
  };
}
