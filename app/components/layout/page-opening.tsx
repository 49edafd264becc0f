import type { ComponentProps, ReactNode } from "react";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { PageHead } from "./page-head.tsx";

type PageMetaProps = ComponentProps<typeof PageMeta>;
type PageHeadProps = ComponentProps<typeof PageHead>;

interface PageOpeningProps
  extends Pick<PageHeadProps, "tone" | "art" | "breadcrumbs" | "hasCard" | "children">,
    Pick<PageMetaProps, "noIndex" | "kind" | "modifiedOn" | "origin"> {
  /** What the page says of itself; with `breadcrumbs` and `origin` it comes from `getPageOpening`. */
  page: Pick<PageMetaProps, "title" | "description" | "path"> & {
    heading: string;
    lead?: ReactNode;
  };
}

/** What a page begins with: its title for browsers and search, then its head. `children` stand on the head. */
export function PageOpening(props: PageOpeningProps) {
  const { page, breadcrumbs, origin, noIndex, kind, modifiedOn } = props;
  const { tone, art, hasCard, children } = props;
  return (
    <>
      <PageMeta
        title={page.title}
        description={page.description}
        path={page.path}
        {...{ origin, noIndex, kind, modifiedOn }}
      />
      <PageHead
        {...{ tone, art, breadcrumbs, hasCard, children }}
        title={page.heading}
        lead={page.lead}
      />
    </>
  );
}
