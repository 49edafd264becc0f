/** Names of files and of pages have dots too, so a site without `www.` must end in what sites end in. */
const site =
  /^(?:www\.[\w-]+(?:\.[\w-]+)+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|int|info|edu|gov|ug|ke|tz|rw|eu|uk))(?:[/?#]\S*)?$/i;

/** What is typed as an address of another site, as the site takes it; undefined for words to find a page by. */
export function addressElsewhere(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(https:\/\/|mailto:|tel:)\S+$/i.test(text)) return text;
  if (/^http:\/\/\S+$/i.test(text)) return text.replace(/^http:/i, "https:");
  if (/^[^\s@/]+@[^\s@/]+\.\w+$/.test(text)) return `mailto:${text}`;
  return site.test(text) ? `https://${text}` : undefined;
}
