/** Size and length of a file as visitors read it: "PDF, 52 kB, 4 pages". One kB is 1000 bytes. */
export function documentSize({ bytes, pages }: { bytes: number; pages?: number | undefined }) {
  const size =
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  const length = pages === undefined ? [] : [pages === 1 ? "1 page" : `${pages} pages`];
  return ["PDF", size, ...length].join(", ");
}
