import { useSyncExternalStore } from "react";

/** The current place in the editor; it is part of the address, so that Back works. */
export type EditorLocation =
  | { view: "file"; file: string; field?: string }
  | { view: (typeof views)[number] };

const views = ["contents", "questions", "problems", "changes"] as const;

export function hrefOf(place: EditorLocation): string {
  if (place.view === "contents") return "#/";
  if (place.view !== "file") return `#/${place.view}`;
  return `#/${place.file}${place.field ? `?${encodeURIComponent(place.field)}` : ""}`;
}

export function useEditorLocation(): EditorLocation {
  const hash = useSyncExternalStore(
    (tell) => {
      window.addEventListener("hashchange", tell);
      return () => window.removeEventListener("hashchange", tell);
    },
    () => window.location.hash,
  );
  return parseLocation(hash);
}

/** Parses a fragment; an unknown one is the list of contents. */
export function parseLocation(hash: string): EditorLocation {
  const [path = "", field] = hash.replace(/^#\//, "").split("?");
  if (path.startsWith("content/")) {
    return { view: "file", file: path, ...(field && { field: tryDecode(field) }) };
  }
  return { view: views.find((one) => one === path) ?? "contents" };
}

/** An invalid percent escape stays as it is: there is no such field, and the file opens. */
function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function goTo(place: EditorLocation): void {
  window.location.hash = hrefOf(place);
}
