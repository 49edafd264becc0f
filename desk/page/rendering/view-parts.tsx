import type { ReactNode } from "react";
import type { Action, Card, Cell, Part } from "../../subjects/subject.ts";
import { ActionForm } from "./action-form.tsx";

/** One part of a page. A heading that repeats the page's title is only for screen readers. */
export function ViewPart({ part, pageTitle }: { part: Part; pageTitle: string }): ReactNode {
  if (part.kind === "links") return <Links {...part} />;
  return (
    <section className="part">
      <h2 className={part.title === pageTitle ? "visually-hidden" : undefined}>{part.title}</h2>
      {part.kind === "table" && <Table {...part} />}
      {part.kind === "facts" && (
        <dl className="facts">
          {Object.entries(part.facts)
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      )}
      {part.kind === "text" && <p className="words">{part.text}</p>}
      {part.kind === "frame" && (
        <iframe
          className={part.isSmall ? "frame frame--small" : "frame"}
          src={part.src}
          title={part.title}
          sandbox="allow-same-origin allow-top-navigation-by-user-activation"
        />
      )}
      {part.kind === "actions" && (
        <Actions actions={part.actions}>
          {part.links?.map(({ text, href }) => (
            <a key={href} className="button" href={href}>
              {text}
            </a>
          ))}
        </Actions>
      )}
      {part.kind === "cards" && (
        <div className="cards">
          {part.cards.map((card) => (
            <TaskCard key={card.title} {...card} />
          ))}
        </div>
      )}
    </section>
  );
}

function Actions({ actions, children }: { actions: readonly Action[]; children?: ReactNode }) {
  return (
    <div className="actions">
      {children}
      {actions.map((action) => (
        <ActionForm key={action.label} action={action} />
      ))}
    </div>
  );
}

function TaskCard({ title, tone, count, items, none }: Card) {
  return (
    <section className={`card card--${count > 0 ? tone : "good"}`}>
      <h3>{title}</h3>
      <p className="count">{count}</p>
      {items.length === 0 && <p className="muted">{none}</p>}
      <ul>
        {items.map(({ text, href, note }) => (
          <li key={href + text}>
            <a href={href}>{text}</a>
            <span className="muted">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Links({ label, links }: Extract<Part, { kind: "links" }>) {
  return (
    <nav className="links" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {links.map(({ text, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Table({ title, columns, rows, none }: Extract<Part, { kind: "table" }>) {
  if (rows.length === 0) return <p className="muted">{none}</p>;
  return (
    <table className={columns.length <= 2 ? "narrow" : undefined}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never moved
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={columns[column]} data-column={columns[column]}>
                <CellContent cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CellContent({ cell }: { cell: Cell }): ReactNode {
  if (typeof cell === "number") return <span className="number">{cell}</span>;
  if (typeof cell === "string") return <span>{cell}</span>;
  if ("actions" in cell) return <Actions actions={cell.actions} />;
  if (cell.href) return <a href={cell.href}>{cell.text || "(nothing)"}</a>;
  return <span className={`state state--${cell.tone ?? "plain"}`}>{cell.text}</span>;
}
