import styles from "./source-numbers.module.css";

export function SourceNumbers({ numbers }: { numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  return (
    <span className={`small ${styles.numbers}`}>
      {" "}
      {numbers.length === 1 ? "Source" : "Sources"}{" "}
      {numbers.map((number) => (
        <a key={number} href={`#source-${number}`}>
          {number}
        </a>
      ))}
    </span>
  );
}
