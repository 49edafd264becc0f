import { aboutHead, frameworkHead } from "./scenes/about-cloths.ts";
import { africa } from "./scenes/africa.ts";
import { circuit } from "./scenes/circuit.ts";
import { court } from "./scenes/court.ts";
import { cowrie, cowries } from "./scenes/cowries.ts";
import { centerDoors } from "./scenes/doors.ts";
import { gathering } from "./scenes/gathering.ts";
import { lozengeStrip, triangleStrip, zigzagStrip } from "./scenes/imigongo-strips.ts";
import { servicesHead } from "./scenes/imigongo-wall.ts";
import {
  accessibilityHead,
  cookiesHead,
  disclaimerHead,
  privacyHead,
  termsHead,
} from "./scenes/legal-heads.ts";
import { loom } from "./scenes/loom.ts";
import { newsCloth } from "./scenes/news-cloth.ts";
import {
  blogsHead,
  caseHead,
  lawsHead,
  publicationsHead,
  searchHead,
} from "./scenes/newsroom-heads.ts";
import { academyBolt, clinicBolt, labBolt, platformBolt } from "./scenes/offer-bolts.ts";
import { overviewHead } from "./scenes/overview-patches.ts";
import { record, wazazi } from "./scenes/own-products.ts";
import { contactHead, donateHead, litigationHead } from "./scenes/page-heads.ts";
import { childrenGroup, communityGroup, womenGroup, youthGroup } from "./scenes/people.ts";
import {
  advocacyCloth,
  innovationCloth,
  researchCloth,
  trainingCloth,
} from "./scenes/pillar-cloths.ts";
import {
  centerGround,
  consultancyGround,
  hubGround,
  litigationGround,
} from "./scenes/product-grounds.ts";
import { ainowCloth, bitaCloth, emtCloth, tsgCloth } from "./scenes/programme-cloths.ts";
import { scales } from "./scenes/scales.ts";
import {
  agricultureScene,
  developmentScene,
  financeScene,
  healthScene,
  rightsCoil,
} from "./scenes/sector-scenes.ts";
import { coursesHead } from "./scenes/steps.ts";
import { storyCloth } from "./scenes/story-cloth.ts";
import { twelveLetters } from "./scenes/twelve-letters.ts";
import { valuesCoil } from "./scenes/values-coil.ts";
import { valuesHead } from "./scenes/values-head.ts";
import { departmentsHead, focusAreasHead, programmesHead, workHead } from "./scenes/work-heads.ts";
import { tightenPaths } from "./svg.ts";

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
