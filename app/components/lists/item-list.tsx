import type { ComponentProps, ReactNode } from "react";
import { Art } from "#app/components/art/art.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";

export interface ListItem {
  title: string;
  description?: string | undefined;
  art?: string | undefined;
  href?: string | undefined;
}

interface ItemListProps<Item extends string | ListItem> {
  /** Distinct names or sentences, or titles with a description. */
  items: readonly Item[];
  /** Class of the list in the stylesheet of its page, which alone styles it. */
  className?: string | undefined;
  /** Element of the titles: a heading of the level that fits the page, `span` where it is a label. */
  titleAs?: "h2" | "h3" | "h4" | "span" | undefined;
  isOrdered?: boolean | undefined;
  /** Renders something before an item, such as its sign. */
  children?: (item: Item) => ReactNode;
}

export function ItemList<Item extends string | ListItem>({
  items,
  className,
  titleAs: Title = "h3",
  isOrdered = false,
  children: showBefore,
}: ItemListProps<Item>) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List className={className}>
      {items.map((item) => {
        const { title, description, art, href }: ListItem =
          typeof item === "string" ? { title: item } : item;
        return (
          <li key={title}>
            {showBefore?.(item)}
            {art && <Art name={art} />}
            {typeof item === "string" ? (
              item
            ) : (
              <Title>{href ? <a href={href}>{title}</a> : title}</Title>
            )}
            {description && <p className="muted">{description}</p>}
          </li>
        );
      })}
    </List>
  );
}

interface ListSectionProps<Item extends string | ListItem>
  extends Omit<ItemListProps<Item>, "children">,
    Pick<ComponentProps<typeof Section>, "tone" | "top" | "bottom">,
    Pick<ComponentProps<typeof SectionHead>, "heading" | "intro" | "link"> {
  id: string;
}

/** A section that is one list under its heading; `className` is the list's. */
export function ListSection<Item extends string | ListItem>(props: ListSectionProps<Item>) {
  const { heading, intro, link, id, tone, top, bottom, ...list } = props;
  return (
    <Section tone={tone} top={top} bottom={bottom} labelledBy={id}>
      <SectionHead heading={heading} intro={intro} link={link} id={id} />
      <ItemList {...list} />
    </Section>
  );
}
