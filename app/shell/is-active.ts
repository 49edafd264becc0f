/** True on the page that the link leads to. */
export function isHere(path: string, href: string): boolean {
  return path === href;
}

/**
 * True on the pages below the link: the path starts with it followed by a slash (specification, 2).
 * Home is nobody's section, although every path starts with a slash.
 */
export function isInside(path: string, href: string): boolean {
  return href !== "/" && path.startsWith(`${href}/`);
}
