/**
 * Says how large a file is and what it costs to fetch, for people who pay for every megabyte.
 * @param bytes size of the file
 * @param ugxPerMegabyte from `content/site/data-cost.yaml`
 * @returns a size such as `412 kB` or `2.3 MB`, and a price such as `about UGX 5`, below one shilling
 *   `less than UGX 1`
 */
export function downloadCost(bytes: number, ugxPerMegabyte: number) {
  const megabytes = bytes / 1_000_000;
  const size =
    megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
  const shillings = megabytes * ugxPerMegabyte;
  const price = shillings < 1 ? "less than UGX 1" : `about UGX ${Math.round(shillings)}`;
  return { size, price };
}
