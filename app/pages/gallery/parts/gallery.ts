import type { ReactElement } from "react";

/** One look of one component, by the name it is exported under. */
export interface GalleryExample {
  name: string;
  element: ReactElement;
}

/** All examples of one `*.examples.tsx` file; `component` is the file's name. */
export interface GalleryEntry {
  component: string;
  examples: GalleryExample[];
}

const files = import.meta.glob<Record<string, ReactElement>>("../../../**/*.examples.tsx", {
  eager: true,
});

/** Every component with its examples, in alphabetical order; for `/_gallery` in development. */
export const gallery: GalleryEntry[] = Object.entries(files)
  .map(([path, examples]) => ({
    component: path.replace(/.*\//, "").replace(".examples.tsx", ""),
    examples: Object.entries(examples).map(([name, element]) => ({ name, element })),
  }))
  .sort((a, b) => a.component.localeCompare(b.component));
