import { CollectionList } from "./collection-list.tsx";

const all = { label: "All", count: 3, path: "/news/blogs" };

export const middlePage = (
  <>
    <h2>Blogs</h2>
    <CollectionList
      label="Filter the example collection"
      variant="ledger"
      list={{
        all,
        current: all.path,
        groups: [
          {
            name: "Kind",
            choices: [{ label: "Article", count: 2, path: "/news/blogs/type/article" }],
          },
        ],
        articles: [
          {
            path: "/news/blogs/example-in-a-collection",
            title: "How to read a court notice",
            summary: "What each part of the paper means.",
            date: "2026-11-21",
            country: undefined,
            typeLabel: "Article",
            topicLabels: ["Access to justice"],
            minutes: 2,
            isDraft: false,
          },
        ],
        filter: undefined,
        count: 3,
        page: 2,
        pages: 3,
        newer: "/news/blogs",
        older: "/news/blogs/page/3",
      }}
    />
  </>
);
