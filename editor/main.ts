/** `npm run edit`: the editor of the site's content, in the browser of this machine and for nobody else. */
import { projectRoot } from "#collections/reading/project-root.ts";
import { buildClient } from "./server/build-client.ts";
import { FolderInUseError, lockFolder } from "./server/folder-lock.ts";
import { openEditor } from "./server/open-editor.ts";

const root = projectRoot();
process.chdir(root);
// React and the readers of content choose by this name; pages beside the form choose for themselves.
process.env.NODE_ENV = "production";
const lock = await lockFolder(root).catch((error: unknown) => {
  if (!(error instanceof FolderInUseError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
});
const client = await buildClient(root);
const editor = await openEditor({
  root,
  client,
  port: Number(process.env.EDIT_PORT ?? 5180),
  build: [process.execPath, "scripts/publish-build.mjs"],
});
lock.publishAddress(editor.origin);
const { unsaved } = editor;
if (unsaved.length > 0) console.log(`\nNot saved yet, from last time: ${unsaved.join(", ")}.`);
const show = () => console.log(`\nOpen this address; it works once:\n\n  ${editor.newAddress()}\n`);
show();
console.log("Press Enter for another address, Ctrl and C to stop. What is not saved is kept.");

process.stdin.on("data", show);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, async () => {
    await editor[Symbol.asyncDispose]();
    await lock[Symbol.asyncDispose]();
    process.exit(0);
  });
}
