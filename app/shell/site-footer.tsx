import { ButtonLink } from "#app/components/base/button.tsx";
import { SelvedgeBand } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { EmailLink, PhoneLink } from "#app/components/text/reach-link.tsx";
import { useLanguage } from "#app/language/language.ts";
import { postalAddress } from "#collections/formats/contact-details.ts";
import { langOfEnglish } from "#collections/formats/locale.ts";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import type { Footer } from "#collections/site/footer.ts";
import type { Messages } from "#collections/site/messages.ts";
import type { Organisation } from "#collections/site/organisation.ts";
import { Brand } from "./brand.tsx";
import styles from "./site-footer.module.css";

interface SiteFooterProps {
  footer: Footer;
  organisation: Organisation;
  labels: Messages["shell"];
  path: string;
}

/** Footer of every page, built like a kanga: border, field, and on two pages the motto. */
export function SiteFooter({ footer, organisation, labels, path }: SiteFooterProps) {
  const { language, local } = useLanguage();
  const { notInUse } = labels;
  const { stayConnected, values } = footer;
  const { phone, email, building, social } = organisation;
  const socialLinks = Object.entries({ LinkedIn: social.linkedin, X: social.x });
  const openSocial = socialLinks.filter(([, href]) => isPlaceholder(href)).map(([label]) => label);
  // What is not real yet stands together, and leads nowhere.
  const open = [phone, email]
    .filter((value) => isPlaceholder(value))
    .concat(openSocial.length > 0 ? openSocial.join(" · ") : []);
  const address = { ...organisation, building: isPlaceholder(building) ? undefined : building };
  return (
    <Surface as="footer" tone="night" className={styles.footer}>
      <SelvedgeBand />
      <div className={`container ${styles.wrap}`}>
        {(path === "/" || path === "/about") && (
          <p className={`no-print ${styles.motto}`}>{footer.motto}</p>
        )}
        <div className={`no-print ${styles.columns}`}>
          <div>
            <a className={styles.brand} href={local("/")}>
              <Brand label={labels.home} />
            </a>
            <p className={styles.about}>{footer.about}</p>
            <address className={styles.address}>
              <InEnglish text={postalAddress(address)} lang={langOfEnglish(language)} />
              <br />
              {phone && !isPlaceholder(phone) && (
                <>
                  <PhoneLink phone={phone} />
                  <br />
                </>
              )}
              {!isPlaceholder(email) && <EmailLink email={email} />}
              {open.length > 0 && (
                <span className={`row unset ${styles.open}`}>
                  {open.map((value) => (
                    <span key={value}>{value}</span>
                  ))}
                  <small>{notInUse}</small>
                </span>
              )}
            </address>
          </div>
          {footer.columns.map((column) => (
            <FooterLinks key={column.heading} {...column} />
          ))}
          <div>
            <h2>{stayConnected.heading}</h2>
            <p>
              <ButtonLink
                {...stayConnected.link}
                href={local(stayConnected.link.href)}
                tone="gold"
              />
            </p>
            <ul className={`row ${styles.social}`}>
              {socialLinks.map(
                ([label, href]) =>
                  href &&
                  !isPlaceholder(href) && (
                    <li key={label}>
                      <a href={href} rel="me noopener">
                        {label}
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </div>
        </div>
        <div className={`no-print row ${styles.held}`}>
          <h2>{values.heading}</h2>
          <ul className={styles.values}>
            {values.items.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        </div>
        <div className={`row ${styles.end}`}>
          <FooterLinks {...footer.tools} />
          <FooterLinks heading={labels.legal} links={footer.legal} />
          <p>{footer.copyright}</p>
        </div>
      </div>
    </Surface>
  );
}

/** A name in English, which says so on a page in another language. */
function InEnglish({ text, lang }: { text: string; lang: "en" | undefined }) {
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** Links under their heading: folded on a phone, open where there is room. */
function FooterLinks({ heading, links }: Footer["columns"][number]) {
  const { local } = useLanguage();
  return (
    <nav className="no-print" aria-label={heading}>
      <details>
        <summary>
          <h2>{heading}</h2>
        </summary>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a href={local(link.href)}>{link.label}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
