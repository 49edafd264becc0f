import { givingBasket } from "#app/art/giving-basket.ts";
import { medallion, medallionPalettes } from "#app/art/medallion.ts";
import { InlineArt } from "./inline-art.tsx";

export const givingBaskets = (
  <>
    {[3, 4, 6, 8].map((rings) => (
      <InlineArt key={rings} svg={givingBasket(rings, 24 + rings * 6)} />
    ))}
  </>
);

export const medallions = (
  <>
    {medallionPalettes.map((names, palette) => (
      <InlineArt key={names.join()} svg={medallion("Executive Director", { palette })} />
    ))}
  </>
);
