import { html } from "hono/html";
import { at } from "./address.ts";
import { type IconName, icon } from "./icons.ts";
import { attribute, type Html, type Notice, noticeOf } from "./parts.ts";
import { fonts, stylesheet } from "./site-files.ts";

/** What waits, by the places of the menu. */
export interface Waiting {
  messages: number;
  gifts: number;
  /** Texts and pictures that are not online. */
  changes: number;
  questions: number;
}

/** What stands around a page for whoever asked for it. */
export interface Surroundings {
  /** Of the sign-in. */
  name: string;
  waiting: Waiting;
  notice?: Notice | undefined;
  /** What the gold button says: it puts online where this machine serves the site. */
  putOnline: string;
}

/** One page of the office. */
export interface Page {
  title: string;
  /** Path of its place in the menu, such as `/messages`. */
  place?: string;
  /** Sentence below the title. */
  lead?: string;
  /** Buttons beside the title. */
  tools?: Html;
  /** Where the page lies, above its title. */
  crumbs?: readonly { text: string; href: string }[];
  body: Html;
  /** Whether the body has its own title and edges, as the form of a text. */
  isWhole?: boolean;
  /** Seconds after which the page asks for itself again. */
  refreshAfter?: number;
  /** Scripts of the office that it needs besides the keys. */
  scripts?: readonly string[];
  /** Classes of the body. */
  className?: string;
}

const places = [
  { path: "/", title: "Today" },
  { path: "/messages", title: "Messages", count: "messages", isDue: true },
  { path: "/newsletter", title: "Newsletter" },
  { path: "/gifts", title: "Gifts", count: "gifts" },
  { path: "/content", title: "Content" },
  { path: "/questions", title: "Questions", count: "questions" },
] as const satisfies readonly MenuPlace[];

/** The same at the thumb of a phone. */
const tabs = [
  { path: "/", title: "Today", icon: "today" },
  { path: "/messages", title: "Messages", icon: "messages", count: "messages", isDue: true },
  { path: "/content", title: "Content", icon: "content" },
  { path: "/online", title: "Online", icon: "online", count: "changes", isDue: true },
  { path: "/more", title: "More", icon: "more" },
] as const satisfies readonly MenuPlace[];

interface MenuPlace {
  path: string;
  title: string;
  icon?: IconName;
  count?: keyof Waiting;
  /** Whether its number is gold: somebody waits. */
  isDue?: boolean;
}

/** A whole document. The scripts are for keys only: without them every page says and does the same. */
export function renderPage(page: Page, surroundings: Surroundings): string {
  const {
    title,
    lead,
    place,
    tools,
    crumbs = [],
    body,
    isWhole,
    refreshAfter,
    scripts = [],
  } = page;
  const { waiting, notice } = surroundings;
  const way = crumbs.map(
    ({ text, href }, index) => html`${index > 0 && " / "}<a href="${at(href)}">${text}</a>`,
  );
  const head = html`${way.length > 0 && html`<p class="crumbs">${way}</p>`}
<div class="head"><div><h1>${title}</h1>${lead && html`<p>${lead}</p>`}</div>${tools}</div>`;
  // What has no place of its own at the thumb is found under the last one.
  const tab = place && (tabs.find(({ path }) => path === place)?.path ?? "/more");
  // Questions leave the menu with the last of them.
  const visible = places.filter(({ path }) => path !== "/questions" || waiting.questions > 0);
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – OTC office</title>
<meta name="robots" content="noindex">
${refreshAfter !== undefined && html`<noscript><meta http-equiv="refresh" content="${refreshAfter}"></noscript>`}
<link rel="icon" href="data:,">
${fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${href}">\n`)}
<link rel="stylesheet" href="${stylesheet.href}">
${scripts.length > 0 && html`<link rel="stylesheet" href="${at("/assets/client.css")}">`}
${["keys", ...scripts].map((name) => html`<script type="module" src="${at(`/assets/${name}.js`)}"></script>\n`)}
</head>
<body${attribute("class", page.className)}${attribute("data-refresh-after", refreshAfter?.toString())}>
<a class="skip" href="#main">Skip to the content</a>
<header class="surface surface--leaf bar">
<a class="brand" href="${at("/")}">${logo}<span>Office</span></a>
<nav class="menu" aria-label="Office">
${visible.map((entry) => placeLink(entry, place, waiting))}
</nav>
<div class="tools">
<form class="find" role="search" aria-label="In everything" action="${at("/find")}">${icon("find", 20)}<input type="search" name="q" required aria-label="Find a page, a sentence, a person or a reference" placeholder="Find anything" aria-keyshortcuts="/"><kbd>/</kbd></form>
${isWhole !== true && goldButton(surroundings)}
${who(surroundings, place)}
</div>
</header>
<div class="band" aria-hidden="true"></div>
${isWhole ? body : html`<main class="page" id="main" tabindex="-1">${head}${notice && noticeOf(notice)}${body}</main>`}
<nav class="tabs surface surface--leaf" aria-label="Office, at the thumb">
${tabs.map((entry) => placeLink(entry, tab, waiting))}
</nav>
</body>
</html>
`}`;
}

function placeLink(
  { path, title, icon: drawing, count, isDue }: MenuPlace,
  current: string | undefined,
  waiting: Waiting,
) {
  const number = count ? waiting[count] : 0;
  const mark = number > 0 && html`<span class="count ${isDue && "count--due"}">${number}</span>`;
  const now = attribute("aria-current", path === current && "page");
  return html`<a href="${at(path)}"${now}>${drawing && icon(drawing)}${title}${mark}</a>\n`;
}

/** The one button that takes the work further, with the number of changes. */
function goldButton({ waiting: { changes }, putOnline }: Surroundings) {
  const count = changes > 0 && html` <span class="count">${changes}</span>`;
  return html`<a class="button gold hide-phone" href="${at("/online")}" data-put-online>${putOnline}${count}</a>`;
}

function who({ name }: Surroundings, current: string | undefined) {
  const link = (path: string, text: string) =>
    html`<a href="${at(path)}"${attribute("aria-current", path === current && "page")}>${text}</a>`;
  return html`<details class="who"><summary aria-label="Signed in as ${name}"><b aria-hidden="true">${name.slice(0, 1).toUpperCase()}</b></summary>
<div class="sheet"><p>Signed in as <strong>${name}</strong>. Your changes carry this name.</p>${link("/runs", "How it runs")}${link("/guide", "Guide")}<a href="${at("/online")}#before">What went online before</a></div></details>`;
}

const logo = html`<svg viewBox="0 0 124 44" width="124" height="44" role="img" aria-label="OTC"><circle cx="22" cy="22" r="15.5" fill="none" stroke-width="10" stroke="var(--text)"/><circle cx="22" cy="22" r="15.5" fill="none" stroke-width="10" stroke="var(--ground)" pathLength="16" stroke-dasharray=".17 .83" stroke-dashoffset=".085"/><path d="M22 16.5l5.5 5.5-5.5 5.5-5.5-5.5z" fill="#fbbe00"/><path d="M46 1.5h34v10H68v25h6v6H52v-6h6v-25H46z" fill="var(--text)"/><path d="M114 12.3A15.5 15.5 0 1 0 114 31.7" transform="translate(-1)" fill="none" stroke="var(--text)" stroke-width="10"/><path d="M115 14l8 8-8 8-8-8z" fill="#fbbe00" stroke="var(--ground)" stroke-width="1.5"/></svg>`;
