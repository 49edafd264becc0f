/**
 * Returns the headers by which mail programs offer "unsubscribe": RFC 2369, RFC 2919 and, for one click, RFC 8058.
 * @param leaving the subscriber's unsubscribe link
 */
export function listHeaders({ site, name, leaving }: Record<"site" | "name" | "leaving", string>) {
  return {
    "List-Id": `Newsletter of ${name} <newsletter.${new URL(site).hostname}>`,
    "List-Archive": `<${site}/newsletter/archive>`,
    "List-Unsubscribe": `<${leaving}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    // Suppresses automatic replies.
    Precedence: "bulk",
  };
}
