import type { Email } from "postal-mime";

/** The first link in a mail whose path has this prefix. */
export function linkIn(mail: Email | undefined, path: string): string {
  const found = new RegExp(`https?://[^\\s<>]+${path}[\\w.-]*`).exec(mail?.text ?? "");
  if (!found) throw new Error(`No link to ${path} in:\n${mail?.text}`);
  return found[0];
}
