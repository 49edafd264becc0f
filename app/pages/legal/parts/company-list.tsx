import styles from "./company-list.module.css";

interface CompanyListProps {
  companies: readonly { task: string; name: string }[];
}

/** Who does which part of the work for us. */
export function CompanyList({ companies }: CompanyListProps) {
  return (
    <dl className={styles.list}>
      {companies.map(({ task, name }) => (
        <div key={task} className={styles.entry}>
          <dt>{task}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  );
}
