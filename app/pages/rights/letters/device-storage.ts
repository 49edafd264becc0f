/** What the browser keeps for the site, or for one tab. Both may be full or forbidden. */
type Place = "localStorage" | "sessionStorage";

export function readStored(place: Place, key: string): string {
  try {
    return window[place].getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Stores a text, and removes an empty one. @returns whether the browser did so */
export function writeStored(place: Place, key: string, text: string): boolean {
  try {
    if (text) window[place].setItem(key, text);
    else window[place].removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Takes a text out of the tab's storage, so that a reload starts from scratch. */
export function takeStored(key: string): string {
  const text = readStored("sessionStorage", key);
  writeStored("sessionStorage", key, "");
  return text;
}
