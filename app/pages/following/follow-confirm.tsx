import { Button } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { requestContext } from "#app/request-context.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/follow-confirm";
import styles from "./following.module.css";
import { Swatch } from "./parts/swatch.tsx";

/** @throws Response 404 without a link that works */
export function loader({ context }: Route.LoaderArgs) {
  const { follow } = context.get(requestContext);
  const [item] = follow?.items ?? [];
  if (!follow || !item) throw new Response(null, { status: 404 });
  return { follow, item };
}

/** The page behind the link of the e-mail: opening it changes nothing, the button confirms. */
export default function FollowConfirm({ loaderData }: Route.ComponentProps) {
  const { follow, item } = loaderData;
  const words = getPage("follow-confirm");
  const { kinds, form } = getPage("follow");
  const isDone = follow.state === "confirmed";
  const isClosed = !isDone && item.isClosed;
  const address = isDone ? "" : `, ${fillPlaceholders(words.to, { address: follow.address })}`;
  const opening = isClosed ? words.closed : isDone ? words.done : undefined;
  return (
    <>
      <PageOpening page={{ ...words, ...opening }} tone="jac" noIndex />
      <Section top="less">
        <div className={styles.answer}>
          <div className={styles.asked}>
            <Swatch {...item} />
            <p>
              <span className="muted">{kinds[item.kind].kind}</span>
              <b className="title-2-long">{item.name}</b>
              <span>
                {form[item.pace]}
                {address}
              </span>
            </p>
          </div>
          {opening && (
            <p className={styles.ways}>
              {follow.listPath && <TextLink href={follow.listPath}>{words.done.list}</TextLink>}
              <TextLink href={item.path}>{words.done.back}</TextLink>
            </p>
          )}
          {!isDone && (
            <form className={styles.answer} method="post">
              {!isClosed && (
                <>
                  <Button tone="gold" icon="check">
                    {words.button}
                  </Button>
                  <p className="muted">{words.note}</p>
                </>
              )}
              <button type="submit" className={styles.way} name="do" value="forget">
                {words.notMine}
              </button>
            </form>
          )}
        </div>
      </Section>
    </>
  );
}
