import phoneFold from "#app/components/base/phone-fold.module.css";
import { FollowForm } from "#app/components/forms/follow-form.tsx";
import { FormNotice } from "#app/components/forms/form-notice.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { feedFiles } from "#app/components/text/downloads.tsx";
import { outcomeOf } from "#app/request-context.ts";
import { followForm } from "#collections/following/labels.ts";
import { thingKinds } from "#collections/following/thing-kinds.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/follow";
import styles from "./following.module.css";

export const loader = ({ context }: Route.LoaderArgs) => ({
  page: getPage("follow"),
  outcome: outcomeOf(context, "follow"),
});

/** Everything that can be followed, what one gets, and the form; also where a refused form is shown again. */
export default function Follow({ loaderData }: Route.ComponentProps) {
  const { page, outcome } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="jac" art="head-newsletter" />
      <Section top="less">
        <div className={styles.columns}>
          <section aria-labelledby="gets">
            <h2 id="gets" className="form-title">
              {page.gets}
            </h2>
            <details className={phoneFold.fold}>
              <summary>{page.unfold}</summary>
              <dl className="stack">
                {thingKinds.map((kind) => (
                  <div key={kind}>
                    <dt className="strong">{page.kinds[kind].kind}</dt>
                    <dd>{page.kinds[kind].what.replaceAll("{name}", "that country")}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </section>
          <FollowForm
            content={followForm(undefined, outcome?.values.thing)}
            source={page.path}
            outcome={outcome}
            notice={outcome && <FormNotice title={outcome.title}>{outcome.description}</FormNotice>}
            ways={feedFiles("all")}
          />
        </div>
      </Section>
    </>
  );
}
