/**
 * Headers that let mail programs offer "unsubscribe" beside the sender: RFC 2369, RFC 2919 and, for one
 * click without opening a page, RFC 8058.
 * @param leaving the subscriber's own address for leaving
 */
export function listHeaders({ site, name, leaving }: Record<"site" | "name" | "leaving", string>) {
  return {
    "List-Id": `Newsletter of ${name} <newsletter.${new URL(site).hostname}>`,
    "List-Archive": `<${site}/newsletter/archive>`,
    "List-Unsubscribe": `<${leaving}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    // Holiday notes and the like stay silent.
    Precedence: "bulk",
  };
}
