/** Origin of the built site that all tests without special settings share, e.g. `http://127.0.0.1:43210`. */
export const origin = process.env.SHARED_ORIGIN ?? "";
