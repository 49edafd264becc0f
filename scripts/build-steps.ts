/**
 * The steps of a build in their order, each a separate program with its parameters, whose memory is freed when
 * it ends.
 */
export const buildSteps: readonly (readonly [file: string, ...parameters: string[]])[] = [
  ["scripts/check-content.ts"],
  ["scripts/build-art.ts"],
  ["scripts/build-press-licence.ts"],
  ["scripts/build-images.ts"],
  ["node_modules/@react-router/dev/bin.cjs", "build"],
  ["scripts/prerender.ts"],
  ["scripts/build-server.ts"],
  ["scripts/build-worker.ts"],
  ["scripts/build-cards.ts"],
  ["scripts/compress.ts"],
  ["scripts/offline/write-offline-manifest.ts"],
  ["scripts/headers/write-headers.ts"],
];
