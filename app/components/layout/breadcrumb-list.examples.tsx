import { BreadcrumbList } from "./breadcrumb-list.tsx";

export const threeSteps = (
  <BreadcrumbList
    ancestors={[
      { label: "Home", href: "/" },
      { label: "News", href: "/news" },
    ]}
    current="The newest item"
    label="You are here"
  />
);
