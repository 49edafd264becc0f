import { Button } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { Section, TwoColumns } from "#app/components/layout/section.tsx";
import { Fold } from "#app/components/text/fold.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { useLanguage } from "#app/language/language.ts";
import { type KeepLabels, keepLabelKeys } from "#app/offline/keep-labels.ts";
import { packPath } from "#collections/rights/rights-pack.ts";
import { getDataCost } from "#collections/site/data-cost.ts";
import { getKeptPages } from "#collections/site/kept-pages.ts";
import { pick } from "../letters/pick.ts";
import styles from "./keep-on-phone.module.css";

/**
 * Offers to save the pages of this section on the phone. Not an island: `app/browser/keep-on-phone.ts`
 * enhances it, so that it works on Save-Data and 2g.
 * @param hasFile false on the page that offers the same as a file
 */
export function KeepOnPhone({ hasFile = true }: { hasFile?: boolean }) {
  const { content, local } = useLanguage();
  const page = getKeptPages(content);
  const { heading, text, price, details, keep } = page;
  const { source, ...cost } = getDataCost(content);
  const labels: KeepLabels = { ...pick(page, keepLabelKeys), ...cost };
  return (
    <Section tone="leaf" top="less" bottom="less" labelledBy="keep-on-phone">
      <TwoColumns>
        <div>
          <h2 id="keep-on-phone" className="form-title">
            {heading}
          </h2>
          <p>{text}</p>
        </div>
        <div>
          <div className={styles.keep} data-keep-on-phone={JSON.stringify(labels)}>
            <p className={styles.cost} data-keep="cost" />
            <Actions>
              <Button type="button" disabled data-keep="keep">
                <span>{keep}</span>
              </Button>
              <Button type="button" tone="line" hidden data-keep="remove">
                {page.remove}
              </Button>
            </Actions>
            <p role="status" className={styles.status} data-keep="status" />
          </div>
          {hasFile && <TextLink href={local(packPath)}>{page.file}</TextLink>}
          <Fold title={details.summary} isLine>
            <PlainList items={[...details.items, price.replace("{source}", source)]} />
          </Fold>
        </div>
      </TwoColumns>
    </Section>
  );
}
