interface TitleAndLeadProps {
  title: string;
  lead: string;
  /** Id of the heading, for `Section labelledBy`. */
  id?: string | undefined;
}

/** A heading with one sentence below it, to stand beside a form. */
export function TitleAndLead({ title, lead, id }: TitleAndLeadProps) {
  return (
    <div className="stack">
      <h2 id={id}>{title}</h2>
      <p className="lead">{lead}</p>
    </div>
  );
}
