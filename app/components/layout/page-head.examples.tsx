import { PageMeta } from "./page-head.tsx";

/** React hoists its elements into the head; with the title of the gallery, so that it stays the only one. */
export const notIndexed = <PageMeta title="Gallery – OTC" path="/_gallery" noIndex />;
