import { cite } from "#app/cite.ts";
import { Citation } from "./citation.tsx";

const work = {
  title: "An example of a record",
  authors: [],
  publisher: "OTC",
  date: "2026-11-21",
  address: "https://www.example.org/record",
  slug: "record",
};

export const report = <Citation citations={cite(work)} />;
export const pageWithFile = (
  <Citation citations={cite({ ...work, isPage: true })} bibtexFile="/record/cite.bib" />
);
