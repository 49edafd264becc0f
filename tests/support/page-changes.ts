/**
 * What translators, password managers, blockers and other extensions do to a page. Each function runs in the browser
 * and changes everything inside `main`.
 */
export const pageChanges: Readonly<Record<string, () => void>> = {
  "a translator wraps and replaces each text": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest("script, style, textarea, option"))
        continue;
      if (parent.closest("[translate=no]")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      text.replaceWith(outer);
      inner.textContent = `«${text.data}»`;
    }
  },
  "a translator goes on translating what changes": () => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim()) continue;
        if (parent.closest("script, style, textarea, option, font, [translate=no]")) continue;
        const outer = document.createElement("font");
        const inner = outer.appendChild(document.createElement("font"));
        text.replaceWith(outer);
        inner.textContent = `«${text.data}»`;
      }
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translate(target);
        for (const node of addedNodes) translate(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  },
  "an extension puts elements and texts beside every control": () => {
    for (const control of document.querySelectorAll(
      "main :is(input, textarea, select, button, p)",
    )) {
      const icon = document.createElement("extension-icon");
      icon.append(document.createElement("input"), "suggestion");
      control.after(icon, "text of an extension");
      control.before(document.createElement("extension-mark"));
    }
    for (const form of document.querySelectorAll("main form, main fieldset, [data-island] > *")) {
      form.prepend(document.createElement("extension-head"));
    }
  },
  "an extension wraps controls and moves parts of forms": () => {
    for (const control of document.querySelectorAll("main :is(input, textarea, select, button)")) {
      const wrap = document.createElement("extension-wrap");
      control.replaceWith(wrap);
      wrap.append(control);
    }
    for (const part of document.querySelectorAll("main form, main fieldset")) {
      if (part.lastElementChild) part.prepend(part.lastElementChild);
    }
  },
  "an extension wraps each form and each island's own parts": () => {
    for (const part of document.querySelectorAll("[data-island] > *, [data-island] form > *")) {
      const wrap = document.createElement("extension-wrap");
      part.replaceWith(wrap);
      wrap.append(part);
    }
  },
  "an extension changes attributes of every element": () => {
    for (const element of document.querySelectorAll<HTMLElement>("main, main *")) {
      element.setAttribute("data-gramm", "false");
      element.setAttribute("data-lpignore", "true");
      element.setAttribute("spellcheck", "false");
      element.setAttribute("autocomplete", "off");
      element.classList.add("extension");
      if (!element.closest("svg")) element.style.colorScheme = "dark";
    }
  },
  "a blocker removes notes, icons, drawings and hidden fields": () => {
    const gone =
      "svg, img, small, [aria-hidden=true], [role=status], [role=alert], label, legend, h2, input[type=hidden]";
    for (const element of document.querySelectorAll("main [data-island] :is(*)")) {
      // Labels may hold controls.
      if (
        element.matches(gone) &&
        !element.querySelector("input:not([name=_gotcha]), textarea, select, button")
      ) {
        element.remove();
      }
    }
  },
};
