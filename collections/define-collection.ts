import type { z } from "zod";
import type { Content, FileGetter, FolderGetter, Getter } from "./content.ts";
import { refuseText } from "./markdown/refuse-text.ts";
import {
  type MarkdownProblem,
  type MarkdownSurroundings,
  renderMarkdown,
} from "./markdown/render-markdown.ts";
import { collectProblems } from "./reading/problem.ts";

type Values = Readonly<Record<string, unknown>>;

interface ItemTemplate {
  /** What the command calls it. */
  kind: string;
  /** Path of the template below `collections/`. */
  file: string;
  /** Types that an item may have; a new one has the first. */
  types?: readonly string[];
}

interface Description {
  /** What its files are called together. */
  title: string;
  /** What one of them is called; absent where their number is fixed. */
  one?: string;
  /** Where a file shows on the site; undefined where no visitor sees it. */
  address(slug: string, values: Values): string | undefined;
  /** Whether each file is a page, so that another file name is another address. */
  hasPages?: boolean;
  template?: ItemTemplate;
  /** Files that the site needs and people seldom open, which lists fold. */
  seldom?: readonly string[];
  /** Path of a valid file below `collections/`, for tests. */
  example?: string;
  /** Fields, in any content file, whose value is the name of a file of this collection. */
  namedIn?: readonly string[];
  /** Pages and files that the build renders because of its files. */
  rendered?(content: Content): readonly string[];
  /** Further addresses that links may name: routes without a parameter, and files of `public/`. */
  addresses?(content: Content): readonly string[];
  /** Addresses that the server answers without a build. */
  answered?: RegExp;
  /** Whether unfinished texts are allowed in all its files, because publishing them is a separate step. */
  mayBeUnfinished?: boolean;
}

interface CollectionOptions<Schema extends z.ZodType, Item extends object> extends Description {
  files: FolderGetter<Schema>;
  /** All items, drafts too, as pages use them; left out, the files. */
  items?: Getter<Item[]>;
  /** Finds problems in the text of an item; left out, its `body` is checked as Markdown. */
  checkText?(item: Item, site: MarkdownSurroundings, content: Content): MarkdownProblem[];
}

/** Everything that the build, the check, `npm run new` and the editor know about a folder of `content/`. */
export interface Collection extends Description {
  folder: string;
  /** The schema of a file; undefined for one that is not read. */
  schemaOf(slug: string, content: Content): z.ZodType | undefined;
  /** Readers, each of which throws a ContentError that lists what is wrong. */
  readers: readonly ((content: Content) => unknown)[];
  /** Reads the texts of all items. @throws ContentError that lists everything wrong in them */
  checkTexts(content: Content, site: MarkdownSurroundings): void;
}

/** Defines a collection whose files share a schema. */
export function defineCollection<Schema extends z.ZodType, Item extends { slug: string }>({
  files,
  items = files as unknown as Getter<Item[]>,
  checkText = ({ body }: Item & { body?: unknown }, site) =>
    typeof body === "string" ? renderMarkdown(body, site).problems : [],
  ...description
}: CollectionOptions<Schema, Item>): Collection {
  const { folder } = files;
  return {
    ...description,
    folder,
    schemaOf: (_slug, content) => files.schema(content),
    readers: [items],
    checkTexts: (content, site) => {
      collectProblems(
        items(content).map((item) => () => {
          const file = `content/${folder}/${item.slug}.md`;
          refuseText(content.root, file, checkText(item, site, content));
        }),
      );
    },
  };
}

interface FilesOptions extends Omit<Description, "address"> {
  folder: string;
  /** Where a file shows on the site; left out, each file says so in its definition. */
  address?: Description["address"];
  files: readonly FileGetter<z.ZodType>[];
  /** Getters that check more than the schemas do. */
  readers?: readonly Getter<unknown>[];
}

/** Defines a folder in which each file has its own schema. */
export function defineFiles({ files, readers = [], ...description }: FilesOptions): Collection {
  const bySlug = new Map(files.map((file) => [/([\w-]+)\.\w+$/.exec(file.file)?.[1], file]));
  return {
    address: (slug) => bySlug.get(slug)?.address,
    ...description,
    schemaOf: (slug) => bySlug.get(slug)?.schema,
    readers: [...files, ...readers],
    checkTexts: () => {},
  };
}

export const below = (path: string) => (slug: string) => `${path}/${slug}`;

/** The address of a page that shows all files. */
export const on = (path: string) => () => path;

/** The address that a file itself contains; anything but a path of this site is ignored. */
export const ownPath = (_slug: string, { path }: Values): string | undefined =>
  typeof path === "string" && /^\/(?![/\\])\S*$/.test(path) ? path : undefined;
