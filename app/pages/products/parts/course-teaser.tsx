import { InlineArt } from "#app/components/art/inline-art.tsx";
import styles from "./course-teaser.module.css";

interface CourseTeaserProps {
  /** Title of each course, and its basket with one ring for each week. */
  courses: readonly { title: string; basket: string }[];
}

/** The courses by title only, where another page tells the rest. */
export function CourseTeaser({ courses }: CourseTeaserProps) {
  return (
    <ul className={styles.courses}>
      {courses.map(({ title, basket }) => (
        <li key={title}>
          <InlineArt svg={basket} className={styles.basket} />
          <h3>{title}</h3>
        </li>
      ))}
    </ul>
  );
}
