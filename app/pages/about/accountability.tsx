import { ButtonLink } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
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
      <PageHead page={page} />
      <Surface as="section" tone="leaf" className={styles.head}>
        <Container>
          <Breadcrumbs page={page} />
          <div className={styles.title}>
            <h1 className="title-5">{page.heading}</h1>
            <p className="lead">{page.lead}</p>
          </div>
          <figure className={classNames(styles.cloth, "stack gap-3")}>
            <ClothStrip states={rows.map(({ state }) => state)} />
            <figcaption className="title-2">{countStates(rows, page.states)}</figcaption>
          </figure>
        </Container>
      </Surface>
      <SelvedgeBand />
      <Container className={styles.body}>
        <AccountTable rows={rows} page={page} />
        <div className={classNames(styles.two, "split-medium")}>
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
