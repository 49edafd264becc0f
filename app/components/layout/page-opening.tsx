import type { ComponentProps } from "react";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { PageHead } from "./page-head.tsx";

type PageHeadProps = ComponentProps<typeof PageHead>;

interface PageOpeningProps extends Pick<PageHeadProps, "tone" | "art" | "breadcrumbs"> {
  /** What the page's file says of it. */
  page: Omit<ComponentProps<typeof PageMeta>, "origin"> & { heading: string; lead: string };
  /** Origin of the public site, e.g. `https://otc.example`. */
  origin: string;
}

/** What a page of `content/pages` begins with: its title for browsers and search, then its head. */
export function PageOpening({ page, origin, tone, art, breadcrumbs }: PageOpeningProps) {
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone={tone}
        art={art}
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
    </>
  );
}
