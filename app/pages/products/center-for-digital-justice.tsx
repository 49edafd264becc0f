import { Art } from "#app/components/art/art.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { WideOpening } from "#app/components/layout/wide-opening.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./center-for-digital-justice.module.css";
import { ClosingNote } from "./parts/closing-note.tsx";

/** Four doors with their curtains drawn, and below each what will be taught behind it. */
export default function CenterForDigitalJustice() {
  const page = getPage("center-for-digital-justice");
  return (
    <>
      <WideOpening
        page={page}
        tone="jac"
        title="title-6"
        label={page.label}
        isStanding
        className={styles.head}
      >
        <Art name="center-doors" className={styles.doors} loading="eager" />
      </WideOpening>
      <Section top="less" bottom="less" labelledBy="plans">
        <h2 id="plans" className={styles.heading}>
          {page.plans.heading}
        </h2>
        <ItemList items={page.plans.items} className={styles.plans} />
        <TextLink href={page.coursesLink.href}>{page.coursesLink.label}</TextLink>
      </Section>
      <ClosingNote tone="leaf" {...page.closing} />
    </>
  );
}
