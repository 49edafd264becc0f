import { createHash } from "node:crypto";
import { Icon } from "#app/components/base/icon.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TwoColumns } from "#app/components/layout/section.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { languageAt } from "#app/language/page-language.ts";
import { downloadCost } from "#collections/formats/download-cost.ts";
import { getPage } from "#collections/pages/pages.ts";
import { packFiles } from "#collections/rights/rights-pack.ts";
import { getDataCost } from "#collections/site/data-cost.ts";
import type { Route } from "./+types/pack-page";
import { makePack } from "./pack/make-pack.ts";
import styles from "./pack-page.module.css";
import { KeepOnPhone } from "./parts/keep-on-phone.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageAt(url);
  const dataCost = getDataCost(language.content);
  const files = packFiles(language.language).map((file) => {
    const bytes = makePack(file.form, language);
    return {
      ...file,
      hash: createHash("sha256").update(bytes).digest("hex"),
      cost: downloadCost(bytes.length, dataCost, language.language),
    };
  });
  return { page: getPage("rights-pack", language.content), files };
}

/** The pages on data rights: saved on the phone, as files, and passed on without mobile data. */
export default function PackPage({ loaderData }: Route.ComponentProps) {
  const { page, files } = loaderData;
  const { pass, check } = page;
  return (
    <>
      <PageOpening {...loaderData} tone="night" />
      <Section top="less" bottom="less">
        <div className="stack">
          <h2>{page.files.heading}</h2>
          <p className="lead">{page.files.text}</p>
        </div>
        <ul className={`split ${styles.files}`}>
          {files.map(({ form, name, path, cost }) => (
            <li key={form}>
              <a href={path} download={name}>
                <Icon name="download" />
                <span>
                  {page.files[form].label} <span className={styles.size}>({cost})</span>
                </span>
              </a>
              <p>{page.files[form].note}</p>
            </li>
          ))}
        </ul>
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
            <dl className={styles.hashes}>
              {files.map(({ name, hash }) => (
                <div key={name}>
                  <dt className="strong">{name}</dt>
                  <dd>
                    <code>{hash}</code>
                  </dd>
                </div>
              ))}
            </dl>
            <p>{check.computer}</p>
            <p>{check.note}</p>
          </div>
        </TwoColumns>
      </Section>
    </>
  );
}
