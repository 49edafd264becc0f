import { circuit } from "./art/scenes/circuit.ts";
import { court } from "./art/scenes/court.ts";
import { gathering } from "./art/scenes/gathering.ts";
import { lozengeStrip, triangleStrip, zigzagStrip } from "./art/scenes/imigongo-strips.ts";
import {
  blogsHead,
  caseHead,
  lawsHead,
  publicationsHead,
  searchHead,
} from "./art/scenes/newsroom-heads.ts";
import { contactHead, donateHead, litigationHead } from "./art/scenes/page-heads.ts";
import {
  advocacyCloth,
  innovationCloth,
  researchCloth,
  trainingCloth,
} from "./art/scenes/pillar-cloths.ts";
import {
  centerGround,
  consultancyGround,
  hubGround,
  litigationGround,
} from "./art/scenes/product-grounds.ts";
import { scales } from "./art/scenes/scales.ts";
import {
  agricultureScene,
  developmentScene,
  financeScene,
  healthScene,
  rightsCoil,
} from "./art/scenes/sector-scenes.ts";
import {
  departmentsHead,
  focusAreasHead,
  programmesHead,
  workHead,
} from "./art/scenes/work-heads.ts";
import { tightenPaths } from "./art/svg.ts";
import { aboutHead, frameworkHead } from "./pages/about/art/about-cloths.ts";
import { storyCloth } from "./pages/about/art/story-cloth.ts";
import { valuesHead } from "./pages/about/art/values-head.ts";
import { africa } from "./pages/home/art/africa.ts";
import { valuesCoil } from "./pages/home/art/values-coil.ts";
import {
  accessibilityHead,
  cookiesHead,
  disclaimerHead,
  privacyHead,
  termsHead,
} from "./pages/legal/art/legal-heads.ts";
import { twelveLetters } from "./pages/newsletter/art/twelve-letters.ts";
import { newsCloth } from "./pages/newsroom/art/news-cloth.ts";
import { cowrie, cowries } from "./pages/products/art/cowries.ts";
import { centerDoors } from "./pages/products/art/doors.ts";
import { servicesHead } from "./pages/products/art/imigongo-wall.ts";
import { loom } from "./pages/products/art/loom.ts";
import {
  academyBolt,
  clinicBolt,
  labBolt,
  platformBolt,
} from "./pages/products/art/offer-bolts.ts";
import { overviewHead } from "./pages/products/art/overview-patches.ts";
import { record, wazazi } from "./pages/products/art/own-products.ts";
import { coursesHead } from "./pages/products/art/steps.ts";
import {
  childrenGroup,
  communityGroup,
  womenGroup,
  youthGroup,
} from "./pages/programmes/art/people.ts";
import {
  ainowCloth,
  bitaCloth,
  emtCloth,
  tsgCloth,
} from "./pages/programmes/art/programme-cloths.ts";

const scenes = {
  "hero-africa": africa,
  "hero-court": court,
  "hero-gathering": gathering,
  "hero-scales": scales,
  "hero-circuit": circuit,
  "cloth-research": researchCloth,
  "cloth-training": trainingCloth,
  "cloth-advocacy": advocacyCloth,
  "cloth-innovation": innovationCloth,
  "ground-litigation": litigationGround,
  "ground-hub": hubGround,
  "ground-center": centerGround,
  "ground-consultancy": consultancyGround,
  "head-litigation": litigationHead,
  "head-donate": donateHead,
  "head-contact": contactHead,
  "head-news": newsCloth,
  "head-newsletter": twelveLetters,
  "coil-values": valuesCoil,
  "bolt-clinic": clinicBolt,
  "bolt-platform": platformBolt,
  "bolt-lab": labBolt,
  "bolt-academy": academyBolt,
  "head-overview": overviewHead,
  "product-wazazi": wazazi,
  "product-records": record,
  "head-services": servicesHead,
  "strip-lozenges": lozengeStrip,
  "strip-zigzags": zigzagStrip,
  "strip-triangles": triangleStrip,
  "hub-loom": loom,
  "center-doors": centerDoors,
  "head-consultancy": cowries,
  cowrie: cowrie,
  "head-courses": coursesHead,
  "head-about": aboutHead,
  "cloth-story": storyCloth,
  "head-framework": frameworkHead,
  "head-values": valuesHead,
  "head-publications": publicationsHead,
  "head-blogs": blogsHead,
  "head-laws": lawsHead,
  "head-search": searchHead,
  "head-case": caseHead,
  "head-what-we-do": workHead,
  "head-departments": departmentsHead,
  "head-focus-areas": focusAreasHead,
  "head-programmes": programmesHead,
  "cloth-tsg": tsgCloth,
  "cloth-ainow": ainowCloth,
  "cloth-bita": bitaCloth,
  "cloth-emt": emtCloth,
  "sector-health": healthScene,
  "sector-agriculture": agricultureScene,
  "sector-finance": financeScene,
  "sector-development": developmentScene,
  "coil-rights": rightsCoil,
  "people-children": childrenGroup,
  "people-youth": youthGroup,
  "people-women": womenGroup,
  "people-communities": communityGroup,
  "head-privacy": privacyHead,
  "head-terms": termsHead,
  "head-cookies": cookiesHead,
  "head-disclaimer": disclaimerHead,
  "head-accessibility": accessibilityHead,
} as const satisfies Record<string, () => string>;

/** Name of a drawing that `scripts/build-art.ts` writes to `public/art/`. */
export type ArtName = keyof typeof scenes;

export const artNames = Object.keys(scenes) as ArtName[];

/** Draws one scene, in as few bytes as it takes. */
export function drawArt(name: ArtName): string {
  return tightenPaths(scenes[name]());
}
