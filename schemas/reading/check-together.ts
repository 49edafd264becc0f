import { followLinks } from "./addresses.ts";
import { readAgain } from "./collection.ts";
import { whileFollowingLinks } from "./field.ts";
import { leftToWrite } from "./left-to-write.ts";
import { projectRoot } from "./project-root.ts";

/**
 * What can be checked only once everything is read: that addresses inside the site lead somewhere, and that what is
 * published holds nothing any more that `npm run new` left to be written.
 * @throws ContentError that lists everything wrong in all files that were read
 */
export function checkTogether(root = projectRoot()): void {
  const leads = followLinks(root);
  whileFollowingLinks(leads, () => {
    readAgain(root, (file, values) => (isWaiting(file, values) ? [] : leftToWrite(values)));
  });
}

/** Nobody sees a draft, nor a newsletter before it is sent. */
function isWaiting(file: string, values: unknown): boolean {
  return (
    file.startsWith("content/newsletters/") ||
    (values as { draft?: unknown } | null)?.draft === true
  );
}
