import { ButtonLink } from "#app/components/base/button.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/not-found";
import styles from "./not-found.module.css";

export function loader() {
  return { page: getPage("not-found"), origin: getOrganisation().url };
}

/** The page for every address that does not exist, and the way home; the server sends it with status 404. */
export default function NotFound({ loaderData: { page, origin } }: Route.ComponentProps) {
  const { code, heading, line, link } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} noIndex />
      <Surface as="section" tone="jac" className={styles.field} data-missing-page>
        <Container>
          <p className={styles.code} aria-hidden="true">
            {code}
          </p>
          <h1 className={styles.heading}>
            <span className="visually-hidden">{code}: </span>
            {heading}
          </h1>
          <p className="lead">{line}</p>
          <p className={styles.action}>
            <ButtonLink {...link} icon="arrow-right" />
          </p>
        </Container>
      </Surface>
    </>
  );
}
