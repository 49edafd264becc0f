const content = "/office/content";

/** Where a content file is written, at one of its fields. @param file such as `content/news/a-title.md` */
export function hrefOf(file: string, field?: string): string {
  const place = `/office/${file}`;
  return field ? `${place}?field=${encodeURIComponent(field)}` : place;
}

/** The list of all files of a folder, or of all folders. */
export const listHref = (folder?: string) => (folder ? `${content}/${folder}` : content);

/** The list of what is not online yet. */
export const onlineHref = "/office/online";

export function goTo(place: string): void {
  window.location.assign(place);
}

/** Folder of a text in `content`, which names its shelf. */
export const folderOfFile = (file: string) => file.split("/")[1] ?? "";
