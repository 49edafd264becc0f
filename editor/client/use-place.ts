import { useSyncExternalStore } from "react";

/** Where somebody is in the editor; it stands in the address, so that Back leads back. */
export type Place =
  | { view: "contents" }
  | { view: "file"; file: string; field?: string }
  | { view: "questions" }
  | { view: "problems" }
  | { view: "changes" };

/** The address of a place. */
export function hrefOf(place: Place): string {
  if (place.view === "contents") return "#/";
  if (place.view !== "file") return `#/${place.view}`;
  return `#/${place.file}${place.field ? `?${encodeURIComponent(place.field)}` : ""}`;
}

export function usePlace(): Place {
  const hash = useSyncExternalStore(
    (tell) => {
      window.addEventListener("hashchange", tell);
      return () => window.removeEventListener("hashchange", tell);
    },
    () => window.location.hash,
  );
  const [path = "", field] = hash.replace(/^#\//, "").split("?");
  if (path.startsWith("content/")) {
    return { view: "file", file: path, ...(field && { field: decodeURIComponent(field) }) };
  }
  if (path === "questions" || path === "changes" || path === "problems") return { view: path };
  return { view: "contents" };
}

export function goTo(place: Place): void {
  window.location.hash = hrefOf(place);
}
