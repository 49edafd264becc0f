import { Icon } from "#app/components/base/icon.tsx";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./print-and-share.module.css";

/** Prints the page; hidden until the page script enables it. */
export function PrintButton() {
  return (
    <button type="button" className={styles.way} data-print hidden>
      <Icon name="printer" /> <span>{getPage("your-data-rights").door.print}</span>
    </button>
  );
}

interface PrintAndShareProps {
  title: string;
  /** Full address of the page. */
  address: string;
}

/** Prints or shares a page. Plain links, so that no third party learns of readers who use none. */
export function PrintAndShare({ title, address }: PrintAndShareProps) {
  const text = encodeURIComponent(`${title} ${address}`);
  return (
    <div className={styles.ways}>
      <PrintButton />
      <a className={styles.way} href={`https://wa.me/?text=${text}`} rel="noopener noreferrer">
        <Icon name="message-square" /> <span>WhatsApp</span>
      </a>
      <a className={styles.way} href={`sms:?&body=${text}`}>
        <Icon name="smartphone" /> <span>SMS</span>
      </a>
    </div>
  );
}
