import { Pagination } from "./pagination.tsx";

export const middlePage = (
  <Pagination page={2} pages={3} newer="/news/blogs" older="/news/blogs/page/3" />
);
