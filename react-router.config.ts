import type { Config } from "@react-router/dev/config";
import { buildFolder } from "#collections/reading/build-folder.ts";

export default {
  ssr: true,
  buildDirectory: buildFolder,
  // `scripts/prerender.ts` renders the pages, in half the time (docs/decisions/0012).
  prerender: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
