import type { ReactNode } from "react";
import { TextLink, TextLinks } from "#app/components/base/text-link.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { formatShillings } from "#app/forms/shillings.ts";
import { postalAddress } from "#collections/formats/contact-details.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { joinList } from "#collections/formats/join-list.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import type { Link } from "#collections/reading/blocks.ts";
import type { KnownOrganisation } from "#collections/site/organisation.ts";
import styles from "./answers.module.css";

interface AnswersProps {
  page: PageContent<"accountability">;
  organisation: KnownOrganisation;
}

/** Who the organisation is in law, who leads and pays it, and how to complain; what is not filled in is named. */
export function Answers({ page, organisation }: AnswersProps) {
  const { law, board, team, money, funders, policies, complaint, missing } = page;
  const { legalForm, foundingYear } = organisation;
  const shown = {
    legalForm: legalForm !== undefined,
    foundingYear: foundingYear !== undefined,
    board: board.members.length > 0,
    money: money.years.length > 0,
    funders: funders.list.length > 0,
  };
  const names = Object.entries(missing.names);
  const absent = names.filter(([name]) => !shown[name as keyof typeof shown]);
  const facts = [
    { label: law.legalForm, value: legalForm },
    { label: law.foundingYear, value: foundingYear },
    { label: law.registration, value: organisation.pdpoRegistrationNumber },
    { label: law.protection, value: organisation.dataProtectionContact },
    { label: law.address, value: postalAddress(organisation) },
  ];
  return (
    <TwoColumns>
      <div className={styles.parts}>
        <Part heading={law.heading}>
          <FactList facts={facts} />
        </Part>
        {shown.board && (
          <Part heading={board.heading}>
            <FactList
              facts={board.members.map(({ name, role }) => ({ label: name, value: role }))}
            />
          </Part>
        )}
        <Part {...team} links={[team.link]} />
        {shown.money && (
          <Part heading={money.heading}>
            <Accounts {...money} />
          </Part>
        )}
        {shown.funders && (
          <Part heading={funders.heading}>
            <ul>
              {funders.list.map(({ name, purpose, since }) => (
                <li key={name}>
                  <strong>{name}</strong>. {purpose}{" "}
                  {fillPlaceholders(funders.since, { year: since })}.
                </li>
              ))}
            </ul>
          </Part>
        )}
        {absent.length > 0 && (
          <Part
            heading={missing.heading}
            paragraphs={[
              fillPlaceholders(missing.text, {
                list: joinList(absent.map(([, name]) => name)),
              }),
              ...(missing.note ? [missing.note] : []),
            ]}
          />
        )}
      </div>
      <div className={styles.parts}>
        <Part {...complaint} />
        <Part {...policies} />
      </div>
    </TwoColumns>
  );
}

interface PartProps {
  heading: string;
  paragraphs?: readonly string[];
  links?: readonly Link[];
  children?: ReactNode;
}

function Part({ heading, paragraphs = [], links = [], children }: PartProps) {
  return (
    <section className="stack">
      <h2 className="form-title">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
      {links.length > 0 && <TextLinks links={links} className={styles.links} />}
    </section>
  );
}

type AccountsProps = Pick<PageContent<"accountability">["money"], "columns" | "years">;

/** A sum that is not given is no zero, so its cell has a dash. */
function Accounts({ columns, years }: AccountsProps) {
  const sum = (amount: number | undefined) =>
    amount === undefined ? "–" : formatShillings(amount);
  return (
    <table className={styles.accounts}>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, received, spent, report }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td data-label={columns.received}>{sum(received)}</td>
            <td data-label={columns.spent}>{sum(spent)}</td>
            <td data-label={columns.report}>
              {report ? <TextLink href={report.href}>{report.label}</TextLink> : "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
