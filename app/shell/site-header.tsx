import { Art } from "#app/components/art/art.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Tooltip } from "#app/components/base/tooltip.tsx";
import { SelvedgeBand } from "#app/components/layout/container.tsx";
import { useLanguage } from "#app/language/language.ts";
import type { Messages } from "#collections/site/messages.ts";
import type { Navigation, NavigationItem } from "#collections/site/navigation.ts";
import { Brand } from "./brand.tsx";
import { currentness } from "./is-active.ts";
import styles from "./site-header.module.css";

interface SiteHeaderProps {
  navigation: Navigation;
  labels: Messages["shell"];
  /** Short line beside the logo on wide screens: two words to a line. */
  tagline: string;
  path: string;
}

/** Header of every page; the menu works without script, and `app/browser/menu.ts` adds hover and Escape. */
export function SiteHeader({ navigation, labels, tagline, path }: SiteHeaderProps) {
  const { local } = useLanguage();
  const { rights, search } = navigation;
  const more = [rights, search].map(({ label, ...link }) => ({ ...link, name: label }));
  const items: NavigationItem[] = [...navigation.items, ...more];
  return (
    <header className={styles.header} data-site-header>
      <div className={`container ${styles.row}`}>
        <a className={styles.brand} href={local("/")}>
          <Brand label={labels.home} />
          <span className={styles.tagline}>{tagline}</span>
        </a>
        <nav
          className={`no-print ${styles.menu}`}
          id="menu"
          popover="auto"
          aria-label={labels.mainMenu}
        >
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.href} className={styles.item}>
                <a
                  className={styles.link}
                  href={local(item.href)}
                  aria-current={currentness(path, item.href)}
                >
                  {item.name}
                </a>
                {item.dropdown && <MenuList item={item} path={path} labels={labels} />}
              </li>
            ))}
          </ul>
        </nav>
        <a className={`no-print ${styles.search}`} href={local(search.href)} data-tooltip="">
          <Icon name="search" />
          <span className="visually-hidden">{search.label}</span>
          <Tooltip text={search.label} side="below" />
        </a>
        <ButtonLink
          href={local(navigation.action.href)}
          tone="gold"
          className="no-print"
          aria-current={currentness(path, navigation.action.href)}
        >
          {navigation.action.label}
        </ButtonLink>
        <button
          type="button"
          className={`no-print ${styles.toggle}`}
          popoverTarget="menu"
          data-tooltip=""
        >
          <span className={styles.whenClosed}>
            <Icon name="menu" />
            <span className="visually-hidden">{labels.openMenu}</span>
            <Tooltip text={labels.openMenu} side="below" align="end" />
          </span>
          <span className={styles.whenOpen}>
            <Icon name="x" />
            <span className="visually-hidden">{labels.closeMenu}</span>
            <Tooltip text={labels.closeMenu} side="below" align="end" />
          </span>
        </button>
      </div>
      <SelvedgeBand className={styles.selvedge} />
    </header>
  );
}

interface MenuListProps extends Pick<SiteHeaderProps, "path" | "labels"> {
  item: NavigationItem;
}

function MenuList({ item, path, labels }: MenuListProps) {
  const { local } = useLanguage();
  const label = labels.showPagesUnder.replace("{section}", item.name);
  return (
    <details className={styles.list} name="main-menu" data-menu-list>
      <summary className={styles.more} aria-label={label} data-tooltip="">
        <Icon name="chevron-down" />
        <Tooltip text={label} side="below" align="end" />
      </summary>
      <div className={styles.panel}>
        <ul>
          {item.dropdown?.map((child) => (
            <li key={child.href}>
              <a href={local(child.href)} aria-current={path === child.href ? "page" : undefined}>
                {child.name}
                <span>{child.description}</span>
              </a>
            </li>
          ))}
        </ul>
        {item.art && <Art name={item.art} className={styles.cloth} />}
      </div>
    </details>
  );
}
