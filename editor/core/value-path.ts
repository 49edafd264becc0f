/** The way to a value in a file: names of fields, and places in lists from 0. `body` is the text of Markdown. */
export type ValuePath = readonly (string | number)[];
