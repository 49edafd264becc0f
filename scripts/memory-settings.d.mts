/** How glibc keeps what Node frees, as variables of the environment of a server. */
export const memorySettings: Readonly<Record<string, string>>;
