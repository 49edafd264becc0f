import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { dayInWords } from "../components/day-in-words.ts";
import { Duo } from "../components/duo.tsx";
import { NumberList } from "../components/number-list.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { PlainList } from "../components/plain-list.tsx";
import { RightsList } from "../components/rights-list.tsx";
import { Section } from "../components/section.tsx";
import { TextLink } from "../components/text-link.tsx";
import type { Route } from "./+types/rights-in-uganda";

export function loader() {
  const page = getPage("rights-in-uganda");
  return { page, breadcrumbs: getTrail(page), origin: getOrganisation().url };
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
        <Duo>
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
        </Duo>
      </Section>
      <Section top="less">
        <Duo>
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
        </Duo>
      </Section>
    </>
  );
}
