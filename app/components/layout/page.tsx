import type { ComponentProps, ReactNode } from "react";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { PageHead } from "./page-head.tsx";

type Meta = Pick<ComponentProps<typeof PageMeta>, "origin" | "noIndex" | "kind" | "modifiedOn">;
type Head = Pick<ComponentProps<typeof PageHead>, "breadcrumbs" | "tone" | "art">;

interface PageProps extends Meta, Head {
  /** The words of the page; with `breadcrumbs` and `origin` they come from `pageBasics`. */
  page: Pick<ComponentProps<typeof PageMeta>, "title" | "description" | "path"> & {
    heading: string;
    lead?: ReactNode;
  };
  /** What stands on the head, below its lead. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * An inner page: what search engines and shared links say of it, its head, and its sections. A screen hands
 * on what its loader gave: `<Page {...loaderData} tone="leaf" art="head-about">`.
 */
export function Page(props: PageProps) {
  const { page, breadcrumbs, origin, noIndex, kind, modifiedOn, tone, art, head, children } = props;
  return (
    <>
      <PageMeta
        title={page.title}
        description={page.description}
        path={page.path}
        {...{ origin, noIndex, kind, modifiedOn }}
      />
      <PageHead {...{ breadcrumbs, tone, art }} title={page.heading} lead={page.lead}>
        {head}
      </PageHead>
      {children}
    </>
  );
}
