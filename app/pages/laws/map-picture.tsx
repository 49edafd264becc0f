import { renderToStaticMarkup } from "react-dom/server";
import { colours } from "#app/art/colours.ts";
import { pictureSheet } from "#app/art/picture-sheet.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { getLaws } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { checkedSentence } from "./parts/law-rows.ts";
import styles from "./parts/library-map.module.css";
import { MapCloth, type MapSign, mapBox, Swatch, signs } from "./parts/library-map.tsx";
import { mapCountries } from "./parts/map-countries.ts";

const night = colours["leaf-950"];
const rules = `.${styles.unlisted}{fill:${colours["leaf-900"]}}
.${styles.lands} path{stroke:${night};stroke-width:5;stroke-linejoin:round}
.${styles.marks}{fill:${night}}.${styles.cyber}{fill:${colours.kaolin}}.${styles.ai}{fill:${colours["gold-400"]}}`;

export function loader() {
  const { library, path } = getPage("laws");
  const { name, url } = getKnownOrganisation();
  const countries = mapCountries();
  const cloth = renderToStaticMarkup(<MapCloth countries={countries} />);
  const sheet = pictureSheet({
    title: library.picture.title,
    text: library.mapCaption,
    drawing: `<style>${rules}</style><g transform="translate(${-mapBox[0]})">${cloth.replaceAll(/<\/?a\b[^>]*>/g, "")}</g>`,
    size: [mapBox[2], mapBox[3]],
    legend: (Object.keys(signs) as MapSign[]).map((sign) => ({
      swatch: renderToStaticMarkup(<Swatch sign={sign} />).replace(
        "<svg",
        "<svg width='44' height='28'",
      ),
      label: `${library.mapKey[sign]}: ${countries.filter(signs[sign]).length}`,
    })),
    credit: fillPlaceholders(checkedSentence(getLaws(), library.picture.credit), {
      name,
      address: url && url + path,
    }).trimEnd(),
  });
  return new Response(sheet, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}
