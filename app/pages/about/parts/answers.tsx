import type { ReactNode } from "react";
import { TextLinks } from "#app/components/base/text-link.tsx";
import { TwoColumns } from "#app/components/layout/section.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
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

export function Answers({ page, organisation }: AnswersProps) {
  const { law, board, team, money, funders, policies, complaint, missing } = page;
  const { legalForm, foundingYear } = organisation;
  const lists = {
    board: board.members.map(({ name, role }) => ({ label: name, value: role })),
    money: accounts(money),
    funders: funders.list.map(({ name, purpose, since }) => ({
      label: name,
      value: `${purpose} ${fillPlaceholders(funders.since, { year: since })}.`,
    })),
  };
  const isPublished: Record<keyof typeof missing.names, boolean> = {
    legalForm: legalForm !== undefined,
    foundingYear: foundingYear !== undefined,
    board: lists.board.length > 0,
    money: lists.money.length > 0,
    funders: lists.funders.length > 0,
  };
  const absent = keysOf(missing.names).filter((name) => !isPublished[name]);
  const list = joinList(absent.map((name) => missing.names[name]));
  const facts = [
    { label: law.legalForm, value: legalForm },
    { label: law.foundingYear, value: foundingYear },
    { label: law.registration, value: organisation.pdpoRegistrationNumber },
    { label: law.protection, value: organisation.dataProtectionContact },
    { label: law.address, value: postalAddress(organisation) },
  ];
  return (
    <TwoColumns>
      <div className={`stack gap-7 ${styles.parts}`}>
        <Part heading={law.heading}>
          <FactList facts={facts} />
        </Part>
        <Part {...team} links={[team.link]} />
        {keysOf(lists).map(
          (name) =>
            isPublished[name] && (
              <Part key={name} heading={page[name].heading}>
                <FactList facts={lists[name]} />
              </Part>
            ),
        )}
        {list && (
          <Part
            heading={missing.heading}
            paragraphs={[fillPlaceholders(missing.text, { list }), missing.note]}
          />
        )}
      </div>
      <div className={`stack gap-7 ${styles.parts}`}>
        <Part {...complaint} />
        <Part {...policies} />
      </div>
    </TwoColumns>
  );
}

const keysOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names)[];

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
      <Paragraphs texts={paragraphs} />
      {children}
      {links.length > 0 && <TextLinks links={links} className={`stack gap-2 ${styles.links}`} />}
    </section>
  );
}

/** A sum that is not given is no zero, so it has a dash. */
const sum = (amount: number | undefined) => (amount === undefined ? "–" : formatShillings(amount));

type Money = PageContent<"accountability">["money"];

const accounts = ({ columns, years }: Money) =>
  years.map(({ year, received, spent, report }) => ({
    label: String(year),
    value: (
      <>
        {`${columns.received}: ${sum(received)} · ${columns.spent}: ${sum(spent)}`}
        {report && <TextLinks links={[report]} />}
      </>
    ),
  }));
