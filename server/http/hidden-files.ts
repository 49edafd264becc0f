/**
 * Names in `site/` that are no addresses: pages are found without their ending, unless they are to be taken away; those
 * for errors are sent for other addresses only, packed copies for the files that they are of; and `_headers` is for hosts
 * of files. `deploy/` says the same to the proxies.
 */
const hidden = /(?<!\/pack\/[^/]*)\.html$|^\/(?:\d{3}|index|_.*)$|\.(?:br|gz)$/;

/** Whether a path names a file that is handed out for another address or none; it is answered with 404. */
export const isHiddenFile = (path: string) => hidden.test(path);
