import styles from "./rights-list.module.css";

interface RightsListProps {
  rights: readonly { title: string; section: string; description: string }[];
}

/** Rights in plain words, each with the section of the law that gives it. */
export function RightsList({ rights }: RightsListProps) {
  return (
    <dl className={styles.rights}>
      {rights.map(({ title, section, description }) => (
        <div key={title}>
          <dt>
            {title} <span>{section}</span>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
