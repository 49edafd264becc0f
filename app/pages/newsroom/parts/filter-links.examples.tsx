import { FilterLinks } from "./filter-links.tsx";

const all = { label: "All", count: 5, path: "/news/blogs" };
const groups = [
  {
    name: "Kind",
    choices: [
      { label: "Article", count: 3, path: "/news/blogs/type/article" },
      { label: "Opinion", count: 2, path: "/news/blogs/type/opinion" },
    ],
  },
  {
    name: "Topic",
    choices: [{ label: "Health", count: 1, path: "/news/blogs/topic/health" }],
  },
];

export const everything = (
  <FilterLinks label="Example without a filter" groups={groups} all={all} current={all.path} />
);

export const oneChosen = (
  <FilterLinks
    label="Example with a filter"
    groups={groups}
    all={all}
    current="/news/blogs/type/opinion"
  />
);
