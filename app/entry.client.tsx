/** React Router asks for this file; pages load `app/browser/entry.ts` instead: docs/decisions/0001. */
export {};
