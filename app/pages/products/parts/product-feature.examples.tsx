import { ProductFeature } from "./product-feature.tsx";

const product = {
  slug: "otc-records",
  order: 1,
  title: "OTC Records",
  icon: "wave",
  comingSoon: true,
  paragraphs: ["OTC Records joins new ideas with African culture."],
  line: "New ideas joined with African culture, for musicians, artists and designers.",
  points: { heading: "Services", items: ["Recording sound and video"] },
} as const;
const points = { heading: product.points.heading, items: [...product.points.items] };
const shown = { ...product, paragraphs: [...product.paragraphs], points };

export const drawingLeft = (
  <ProductFeature product={shown} id="left" tone="leaf" art="product-records" side="left" />
);
export const drawingRight = (
  <ProductFeature product={shown} id="right" tone="jac" art="product-wazazi" side="right" />
);
