import { Button } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import type { KeptPages } from "#collections/site/kept-pages.ts";
import styles from "./keep-on-phone.module.css";

interface KeepOnPhoneProps {
  words: KeptPages;
  /** What mobile data costs, and who says so. */
  dataCost: { ugxPerMegabyte: number; source: string };
  /** Address of the page with the same pages as a file; left out on that page itself. */
  file?: string | undefined;
}

/**
 * Offers to keep the pages of this section on the phone, and says before what it weighs and costs. No island:
 * `app/browser/keep-on-phone.ts` wakes it, so that it works on Save-Data and 2g, and without React.
 */
export function KeepOnPhone({ words, dataCost, file }: KeepOnPhoneProps) {
  const { heading, text, price, details, cost, keep, renew, progress, kept, failed } = words;
  const { removed, unfit } = words;
  const { ugxPerMegabyte, source } = dataCost;
  const said = { cost, keep, renew, progress, kept, failed, removed, unfit, ugxPerMegabyte };
  return (
    <Section tone="leaf" top="less" bottom="less" labelledBy="keep-on-phone">
      <TwoColumns>
        <div className="stack">
          <h2 id="keep-on-phone" className="form-title">
            {heading}
          </h2>
          <p>{text}</p>
          <div className={styles.keep} data-keep-on-phone={JSON.stringify(said)}>
            <p className={styles.cost} data-keep="cost" />
            <Actions>
              <Button type="button" disabled data-keep="keep">
                <span>{keep}</span>
              </Button>
              <Button type="button" tone="line" hidden data-keep="remove">
                {words.remove}
              </Button>
            </Actions>
            <p role="status" className={styles.status} data-keep="status" />
          </div>
          {file && <TextLink href={file}>{words.file}</TextLink>}
        </div>
        <details className={styles.details}>
          <summary>{details.summary}</summary>
          <PlainList items={[...details.items, price.replace("{source}", source)]} />
        </details>
      </TwoColumns>
    </Section>
  );
}
