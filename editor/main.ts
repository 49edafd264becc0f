/** `npm run edit`: the editor of the site's content, in the browser of this machine and for nobody else. */
import { projectRoot } from "#schemas/reading/project-root.ts";
import { buildClient } from "./server/build-client.ts";
import { openEditor } from "./server/open-editor.ts";

const root = projectRoot();
process.chdir(root);
// React and the readers of content choose by this name; pages beside the form choose for themselves.
process.env.NODE_ENV = "production";
const client = await buildClient(root);
const editor = await openEditor({
  root,
  client,
  port: Number(process.env.EDIT_PORT ?? 5180),
  build: [process.execPath, "scripts/publish-build.mjs"],
});
const show = () => console.log(`\nOpen this address; it works once:\n\n  ${editor.newAddress()}\n`);
show();
console.log("Press Enter for another address, Ctrl and C to stop.");

process.stdin.on("data", show);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, async () => {
    await editor[Symbol.asyncDispose]();
    process.exit(0);
  });
}
