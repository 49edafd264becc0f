import { ItemList } from "#app/components/lists/item-list.tsx";
import { useLanguage } from "#app/language/language.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import { LegalPoints, nameSections } from "../parts/legal-points.tsx";

export function GuideChapter() {
  const { content } = useLanguage();
  const { more, complain } = getPage("your-data-rights", content);
  return (
    <>
      <dl>
        {more.items.map(({ title, text, sections }) => (
          <div key={title}>
            <dt>
              {title} <small>({nameSections(sections, content)})</small>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{complain.heading}</h3>
      <ItemList items={complain.steps} isOrdered />
      <p>{complain.authority}</p>
      <h3>{complain.afterwards}</h3>
      <LegalPoints points={complain.points} />
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
