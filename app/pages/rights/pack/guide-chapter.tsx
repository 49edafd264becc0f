import type { PageContent } from "#collections/pages/pages.ts";
import { List } from "./door-chapter.tsx";

/** Every right with its section, from the guide in the law library. */
export function GuideChapter({ guide }: { guide: PageContent<"rights-in-uganda"> }) {
  const { about, groups, complain, lead, sources } = guide;
  return (
    <>
      <p>{lead}</p>
      <h3>{about.heading}</h3>
      {about.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {groups.map(({ heading, rights }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <dl>
            {rights.map(({ title, section, description }) => (
              <div key={title}>
                <dt>
                  {title} <small>({section})</small>
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <h3>{complain.heading}</h3>
      <ol>
        {complain.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{sources.heading}</h3>
      <List items={sources.items} />
    </>
  );
}
