/** Parts of every page. */
export const shellFiles = ["site/navigation.yaml", "site/footer.yaml", "site/messages.yaml"];

/** Pages that appear one by one, with what they need besides. */
const single: Readonly<Record<string, readonly string[]>> = {
  "pages/count-the-days.yaml": ["holidays/uganda.yaml"],
  "pages/offline.yaml": [],
  "pages/shutdown.yaml": [],
};

/** The pages on data rights show names and words of one another and of all others, so they appear together and last. */
const rights =
  /^(?:(?:rights|letters)\/.+|pages\/(?:your-data-rights|evidence|my-requests|rights-pack)|site\/(?:letter-form|kept-pages|data-cost))\.yaml$/;

const parts = new Set([...shellFiles, ...Object.entries(single).flat(2)]);

/** Whether a file below `content/` is translated; all others are in English alone. */
export const isTranslated = (file: string) => parts.has(file) || rights.test(file);

/** Of all files that are translated, those that a page needs, its own among them. */
export function neededFor(page: string, all: readonly string[]): readonly string[] {
  return rights.test(page) ? all : [...shellFiles, page, ...(single[page] ?? [])];
}
