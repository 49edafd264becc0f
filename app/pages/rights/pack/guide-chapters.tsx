import { ItemList } from "#app/components/lists/item-list.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import { useLanguage } from "#app/language/language.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";

export function GuideChapter() {
  const { about, groups, complain, lead, sources } = getPage("rights-in-uganda");
  return (
    <>
      <p>{lead}</p>
      <h3>{about.heading}</h3>
      <Paragraphs texts={about.paragraphs} />
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
      <ItemList items={complain.steps} isOrdered />
      <h3>{sources.heading}</h3>
      <ItemList items={sources.items} />
    </>
  );
}

export function ShutdownChapter() {
  const { language, content } = useLanguage();
  const page = getPage("shutdown", content);
  const { lead, parts, january, checked, sources, checkedOn } = page;
  return (
    <>
      <p>{lead}</p>
      {parts.map(({ heading, points }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ItemList items={points} />
        </div>
      ))}
      <h3>{january.heading}</h3>
      <p>{january.intro}</p>
      <dl>
        {january.facts.map(({ date, text, source }) => (
          <div key={date}>
            <dt>{formatDay(date, language)}</dt>
            <dd>
              {text}{" "}
              <small>
                ({sources}: {source})
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <small>{checked.replace("{date}", formatDay(checkedOn, language))}</small>
      </p>
    </>
  );
}
