import type { Config } from "@react-router/dev/config";
import { prerenderedAddresses } from "#content/prerendered-addresses.ts";

/** Pages whose content changes between two builds. */
const renderedOnRequest = ["/donate/totals", "/newsletter/archive"];

export default {
  ssr: true,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !renderedOnRequest.includes(path)),
    ...prerenderedAddresses(),
  ],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
