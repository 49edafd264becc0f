import type { ComponentProps, ReactNode } from "react";
import { Art } from "#app/components/art/art.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";

/** A name with its explanation and drawing. */
export interface ListItem {
  title: string;
  description?: string | undefined;
  /** Name of a drawing. */
  art?: string | undefined;
  /** Shows only a patch of the drawing. */
  isPatch?: boolean | undefined;
  /** Where the title leads. */
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
  /** Dyes of the items in turn, `undefined` for none; repeated for longer lists. */
  tones?: readonly (SurfaceTone | undefined)[];
  /** Renders something before an item, such as its sign. */
  children?: (item: Item) => ReactNode;
}

/** A list of names, sentences, or titles with descriptions. */
export function ItemList<Item extends string | ListItem>({
  items,
  className,
  titleAs: Title = "h3",
  isOrdered = false,
  tones = [],
  children: showBefore,
}: ItemListProps<Item>) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List className={className}>
      {items.map((item, index) => {
        const { title, description, art, isPatch, href }: ListItem =
          typeof item === "string" ? { title: item } : item;
        return (
          <Surface key={title} as="li" tone={tones[index % tones.length]}>
            {showBefore?.(item)}
            {art && <Art name={art} isPatch={isPatch} />}
            {typeof item === "string" ? (
              item
            ) : (
              <Title>{href ? <a href={href}>{title}</a> : title}</Title>
            )}
            {description && <p>{description}</p>}
          </Surface>
        );
      })}
    </List>
  );
}

interface ListSectionProps<Item extends string | ListItem>
  extends Omit<ItemListProps<Item>, "children" | "tones">,
    Pick<ComponentProps<typeof Section>, "tone" | "top" | "bottom"> {
  heading: string;
  /** Id of the heading, which names the section. */
  id: string;
  /** What stands beside the heading: a sentence, a link. */
  children?: ReactNode;
}

/** A section that is one list under its heading; `className` is the list's. */
export function ListSection<Item extends string | ListItem>(props: ListSectionProps<Item>) {
  const { heading, id, children, tone, top, bottom, ...list } = props;
  return (
    <Section tone={tone} top={top} bottom={bottom} labelledBy={id}>
      <SectionHead title={heading} id={id}>
        {children}
      </SectionHead>
      <ItemList {...list} />
    </Section>
  );
}
