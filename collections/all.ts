import { blogs, news, publications } from "./articles/collections.ts";
import { cases } from "./cases/collection.ts";
import type { Collection } from "./define-collection.ts";
import { documents } from "./documents/documents.ts";
import { holidays } from "./holidays/holidays.ts";
import { laws } from "./laws/collection.ts";
import { legal } from "./legal/legal-pages.ts";
import { letters } from "./letters/letters.ts";
import { newsletters } from "./newsletters/newsletter-issue.ts";
import {
  consultancy,
  courses,
  hub,
  ownProducts,
  products,
  services,
} from "./offers/collections.ts";
import { pages } from "./pages/collection.ts";
import { photographs } from "./photographs/collection.ts";
import { programmes } from "./programmes/collection.ts";
import { rights } from "./rights/collection.ts";
import { site } from "./site/collection.ts";
import { team } from "./team/collection.ts";

/** Every collection, in the order in which the editor lists them. */
export const collections: readonly Collection[] = [
  pages,
  news,
  publications,
  blogs,
  cases,
  team,
  photographs,
  programmes,
  courses,
  services,
  consultancy,
  products,
  ownProducts,
  hub,
  rights,
  letters,
  laws,
  documents,
  legal,
  newsletters,
  holidays,
  site,
];
