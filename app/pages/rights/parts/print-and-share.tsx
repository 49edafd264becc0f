import { Icon } from "#app/components/base/icon.tsx";
import styles from "./print-and-share.module.css";

interface PrintButtonProps {
  label: string;
}

/** Prints the page. It stays hidden until the script of every page can do so. */
export function PrintButton({ label }: PrintButtonProps) {
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

/** Ways to keep a page or to pass it on. They are plain links: nobody learns of a reader who uses none. */
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
