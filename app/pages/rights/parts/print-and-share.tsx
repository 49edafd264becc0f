import { Icon } from "#app/components/base/icon.tsx";
import { useLanguage } from "#app/language/language.ts";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./print-and-share.module.css";

export function PrintButton() {
  const { content } = useLanguage();
  return (
    <button type="button" className={`no-print tap gap-2 ${styles.way}`} data-print hidden>
      <Icon name="printer" /> <span>{getPage("your-data-rights", content).door.print}</span>
    </button>
  );
}

interface PrintAndShareProps {
  title: string;
  /** Full address of the page; while that of the site is a placeholder, the page can only be printed. */
  address: string;
}

/** Prints or shares a page. Plain links, so that no third party learns of readers who use none. */
export function PrintAndShare({ title, address }: PrintAndShareProps) {
  if (isPlaceholder(address)) return <PrintButton />;
  const text = encodeURIComponent(`${title} ${address}`);
  return (
    <div className={`no-print row ${styles.ways}`}>
      <PrintButton />
      <a
        className={`no-print tap gap-2 ${styles.way}`}
        href={`https://wa.me/?text=${text}`}
        rel="noopener noreferrer"
      >
        <Icon name="message-square" /> <span>WhatsApp</span>
      </a>
      <a className={`no-print tap gap-2 ${styles.way}`} href={`sms:?&body=${text}`}>
        <Icon name="smartphone" /> <span>SMS</span>
      </a>
    </div>
  );
}
