declare module "@joplin/turndown-plugin-gfm" {
  /** Tables and what is struck out. */
  export const gfm: import("turndown").Plugin;
}
