import { Icon } from "#app/components/base/icon.tsx";
import styles from "./print-and-share.module.css";

/** Prints the page; hidden until the page script enables it. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={styles.way} data-print hidden>
      <Icon name="printer" /> <span>{label}</span>
    </button>
  );
}

interface PrintAndShareProps {
  print: string;
  title: string;
  /** Full address of the page. */
  address: string;
}

/** Prints or shares a page. Plain links, so that no third party learns of readers who use none. */
export function PrintAndShare({ print, title, address }: PrintAndShareProps) {
  const text = encodeURIComponent(`${title} ${address}`);
  return (
    <div className={styles.ways}>
      <PrintButton label={print} />
      <a className={styles.way} href={`https://wa.me/?text=${text}`} rel="noopener noreferrer">
        <Icon name="message-square" /> <span>WhatsApp</span>
      </a>
      <a className={styles.way} href={`sms:?&body=${text}`}>
        <Icon name="smartphone" /> <span>SMS</span>
      </a>
    </div>
  );
}
