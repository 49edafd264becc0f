import { below, defineCollection } from "#collections/define-collection.ts";
import { feedFiles } from "#collections/feed-files.ts";
import { type ArticleKind, articleKinds } from "./article-kinds.ts";
import { articleListPaths } from "./article-lists.ts";
import { articleFolders, getArticles, getArticlesWithDrafts } from "./articles.ts";

function defineArticles(kind: ArticleKind, title: string, singular: string) {
  const { folder, path, types } = articleKinds[kind];
  return defineCollection({
    files: articleFolders[kind],
    items: (source) => getArticlesWithDrafts(kind, source),
    title,
    one: singular,
    hasPages: true,
    address: below(path),
    template: { kind, file: "articles/template.md", types: Object.keys(types) },
    rendered: (content) => [
      ...getArticles(kind, content).map((article) => article.path),
      ...articleListPaths(kind, content),
      ...feedFiles(folder),
    ],
  });
}

export const news = defineArticles("news", "News", "news item");
export const publications = defineArticles("publication", "Publications", "publication");
export const blogs = defineArticles("blog", "Blogs", "blog");
