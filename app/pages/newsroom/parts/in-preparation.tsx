import { Fragment } from "react";
import { getArticles } from "#collections/articles/articles.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Link } from "#collections/reading/blocks.ts";
import styles from "./in-preparation.module.css";

/** Announced items that do not exist yet, links first; an empty collection is a link. */
function stillMissing(): (string | Link)[] {
  const types = new Set<string>(getArticles("news").map(({ type }) => type));
  const missing = getPage("news").comingSoon.items.flatMap(
    ({ text, shownBy }): (string | Link)[] => {
      if (shownBy !== "blogs" && shownBy !== "research-publications") {
        return types.has(shownBy) ? [] : [text.charAt(0).toLowerCase() + text.slice(1)];
      }
      const kind = shownBy === "blogs" ? "blog" : "publication";
      const { breadcrumb, path } = getPage(shownBy);
      return getArticles(kind).length > 0 ? [] : [{ label: breadcrumb, href: path }];
    },
  );
  return missing.sort((a, b) => Number(typeof a === "string") - Number(typeof b === "string"));
}

const list = new Intl.ListFormat("en-GB");

/** What is still to come, in one line: empty collections take no more room than that. */
export function InPreparation() {
  const items = stillMissing();
  if (items.length === 0) return null;
  const places = items.map((_, at) => String(at));
  return (
    <p className={styles.line}>
      <b>{getPage("news").comingSoon.inPreparation}</b>{" "}
      {list.formatToParts(places).map(({ type, value }, at) => {
        const item = type === "element" ? items[Number(value)] : value;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their order
          <Fragment key={at}>
            {typeof item === "object" ? <a href={item.href}>{item.label}</a> : item}
          </Fragment>
        );
      })}
      .
    </p>
  );
}
