/** Folder of the build; while the next one is made, that of the next one (`scripts/build.ts`). */
export const buildFolder = process.env.OTC_BUILD_FOLDER || "build";
