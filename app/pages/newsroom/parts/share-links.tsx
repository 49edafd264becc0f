import { CopyButton } from "#app/components/base/copy-button.tsx";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import styles from "./share-links.module.css";

interface ShareLinksProps {
  title: string;
  /** Full address of the page; while that of the site is a placeholder, there is nothing to share. */
  address: string;
}

/** Plain links that share a page without third-party scripts. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  if (isPlaceholder(address)) return null;
  const text = encodeURIComponent(`${title} ${address}`);
  const subject = encodeURIComponent(title);
  return (
    <div className={styles.share}>
      <p className={`no-print ${styles.name}`} id="share">
        Pass it on
      </p>
      <ul className={`no-print taps row ${styles.ways}`} aria-labelledby="share">
        <li>
          <a href={`https://wa.me/?text=${text}`} rel="noopener">
            WhatsApp
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${subject}&body=${text}`}>E-mail</a>
        </li>
        <li>
          <a href={`sms:?&body=${text}`}>SMS</a>
        </li>
      </ul>
      <p className={`small ${styles.address}`} id="share-address">
        {address}
      </p>
      <CopyButton of="share-address" what="the address" />
    </div>
  );
}
