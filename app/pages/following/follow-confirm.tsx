import { Button } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { usePageFacts } from "#app/page-rendering.ts";
import { pageDataContext } from "#app/request-context.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/follow-confirm";
import styles from "./following.module.css";
import { NewLink, newLinkPage } from "./parts/new-link.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { follow } = context.get(pageDataContext);
  if (!follow) return { page: newLinkPage(), follow: null };
  const page = getPage("follow-confirm");
  return { page: follow.state === "confirmed" ? { ...page, ...page.done } : page, follow };
}

/** The page behind the link of the e-mail: opening it changes nothing, the button confirms. */
export default function FollowConfirm({ loaderData }: Route.ComponentProps) {
  const { page, follow } = loaderData;
  const words = getPage("follow-confirm");
  const { kinds, form } = getPage("follow");
  usePageFacts({ isPrivate: true });
  const isDone = follow?.state === "confirmed";
  const address =
    follow && !isDone ? `, ${fillPlaceholders(words.to, { address: follow.address })}` : "";
  const [item] = follow?.items ?? [];
  if (!item) return <NewLink />;
  return (
    <>
      <PageOpening page={page} tone="jac" noIndex />
      <Section top="less">
        <div className={styles.answer}>
          <div className={styles.asked}>
            <span className={styles.swatch} data-kind={item.kind} aria-hidden="true" />
            <p>
              <span className="muted">{kinds[item.kind].kind}</span>
              <b>{item.name}</b>
              <span>
                {form[item.pace]}
                {address}
              </span>
            </p>
          </div>
          {isDone ? (
            <p className={styles.ways}>
              {follow?.listPath && <TextLink href={follow.listPath}>{words.done.list}</TextLink>}
              <TextLink href={item.path}>{words.done.back}</TextLink>
            </p>
          ) : (
            <form className={styles.answer} method="post">
              <Button tone="gold" icon="check">
                {words.button}
              </Button>
              <p className="muted">{words.note}</p>
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
