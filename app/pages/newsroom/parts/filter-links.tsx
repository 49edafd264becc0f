import styles from "./filter-links.module.css";

interface FilterChoice {
  label: string;
  count: number;
  path: string;
}

interface FilterLinksProps {
  /** Names the whole: "Filter blogs". */
  label: string;
  groups: readonly { name: string; choices: readonly FilterChoice[] }[];
  current: string;
  all: FilterChoice;
}

/** Filters as links to pre-rendered pages, so that they work without script and can be shared. */
export function FilterLinks({ label, groups, current, all }: FilterLinksProps) {
  return (
    <nav className={`no-print taps row ${styles.filters}`} aria-label={label}>
      <ul className={`row ${styles.choices}`}>
        <Choice choice={all} current={current} />
      </ul>
      {groups.map(({ name, choices }) => (
        <div key={name} className={`row ${styles.group}`}>
          <p className="small">{name}</p>
          <ul className={`row ${styles.choices}`}>
            {choices.map((choice) => (
              <Choice key={choice.path} choice={choice} current={current} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Choice({ choice, current }: { choice: FilterChoice; current: string }) {
  return (
    <li>
      <a href={choice.path} aria-current={choice.path === current ? "page" : undefined}>
        {choice.label} <span>({choice.count})</span>
      </a>
    </li>
  );
}
