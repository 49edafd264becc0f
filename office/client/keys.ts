import { filterWhileTyping } from "./filter-while-typing.ts";
import { findWhileTyping } from "./find-while-typing.ts";
import { followProgress } from "./follow-progress.ts";

/** Keys that work on every page of the office, beside its links and buttons. */
addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, target } = event;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  if (key === "/" && !isTyping && !ctrlKey && !metaKey) {
    const find =
      document.querySelector<HTMLInputElement>(".big-find [type=search]") ??
      document.querySelector<HTMLInputElement>(".find [type=search]");
    if (!find) return;
    event.preventDefault();
    find.focus();
  }
  if (key === "Enter" && (ctrlKey || metaKey)) {
    document.querySelector<HTMLAnchorElement>("a[data-put-online]")?.click();
  }
});

/** The others see who is answering, while the mail program opens; the page says so. */
addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLElement>("[data-answering]");
  const { answering, id } = link ? link.dataset : {};
  if (!link || !answering || !id) return;
  navigator.sendBeacon(answering, new URLSearchParams({ id }));
  const clock = new Date().toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const notice = document.querySelector("[data-answers]") ?? document.createElement("p");
  notice.className = "notice";
  notice.setAttribute("data-answers", "");
  notice.setAttribute("role", "status");
  notice.textContent = `You are answering since ${clock}. The others see it.`;
  link.closest(".actions")?.before(notice);
});

/** Milliseconds after which a form can be sent once more. */
const maxAnswerTime = 15_000;

/** A form that was sent waits for its answer: the second press of an impatient hand does nothing. */
addEventListener("submit", (event) => {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  if (form.dataset.sent !== undefined) return event.preventDefault();
  form.dataset.sent = "";
  setTimeout(() => delete form.dataset.sent, maxAnswerTime);
});
// A page from the memory of the browser can be sent again.
addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent]"))
    delete form.dataset.sent;
});

const { refreshAfter } = document.body.dataset;
if (refreshAfter) followProgress(Number(refreshAfter));

for (const input of document.querySelectorAll<HTMLInputElement>("[data-filters]"))
  filterWhileTyping(input);
for (const form of document.querySelectorAll<HTMLFormElement>("form.big-find"))
  findWhileTyping(form);
