import { ItemList } from "#app/components/lists/item-list.tsx";
import { useLanguage } from "#app/language/language.ts";
import { getPage } from "#collections/pages/pages.ts";
import { LegalPoints, nameSections } from "./legal-points.tsx";
import styles from "./more-rights.module.css";

/** What the Act gives besides the doors, each right with its section. */
export function MoreRights() {
  const { content } = useLanguage();
  const { more } = getPage("your-data-rights", content);
  return (
    <>
      <h2 id="more">{more.heading}</h2>
      <dl className={`split-medium columns-3 ${styles.rights}`}>
        {more.items.map(({ title, text, sections }) => (
          <div key={title}>
            <dt className="title-2">
              {title} <span>{nameSections(sections, content)}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The way to the data protection office, and what is left when it has decided. */
export function HowToComplain() {
  const { content } = useLanguage();
  const { complain, office } = getPage("your-data-rights", content);
  const { example } = complain;
  return (
    <div className={`split-medium ${styles.complain}`}>
      <div>
        <h2 id="complain">{complain.heading}</h2>
        <ItemList items={complain.steps} className={styles.steps} isOrdered />
      </div>
      <div className="stack">
        <p>
          {office.name}, {office.address},{" "}
          <a href={office.href} rel="noopener">
            {office.site}
          </a>
          . {complain.authority}
        </p>
        <h3>{complain.afterwards}</h3>
        <LegalPoints points={complain.points} />
        <p>
          {example.text} <a href={example.link.href}>{example.link.label}</a>
        </p>
      </div>
    </div>
  );
}
