import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { documentAssets } from "./scripts/bundling/document-assets-plugin.ts";
import { namedWidths } from "./scripts/bundling/named-widths.ts";
import { plainImports } from "./scripts/bundling/plain-imports-plugin.ts";
import { reloadOnContent } from "./scripts/bundling/reload-on-content-plugin.ts";
import { routeStyles } from "./scripts/bundling/route-styles-plugin.ts";
import { shortClassName } from "./scripts/bundling/short-class-names.ts";

/** Engines from about 2021 on; older ones get the readable page without scripts. */
export const browserTargets = ["chrome87", "edge88", "firefox78", "safari14"];

export default defineConfig(({ command }) => ({
  plugins: [plainImports(), documentAssets(), routeStyles(), reloadOnContent(), reactRouter()],
  server: { host: "127.0.0.1" },
  css: {
    // Readable class names help during development.
    modules: command === "build" ? { generateScopedName: shortClassName } : {},
    postcss: { plugins: [namedWidths] },
  },
  // Found late by the development server otherwise, which then reloads the first page shown.
  optimizeDeps: { include: ["yaml", "zod"] },
  build: {
    target: browserTargets,
    cssTarget: ["chrome87", "safari14"],
    assetsInlineLimit: 0,
    // `scripts/build-steps.ts` copies `public/` itself.
    copyPublicDir: false,
    reportCompressedSize: false,
    // An island's stylesheets are in the page already, and its scripts are few.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
}));
