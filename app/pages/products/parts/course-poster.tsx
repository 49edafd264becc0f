import { InlineArt } from "#app/components/art/inline-art.tsx";
import { Button } from "#app/components/base/button.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import type { Course } from "#collections/offers/collections.ts";
import styles from "./course-poster.module.css";

interface CoursePosterProps {
  course: Course;
  basket: string;
  tone: SurfaceTone;
  /** Says that it cannot be booked yet. */
  button: string;
}

export function CoursePoster({ course, basket, tone, button }: CoursePosterProps) {
  const titleId = `course-${course.id}`;
  return (
    <Surface as="article" tone={tone} className={styles.poster} aria-labelledby={titleId}>
      <InlineArt svg={basket} className={`no-print ${styles.basket}`} />
      <div className={styles.text}>
        <h2 id={titleId}>{course.title}</h2>
        <p className={styles.line}>{course.description}</p>
        <FactList
          className={styles.facts}
          facts={[
            { label: "Duration", value: course.duration },
            { label: "Format", value: course.format },
            { label: "Level", value: course.level },
          ]}
        />
        <div className={styles.features}>
          <h3>What it covers</h3>
          <PlainList items={course.features} />
        </div>
        <Button type="button" disabled aria-describedby={titleId} className={styles.button}>
          {button}
        </Button>
      </div>
    </Surface>
  );
}
