import { Button } from "#app/components/base/button.tsx";
import type { PageContent } from "#collections/pages/pages.ts";
import { searchPath } from "#collections/site/search.ts";
import styles from "./search-form.module.css";

/** The search in one line. */
export function SearchForm({ heading, text, label, button }: PageContent<"not-found">["search"]) {
  return (
    <>
      <h2>{heading}</h2>
      <p>{text}</p>
      <form className={styles.form} role="search" action={searchPath}>
        <label className="visually-hidden" htmlFor="lost-search">
          {label}
        </label>
        <input className={styles.input} id="lost-search" name="q" type="search" />
        <Button type="submit">{button}</Button>
      </form>
    </>
  );
}
