import { lawsPath } from "./laws.ts";

/** Comparison of two countries in the law library. */
export const comparePath = `${lawsPath}/compare`;
/** What changed in the law library. */
export const changesPath = `${lawsPath}/changes`;

/** The map as a picture to be passed on: its name without the ending. */
export const mapPicture = `${lawsPath}/picture`;

/** Value of `about` in the address of the contact form for a mistake in one law. */
export const lawSubject = (slug: string) => `law-${slug}`;

/** The contact form, prepared for a mistake in one law. */
export const reportLawPath = (slug: string) => `/contact?about=${lawSubject(slug)}` as const;
