/** Where everything stands that the office itself says; all other addresses are pages of the site, as they would be. */
export const officePath = "/office";

/** The address of a place of the office, such as `/messages`; what leads elsewhere, such as `mailto:`, stays. */
export function at(place: string): string {
  if (!place.startsWith("/")) return place;
  return place === "/" ? officePath : officePath + place;
}
