import { TextLink } from "#app/components/base/text-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { dayInWords } from "#app/components/text/day-in-words.ts";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/rights-in-uganda";
import { NumberList } from "./parts/number-list.tsx";
import { RightsList } from "./parts/rights-list.tsx";

export function loader() {
  const page = getPage("rights-in-uganda");
  return { page, breadcrumbs: getBreadcrumbs(page), origin: getOrganisation().url };
}

/** Rights under Uganda's data protection law, each with its section. */
export default function RightsInUganda({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin } = loaderData;
  const { about, groups, complain, sources, guide } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} kind="article" modifiedOn={page.verifiedOn} />
      <PageHead
        tone="gold"
        art="strip-lozenges"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      {groups.map(({ heading, rights }, index) => (
        <Section key={heading} top={index === 0 ? "less" : "none"} bottom="less">
          <h2 className="form-title">{heading}</h2>
          <RightsList rights={rights} />
        </Section>
      ))}
      <Section tone="leaf" top="less" bottom="less" labelledBy="complain">
        <TwoColumns>
          <div>
            <h2 id="complain" className="form-title">
              {complain.heading}
            </h2>
            <NumberList items={complain.steps} />
          </div>
          <div>
            <p>{complain.example.text}</p>
            <TextLink href={complain.example.link.href}>{complain.example.link.label}</TextLink>
          </div>
        </TwoColumns>
      </Section>
      <Section top="less">
        <TwoColumns>
          <div className="stack">
            <h2 className="form-title">{about.heading}</h2>
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>{guide.text}</p>
            <TextLink href={guide.link.href}>{guide.link.label}</TextLink>
          </div>
          <div className="stack">
            <h2 className="form-title">{sources.heading}</h2>
            <p>{sources.intro.replace("{date}", dayInWords(page.verifiedOn))}</p>
            <PlainList items={sources.items} />
          </div>
        </TwoColumns>
      </Section>
    </>
  );
}
