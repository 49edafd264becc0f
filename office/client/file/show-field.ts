import { useEffect } from "react";
import { fieldName } from "../../core/field-title.ts";
import type { OpenFile } from "../../core/open-file.ts";
import { fieldId } from "../fields/field-context.ts";

/** Scrolls to a field that was chosen elsewhere, once the form is rendered. */
export function useGoTo(field: string | undefined, opened: OpenFile | undefined) {
  const isReady = opened !== undefined;
  const annotations = opened?.annotations;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field, when the form has come
  useEffect(() => {
    if (!isReady) return;
    if (!field) return;
    const line = /^line (\d+)$/.exec(field)?.[1];
    const path = line && annotations?.find((annotation) => annotation.line === Number(line))?.path;
    const name = path ? fieldName(path) : field;
    const wait = setTimeout(() => showField(name));
    return () => clearTimeout(wait);
  }, [field, isReady]);
}

/** Opens what the field is folded into, and gives it the focus. */
export function showField(name: string) {
  // A missing field belongs to the nearest group that should contain it.
  for (let part = name; part; part = part.replace(/(\.?[^.[\]]+|\[[^\]]*\])$/, "")) {
    const element = document.getElementById(fieldId(part));
    if (!element) continue;
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (at instanceof HTMLDetailsElement) at.open = true;
    }
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    return;
  }
}
