import paths from "./marks.json" with { type: "json" };

/** Signs in the manner of mud cloth, path data on a 24 unit grid, drawn with square caps. */
export const marks: Readonly<Record<MarkName, string>> = paths;

export type MarkName = keyof typeof paths;
