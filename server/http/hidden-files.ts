/**
 * Names in `site/` that are no addresses: pages are found without their ending, packed copies are sent in the place of
 * their file, and `_headers` and `_redirects` are for hosts of files. `deploy/` says the same to the proxies.
 */
const hidden = /\.(?:br|gz)$|\/_[^/]*$|\/\.(?!well-known\/)|(?<!\/pack\/[^/]*)\.html$/;

/** Whether a path names a file that is handed out under another address or not at all; it is answered with 404. */
export const isHiddenFile = (path: string) => hidden.test(path);
