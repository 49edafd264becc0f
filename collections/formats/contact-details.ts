/** Building, city and country in one line; what is not known yet is left out. */
export function postalAddress(parts: {
  building?: string | undefined;
  city: string;
  country: string;
}): string {
  return [parts.building, parts.city, parts.country].filter(Boolean).join(", ");
}

/** What a link dials, from a number as people write it, such as `+256 000 000 000`. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}
