import type { Register } from "react-router";

/** A route of `app/routes.ts`, e.g. `/newsletter/confirm/:token`; any text where no routes were generated. */
export type RoutePath = Register extends { pages: infer Pages } ? keyof Pages & string : string;

export type PageAddress = Filled<RoutePath>;

type Filled<Path> = Path extends `${infer Start}:${string}` ? `${Start}${string}` : Path;
