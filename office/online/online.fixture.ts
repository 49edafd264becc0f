import { cpSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#collections/reading/project-root.ts";
import { SmallSite, smallProgram } from "../../scripts/online/small-site.fixture.ts";
import { writeSamples } from "../content/sample-content.fixture.ts";
import { Workspace } from "../content/workspace.ts";
import { Online } from "./online.ts";
import { createSiteBuilder } from "./site-builder.ts";

type Options = Partial<Parameters<typeof Online.open>[0]>;

/** The content of the project with samples, in a checkout of its own, and a folder that serves one page of all of it. */
export const contentSite = (folder: string) =>
  new SmallSite(folder, (office) => {
    cpSync(join(projectRoot(), "content"), join(office, "content"), { recursive: true });
    writeSamples(office);
  });

/** What an office does there. */
export const openOnline = (small: SmallSite, options: Options = {}): Online =>
  Online.open({
    workspace: new Workspace(small.office),
    builder: createSiteBuilder(small.site, smallProgram(small.office)),
    host: "example.org",
    ...options,
  });
