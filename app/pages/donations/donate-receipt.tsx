import { href } from "react-router";
import { Button } from "#app/components/base/button.tsx";
import { Breadcrumbs, PageMeta } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { requestContext } from "#app/request-context.ts";
import { postalAddress } from "#collections/formats/contact-details.ts";
import { getGiving } from "#collections/site/giving.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/donate-receipt";
import styles from "./donate-receipt.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { receipt } = context.get(requestContext);
  if (!receipt) throw new Response(null, { status: 404 });
  return { receipt };
}

/** A receipt as it leaves the printer, on one sheet. */
export default function DonateReceipt({ loaderData }: Route.ComponentProps) {
  const { receipt } = loaderData;
  const { receipt: labels } = getGiving();
  const organisation = getKnownOrganisation();
  const { facts, status } = receipt;
  const rows = [...facts, ...(status ? [status] : [])].map(([label, value]) => ({ label, value }));
  const title = `${labels.title} ${receipt.number} – ${organisation.name}`;
  return (
    <>
      <PageMeta title={title} path={href("/donate")} noIndex />
      <Section top="less">
        <Breadcrumbs page={{ breadcrumb: labels.title, parent: "donate" }} />
        <article className={`stack gap-5 ${styles.receipt}`}>
          <p>
            <b>{organisation.name}</b>
            <br />
            {postalAddress(organisation)}
            <br />
            {organisation.email}
          </p>
          <h1>{labels.title}</h1>
          {receipt.isTest && <p className={styles.test}>{labels.test}</p>}
          <FactList facts={rows} className={styles.rows} />
          {!receipt.isTest && <p className="muted">{labels.small}</p>}
          <div className={`no-print stack ${styles.actions}`}>
            <p>{labels.print}</p>
            <Button type="button" icon="printer" data-print hidden>
              {labels.button}
            </Button>
          </div>
        </article>
      </Section>
    </>
  );
}
