/** Where a content file is written, such as `/content/news/a-title`, at one of its fields. */
export function textPath(file: string, field?: string): string {
  const place = `/${file}`;
  return field ? `${place}?field=${encodeURIComponent(field)}` : place;
}
