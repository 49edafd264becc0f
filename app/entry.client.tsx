/**
 * React Router asks for this file. Nothing loads it: pages are plain documents, and what moves on them
 * is started by `app/browser/entry.ts`. See docs/decisions/0001-prerendered-pages-with-islands.md.
 */
export {};
