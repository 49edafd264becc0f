import { createHash } from "node:crypto";
import { Icon } from "#app/components/base/icon.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TwoColumns } from "#app/components/layout/section.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { languageAt } from "#app/language/page-language.ts";
import { downloadCost } from "#collections/formats/download-cost.ts";
import { getPage } from "#collections/pages/pages.ts";
import { packFile } from "#collections/rights/rights-pack.ts";
import { getDataCost } from "#collections/site/data-cost.ts";
import type { Route } from "./+types/pack-page";
import { makePack } from "./pack/make-pack.tsx";
import styles from "./pack-page.module.css";
import { KeepOnPhone } from "./parts/keep-on-phone.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageAt(url);
  const bytes = makePack(language);
  return {
    page: getPage("rights-pack", language.content),
    file: packFile(language.language),
    hash: createHash("sha256").update(bytes).digest("hex"),
    cost: downloadCost(bytes.length, getDataCost(language.content), language.language),
  };
}

/** The pages on data rights: saved on the phone, as a file, and passed on without mobile data. */
export default function PackPage({ loaderData }: Route.ComponentProps) {
  const { page, file, hash, cost } = loaderData;
  const { files, pass, check } = page;
  return (
    <>
      <PageOpening {...loaderData} tone="night" />
      <Section top="less" bottom="less">
        <TwoColumns>
          <div className="stack">
            <h2>{files.heading}</h2>
            <p className="lead">{files.text}</p>
          </div>
          <div className={styles.file}>
            <a href={file.path} download={file.name}>
              <Icon name="download" />
              <span>
                {files.label} <span className={styles.size}>({cost})</span>
              </span>
            </a>
            <p>{files.note}</p>
          </div>
        </TwoColumns>
      </Section>
      <KeepOnPhone hasFile={false} />
      <Section top="less">
        <TwoColumns>
          <div className="stack">
            <h2 className="form-title">{pass.heading}</h2>
            <ItemList items={pass.steps} className={styles.steps} isOrdered />
            <p>{pass.note}</p>
          </div>
          <div className="stack">
            <h2 className="form-title">{check.heading}</h2>
            <p>{check.text}</p>
            <p className={styles.hash}>
              <span className="strong">{file.name}</span>
              <code>{hash}</code>
            </p>
            <p>{check.computer}</p>
            <p>{check.note}</p>
          </div>
        </TwoColumns>
      </Section>
    </>
  );
}
