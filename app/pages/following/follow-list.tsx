import { Button } from "#app/components/base/button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PaceChoice } from "#app/components/forms/follow-form.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { requestContext } from "#app/request-context.ts";
import type { FollowItem } from "#app/services.ts";
import { listDays } from "#collections/following/thing-kinds.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getRetentionDays } from "#collections/site/retention.ts";
import type { Route } from "./+types/follow-list";
import styles from "./following.module.css";
import { Swatch } from "./parts/swatch.tsx";

/** @throws Response 404 without a link that works */
export function loader({ context }: Route.LoaderArgs) {
  const { follow } = context.get(requestContext);
  if (!follow) throw new Response(null, { status: 404 });
  return follow;
}

/** Everything that one address follows; its link is enough to change it. */
export default function FollowList({ loaderData: follow }: Route.ComponentProps) {
  const page = getPage("follow-list");
  const { all, forget, about } = page;
  const { endedSubscriptions, backups } = getRetentionDays();
  return (
    <>
      <PageOpening page={page} tone="jac" noIndex>
        <p className={styles.owner}>
          <Icon name="mail" />
          <span>{follow.address}</span>
        </p>
      </PageOpening>
      <Section top="less">
        <ul className={styles.list}>
          {follow.items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
        <div className={styles.ends}>
          <section>
            <h2 className="step-2">{all.heading}</h2>
            <p>{fillPlaceholders(all.text, { days: endedSubscriptions })}</p>
            <form method="post">
              <Button tone="line" name="do" value="stop-all">
                {all.button}
              </Button>
            </form>
          </section>
          <section>
            <h2 className="step-2">{forget.heading}</h2>
            <p>{fillPlaceholders(forget.text, { days: backups })}</p>
            <details className={styles.sure}>
              <summary>{forget.heading}</summary>
              <form method="post">
                <p>{forget.sure}</p>
                <Button className={styles.danger} name="do" value="forget">
                  {forget.button}
                </Button>
              </form>
            </details>
          </section>
          <section>
            <h2 className="step-2">{about.heading}</h2>
            <p>{fillPlaceholders(about.text, { days: listDays })}</p>
            <TextLink href={getPage("follow-link").path}>{about.link}</TextLink>
          </section>
        </div>
      </Section>
    </>
  );
}

function Row({ item }: { item: FollowItem }) {
  const { id, kind, name, path, pace, state, isClosed, askedOn, endedOn } = item;
  const words = getPage("follow-list");
  const { kinds, form } = getPage("follow");
  const { endedSubscriptions: days } = getRetentionDays();
  const stop = (value: string, label: string) => (
    <button
      type="submit"
      className={styles.way}
      name="do"
      value={value}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </button>
  );
  return (
    <li className={styles.row} data-state={state}>
      <Swatch {...item} />
      <div>
        <p className="muted">{state === "closed" ? words.closedKind : kinds[kind].kind}</p>
        <h2 className="title-2-long">
          <a href={path}>{name}</a>
        </h2>
        <p>{fillPlaceholders(words.asked, { day: formatDay(askedOn) })}</p>
        {state === "closed" && (
          <p className={styles.closed}>
            <Icon name="check" /> {words.closed}
          </p>
        )}
        {state === "stopped" && endedOn && (
          <p>
            {fillPlaceholders(words.stopped, { day: formatDay(endedOn), days })}{" "}
            {isClosed && form.closed}
          </p>
        )}
      </div>
      <form className={styles.acts} method="post" data-saves={state === "on" || undefined}>
        <input type="hidden" name="id" value={id} />
        {state === "on" && (
          <>
            <PaceChoice
              labels={form}
              legend={`${form.howOften} ${name}`}
              chosen={pace}
              isLegendHidden
            />
            <p className={styles.ways}>
              {stop("pace", words.save)}
              {stop("stop", words.stop)}
            </p>
            <p role="status" data-saved={words.saved} data-failed={words.notSaved} />
          </>
        )}
        {state === "stopped" && !isClosed && stop("again", words.again)}
        {state !== "on" && stop("remove", words.remove)}
      </form>
    </li>
  );
}
