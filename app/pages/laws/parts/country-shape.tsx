import { shapeOf } from "../art/country-shapes.ts";
import styles from "./country-shape.module.css";

export function CountryShape({ slug }: { slug: string }) {
  const { path, box } = shapeOf(slug);
  const [left, top, right, bottom] = box;
  const frame = [left - 6, top - 6, right - left + 12, bottom - top + 12];
  return (
    <svg className={styles.shape} viewBox={frame.join(" ")} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
