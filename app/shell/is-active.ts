/**
 * What `aria-current` says of a link: `page` on the page it leads to, `true` on the pages below it, whose
 * path starts with it followed by a slash (specification, 2). Home is nobody's section, although every
 * path starts with a slash.
 */
export function currentness(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

/**
 * The same of an item of the menu. Pages that belong to it by meaning, such as the programmes to What We
 * Do, mark it too: otherwise nothing in the menu says where one is.
 */
export function itemCurrentness(
  path: string,
  { href, alsoFor = [] }: { href: string; alsoFor?: readonly string[] | undefined },
): "page" | "true" | undefined {
  const own = currentness(path, href);
  return own ?? (alsoFor.some((place) => currentness(path, place)) ? "true" : undefined);
}
