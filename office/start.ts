/** `npm run office`: the editor of the site's content, for a browser on this machine. */
import { projectRoot } from "#collections/reading/project-root.ts";
import { buildClient } from "./content/build-client.ts";
import { openEditor } from "./content/open-editor.ts";

const root = projectRoot();
process.chdir(root);
// React and the readers of content choose by this name; pages beside the form choose for themselves.
process.env.NODE_ENV = "production";
const { EDIT_PORT = "5180" } = process.env;
const port = Number(EDIT_PORT);
if (!/^\d{1,5}$/.test(EDIT_PORT) || port > 65_535) {
  console.error("EDIT_PORT must be a whole number from 0 to 65535.");
  process.exit(1);
}
const { EDIT_ORIGIN: origin, EDIT_AUTHOR_HEADER: authorHeader } = process.env;
if (origin && !/^https:\/\/[\w.-]+$/.test(origin)) {
  console.error("EDIT_ORIGIN is an address such as https://edit.example.org and nothing more.");
  process.exit(1);
}
const editor = await openEditor({
  root,
  proxy: origin ? { origin, authorHeader: authorHeader || undefined } : undefined,
  buildPages: () => buildClient(root),
  port,
  commands: {
    build: [process.execPath, "scripts/build-if-needed.mjs"],
    putOnline: process.env.PUT_ONLINE || undefined,
  },
}).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  console.error(
    `\nThe editor already runs at http://127.0.0.1:${port}. Continue there: Enter in its terminal prints a new address, Ctrl and C stops it. If another program uses this port, set EDIT_PORT.\n`,
  );
  process.exit(1);
});
const { unsaved } = editor;
if (unsaved.length > 0) console.log(`\nDrafts from last time: ${unsaved.join(", ")}.`);
const printAddress = () =>
  console.log(`\nOpen this address; it works once:\n\n  ${editor.newAddress()}\n`);
printAddress();
console.log("Press Enter for another address, Ctrl and C to stop. Drafts are kept.");

process.stdin.on("data", printAddress);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, async () => {
    await editor[Symbol.asyncDispose]();
    process.exit(0);
  });
}
