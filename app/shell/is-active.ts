/** `aria-current` of a link: `page` on its own page, `true` on pages below it (specification, 2), except for home. */
export function currentness(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

/** The same for a menu item, which related pages mark too, such as the programmes for What We Do. */
export function itemCurrentness(
  path: string,
  { href, alsoFor = [] }: { href: string; alsoFor?: readonly string[] | undefined },
): "page" | "true" | undefined {
  const own = currentness(path, href);
  return own ?? (alsoFor.some((place) => currentness(path, place)) ? "true" : undefined);
}
