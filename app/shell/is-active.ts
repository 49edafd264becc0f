/**
 * What `aria-current` says of a link: `page` on the page it leads to, `true` on the pages below it, whose
 * path starts with it followed by a slash (specification, 2). Home is nobody's section, although every
 * path starts with a slash.
 */
export function currentness(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
