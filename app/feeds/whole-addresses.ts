/** Attributes of HTML that hold one address, and those that hold a list of them with their widths. */
const oneAddress =
  /\s(?:href|src|poster|cite|data|action|formaction|longdesc|xlink:href)="([^"]*)"/gi;
const addressList = /\s(?:srcset|imagesrcset|ping)="([^"]*)"/gi;

/**
 * HTML of ours with every address whole: feed readers and mail programs show it far from our site.
 * @param page full address of the page that it stands on
 */
export function withWholeAddresses(html: string, page: string): string {
  const whole = (address: string) =>
    /^[a-z][a-z\d+.-]*:/i.test(address) ? address : resolve(address, page);
  return html
    .replace(oneAddress, (attribute, address: string) =>
      attribute.replace(`"${address}"`, `"${whole(address)}"`),
    )
    .replace(addressList, (attribute, list: string) => {
      const candidates = list
        .split(",")
        .map((candidate) => candidate.trim().replace(/^\S+/, whole));
      return attribute.replace(`"${list}"`, `"${candidates.join(", ")}"`);
    });
}

/** Without what `URL` would write in another way, such as `&amp;` in a query. */
function resolve(address: string, page: string): string {
  if (address.startsWith("#")) return page.replace(/#.*$/, "") + address;
  if (/^\/(?!\/)/.test(address)) return new URL(page).origin + address;
  return new URL(address, page).href;
}
