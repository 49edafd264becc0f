import { defineFiles, ownPath } from "#collections/define-collection.ts";
import { feedFiles } from "#collections/feed-files.ts";
import { searchPath } from "#collections/site/search.ts";
import { errorPages } from "./error-pages.ts";
import { getPages, pageFiles, pageIds } from "./pages.ts";

/** Each page has a file, and some come with further files. */
export const pages = defineFiles({
  folder: "pages",
  title: "Pages",
  files: [...pageFiles.values()],
  address: ownPath,
  seldom: [
    ...Object.keys(errorPages),
    ...pageIds.filter((id) => /^newsletter-(?!archive)|^contact-sent$/.test(id)),
  ],
  rendered: () => [...feedFiles("all"), `${searchPath}/index.json`, "/data/datapackage.json"],
  addresses: (content) => [
    ...getPages(content).flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]),
    searchPath,
  ],
});
