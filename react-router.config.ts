import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // `scripts/prerender.ts` renders the pages, in half the time (docs/decisions/0012).
  prerender: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
