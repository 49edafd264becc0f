import { Container } from "#app/components/layout/container.tsx";
import type { languagesOf } from "#collections/translations/shown-pages.ts";
import styles from "./language-links.module.css";

interface LanguageLinksProps {
  languages: ReturnType<typeof languagesOf>;
  current: string;
  label: string;
}

export function LanguageLinks({ languages, current, label }: LanguageLinksProps) {
  return (
    <nav aria-label={label} className={`no-print taps ${styles.languages}`}>
      <Container>
        <ul>
          {languages.map(({ code, name, offer, address }) => (
            <li key={code}>
              <a
                href={address}
                lang={code}
                hrefLang={code}
                data-offer={code === current ? undefined : offer}
                aria-current={code === current ? "page" : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
