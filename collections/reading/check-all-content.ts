import { resolveAddresses } from "./addresses.ts";
import { recheckAll } from "./collection.ts";
import { withAddressCheck } from "./field.ts";
import { projectRoot } from "./project-root.ts";
import { unfinishedTexts } from "./unfinished-texts.ts";

/**
 * What can be checked only once everything is read: that addresses inside the site lead somewhere, and that what is
 * published holds nothing any more that `npm run new` left to be written.
 * @throws ContentError that lists everything wrong in all files that were read
 */
export function checkAllContent(root = projectRoot()): void {
  const addressExists = resolveAddresses(root);
  withAddressCheck(addressExists, () => {
    recheckAll(root, (file, values) => (isWaiting(file, values) ? [] : unfinishedTexts(values)));
  });
}

/** Nobody sees a draft, nor a newsletter before it is sent. */
function isWaiting(file: string, values: unknown): boolean {
  return (
    file.startsWith("content/newsletters/") ||
    (values as { draft?: unknown } | null)?.draft === true
  );
}
