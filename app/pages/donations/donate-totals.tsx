import { href } from "react-router";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { pageDataContext } from "#app/request-context.ts";
import { pageOpening } from "#collections/pages/page-opening.ts";
import { getGiving } from "#collections/site/giving.ts";
import type { Route } from "./+types/donate-totals";
import styles from "./donate-totals.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { totals } = context.get(pageDataContext);
  if (!totals) throw new Response(null, { status: 404 });
  const words = getGiving().totals;
  return {
    ...pageOpening({ ...words, path: href("/donate/totals"), parent: "donate" }),
    totals,
  };
}

/** What was given, month by month; shown only where it is switched on. */
export default function DonateTotals({ loaderData }: Route.ComponentProps) {
  const { page, totals } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="gold" art="head-donate" hasCard={false} />
      <Section top="less">
        {totals.length === 0 ? (
          <p className="lead">{page.none}</p>
        ) : (
          <table className={styles.table}>
            <caption className="visually-hidden">{page.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{page.month}</th>
                <th scope="col">{page.donations}</th>
                <th scope="col">{page.sum}</th>
              </tr>
            </thead>
            <tbody>
              {totals.map(({ month, donations, sum }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td>{donations}</td>
                  <td>{sum}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
    </>
  );
}
