import { ButtonLink } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { Container } from "#app/components/layout/container.tsx";
import { WideOpening } from "#app/components/layout/wide-opening.tsx";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./accountability.module.css";
import { accountRows, countStates } from "./parts/account-rows.tsx";
import { AccountTable } from "./parts/account-table.tsx";
import { ClothStrip } from "./parts/cloth-strip.tsx";

export default function Accountability() {
  const page = getPage("accountability");
  const rows = accountRows(page);
  const { ask, office } = page.complaint;
  return (
    <>
      <WideOpening page={page} tone="leaf">
        <figure className={classNames(styles.cloth, "stack gap-3")}>
          <ClothStrip states={rows.map(({ state }) => state)} />
          <figcaption className="title-2">{countStates(rows, page.states)}</figcaption>
        </figure>
      </WideOpening>
      <Container className={styles.body}>
        <AccountTable rows={rows} page={page} />
        <div className={classNames(styles.two, "split-medium columns-5-7")}>
          <section>
            <h2>{page.ask.heading}</h2>
            <p>{page.ask.text}</p>
            <ButtonLink {...page.ask.link} icon="arrow-right" />
          </section>
          <section>
            <h2>{page.complaint.heading}</h2>
            <p>
              {page.complaint.text} You can also <a href={ask.href}>{ask.label}</a>, or complain
              about us to the <a href={office.href}>{office.label}</a>.
            </p>
          </section>
        </div>
      </Container>
    </>
  );
}
