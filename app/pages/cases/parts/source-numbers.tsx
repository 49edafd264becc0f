import styles from "./source-numbers.module.css";

export function SourceNumbers({ numbers }: { numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  const links = numbers.map((number) => (
    <a key={number} href={`#source-${number}`}>
      {number}
    </a>
  ));
  return (
    <span className={`small ${styles.numbers}`}>
      {" "}
      <span className="whole">
        {numbers.length === 1 ? "Source" : "Sources"} {links[0]}
      </span>
      {links.slice(1)}
    </span>
  );
}
