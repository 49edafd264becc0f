import { Button } from "#app/components/base/button.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { searchPath } from "#collections/site/search.ts";
import { ErrorPage } from "./parts/error-page.tsx";
import styles from "./parts/search-form.module.css";

/** The page for every address that does not exist, and the way home; the server sends it with status 404. */
export default function NotFound() {
  const { heading, text, label, button } = getPage("not-found").search;
  return (
    <ErrorPage id="not-found" tone="jac" art="lost-thread" isNumber>
      <h2 className="title-2">{heading}</h2>
      <p className="muted">{text}</p>
      <form className={styles.form} role="search" action={searchPath}>
        <label className="visually-hidden" htmlFor="lost-search">
          {label}
        </label>
        <input
          className={`entry ${styles.input}`}
          id="lost-search"
          name="q"
          type="search"
          placeholder={label}
        />
        <Button type="submit">{button}</Button>
      </form>
    </ErrorPage>
  );
}
