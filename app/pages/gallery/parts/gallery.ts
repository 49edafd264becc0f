import type { ReactElement } from "react";

const files = import.meta.glob<Record<string, ReactElement>>("../../../**/*.examples.tsx", {
  eager: true,
});

/** Every component with its examples, by the names of files and exports; for `/_gallery` in development. */
export const gallery = Object.entries(files)
  .map(([path, examples]) => ({
    component: path.replace(/.*\//, "").replace(".examples.tsx", ""),
    examples: Object.entries(examples).map(([name, element]) => ({ name, element })),
  }))
  .sort((a, b) => a.component.localeCompare(b.component));
