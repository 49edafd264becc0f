import { findWhileTyping } from "./find-while-typing.ts";

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

/** The others see who is answering, while the mail program opens. */
addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLElement>("[data-answering]");
  const { answering, id } = link ? link.dataset : {};
  if (answering && id) navigator.sendBeacon(answering, new URLSearchParams({ id }));
});

for (const form of document.querySelectorAll<HTMLFormElement>("form.big-find"))
  findWhileTyping(form);
