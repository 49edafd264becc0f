/** `aria-current` of a link: `page` on its own page, `true` on pages below it (specification, 2), except for home. */
export function currentness(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
