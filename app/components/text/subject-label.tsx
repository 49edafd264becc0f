interface SubjectLabelProps {
  /** What the link or button is about, read after the label by screen readers only. */
  subject: string;
  children: string;
}

/** A label that several links of a page share, such as “Learn More”, told apart by its subject. */
export function SubjectLabel({ subject, children }: SubjectLabelProps) {
  return (
    <span>
      {children}
      <span className="visually-hidden">: {subject}</span>
    </span>
  );
}
