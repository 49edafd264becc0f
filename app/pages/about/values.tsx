import { type MarkName, marks } from "#app/art/marks.ts";
import { Mark } from "#app/components/art/mark.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getValues } from "#collections/site/strategy.ts";
import markGround from "./parts/mark-ground.module.css";
import styles from "./values.module.css";

/** Dyes of the pieces, from the top; a longer list begins again. */
const tones: readonly SurfaceTone[] = ["gold", "bark", "leaf", "jac", "night"];

export default function Values() {
  const page = getPage("values");
  return (
    <>
      <PageOpening page={page} tone="dye" art="head-values" />
      <ul>
        {getValues().map(({ title, description, icon }, index) => (
          <li key={title} className={styles.value}>
            <Surface tone={tones[index % tones.length] ?? "leaf"} className={styles.piece}>
              <MarkGround name={icon} />
              <Mark name={icon} className={styles.mark} />
            </Surface>
            <div className={styles.words}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <Section top="none" bottom="less">
        <p className="after-block">
          <TextLink href={page.link.href}>{page.link.label}</TextLink>
        </p>
      </Section>
    </>
  );
}

/** A ground of one sign, printed tone on tone; each second row is shifted by half a sign. */
function MarkGround({ name }: { name: MarkName }) {
  const id = `ground-${name}`;
  return (
    <svg className={markGround.ground} aria-hidden="true">
      <pattern id={id} width="64" height="96" patternUnits="userSpaceOnUse">
        <path d={marks[name]} transform="translate(4 12)" />
        <path d={marks[name]} transform="translate(36 60)" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
