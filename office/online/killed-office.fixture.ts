/**
 * An office that puts one text online, for tests that kill it: `killed-office.fixture.ts <folder> <file> <step>`. It kills
 * itself at the begin of a step; without one it goes on.
 */

import { smallProgram } from "../../scripts/online/small-site.fixture.ts";
import { Workspace } from "../content/workspace.ts";
import { Online } from "./online.ts";
import { createSiteBuilder } from "./site-builder.ts";

const [office = "", site = "", file = "", fatal = ""] = process.argv.slice(2);
const online = Online.open({
  workspace: new Workspace(office),
  builder: createSiteBuilder(site, smallProgram(office)),
  onStep: (step) => {
    if (step === fatal) process.kill(process.pid, "SIGKILL");
  },
});
await online.settled();
await online.put([file], "Say what changed", { name: "Communications" });
await online.settled();
