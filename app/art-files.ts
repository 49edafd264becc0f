import { lawKinds } from "#collections/laws/laws.ts";
import { doorSlugs } from "#collections/rights/rights.ts";
import { getCountries } from "#collections/site/countries.ts";
import { circuit } from "./art/scenes/circuit.ts";
import { court } from "./art/scenes/court.ts";
import { doorDrawings } from "./art/scenes/doors.ts";
import { gathering } from "./art/scenes/gathering.ts";
import * as imigongoStrips from "./art/scenes/imigongo-strips.ts";
import * as newsroomHeads from "./art/scenes/newsroom-heads.ts";
import * as pageHeads from "./art/scenes/page-heads.ts";
import * as patternSamples from "./art/scenes/pattern-samples.ts";
import * as pillarCloths from "./art/scenes/pillar-cloths.ts";
import * as productGrounds from "./art/scenes/product-grounds.ts";
import { scales } from "./art/scenes/scales.ts";
import * as sectorScenes from "./art/scenes/sector-scenes.ts";
import * as workHeads from "./art/scenes/work-heads.ts";
import { tightenPaths } from "./art/svg.ts";
import * as aboutCloths from "./pages/about/art/about-cloths.ts";
import { partnersHead } from "./pages/about/art/partners-head.ts";
import { storyCloth } from "./pages/about/art/story-cloth.ts";
import { valuesHead } from "./pages/about/art/values-head.ts";
import * as stageCloths from "./pages/cases/art/stage-cloths.ts";
import { tiedKnot } from "./pages/contact/art/tied-knot.ts";
import * as lostThread from "./pages/errors/art/lost-thread.ts";
import * as snappedWarp from "./pages/errors/art/snapped-warp.ts";
import * as turnedThread from "./pages/errors/art/turned-thread.ts";
import { africa } from "./pages/home/art/africa.ts";
import { valuesCoil } from "./pages/home/art/values-coil.ts";
import { lawCloths } from "./pages/laws/art/country-cloths.ts";
import * as legalHeads from "./pages/legal/art/legal-heads.ts";
import { twelveLetters } from "./pages/newsletter/art/twelve-letters.ts";
import { newsCloth } from "./pages/newsroom/art/news-cloth.ts";
import { opportunitiesHead } from "./pages/opportunities/art/opportunities-head.ts";
import * as cowries from "./pages/products/art/cowries.ts";
import { centerDoors } from "./pages/products/art/doors.ts";
import { servicesHead } from "./pages/products/art/imigongo-wall.ts";
import { loom } from "./pages/products/art/loom.ts";
import * as offerBolts from "./pages/products/art/offer-bolts.ts";
import { overviewHead } from "./pages/products/art/overview-patches.ts";
import * as ownProducts from "./pages/products/art/own-products.ts";
import { coursesHead } from "./pages/products/art/steps.ts";
import * as people from "./pages/programmes/art/people.ts";
import * as programmeCloths from "./pages/programmes/art/programme-cloths.ts";
import { bareLoom } from "./pages/rights/art/bare-loom.ts";

const scenes: Record<string, () => string> = {
  "hero-africa": africa,
  "hero-court": court,
  "hero-gathering": gathering,
  "hero-scales": scales,
  "hero-circuit": circuit,
  "cloth-research": pillarCloths.researchCloth,
  "cloth-training": pillarCloths.trainingCloth,
  "cloth-advocacy": pillarCloths.advocacyCloth,
  "cloth-innovation": pillarCloths.innovationCloth,
  "ground-litigation": productGrounds.litigationGround,
  "ground-hub": productGrounds.hubGround,
  "ground-center": productGrounds.centerGround,
  "ground-consultancy": productGrounds.consultancyGround,
  "head-litigation": pageHeads.litigationHead,
  "head-donate": pageHeads.donateHead,
  "head-contact": pageHeads.contactHead,
  "head-news": newsCloth,
  "head-newsletter": twelveLetters,
  "coil-values": valuesCoil,
  "bolt-clinic": offerBolts.clinicBolt,
  "bolt-platform": offerBolts.platformBolt,
  "bolt-lab": offerBolts.labBolt,
  "bolt-academy": offerBolts.academyBolt,
  "head-overview": overviewHead,
  "product-wazazi": ownProducts.wazazi,
  "product-records": ownProducts.record,
  "head-services": servicesHead,
  "strip-lozenges": imigongoStrips.lozengeStrip,
  "strip-zigzags": imigongoStrips.zigzagStrip,
  "strip-triangles": imigongoStrips.triangleStrip,
  "hub-loom": loom,
  "center-doors": centerDoors,
  "head-consultancy": cowries.cowries,
  cowrie: cowries.cowrie,
  "head-courses": coursesHead,
  "head-about": aboutCloths.aboutHead,
  "cloth-story": storyCloth,
  "head-framework": aboutCloths.frameworkHead,
  "head-values": valuesHead,
  "head-partners": partnersHead,
  "head-opportunities": opportunitiesHead,
  "head-publications": newsroomHeads.publicationsHead,
  "head-blogs": newsroomHeads.blogsHead,
  "head-search": newsroomHeads.searchHead,
  "head-case": newsroomHeads.caseHead,
  "stage-complaint": stageCloths.complaintStage,
  "stage-appeal": stageCloths.appealStage,
  "stage-enforcement": stageCloths.enforcementStage,
  "tile-appeal": stageCloths.appealTile,
  "tile-enforcement": stageCloths.enforcementTile,
  "pattern-coil": patternSamples.coilSample,
  "pattern-imigongo": patternSamples.imigongoSample,
  "pattern-kuba": patternSamples.kubaSample,
  "pattern-plait": patternSamples.plaitSample,
  "pattern-barkcloth": patternSamples.barkclothSample,
  "pattern-marks": patternSamples.marksSample,
  "pattern-strips": patternSamples.stripSample,
  "head-what-we-do": workHeads.workHead,
  "head-departments": workHeads.departmentsHead,
  "head-focus-areas": workHeads.focusAreasHead,
  "head-programmes": workHeads.programmesHead,
  "cloth-tsg": programmeCloths.tsgCloth,
  "cloth-ainow": programmeCloths.ainowCloth,
  "cloth-bita": programmeCloths.bitaCloth,
  "cloth-emt": programmeCloths.emtCloth,
  "sector-health": sectorScenes.healthScene,
  "sector-agriculture": sectorScenes.agricultureScene,
  "sector-finance": sectorScenes.financeScene,
  "sector-development": sectorScenes.developmentScene,
  "coil-rights": sectorScenes.rightsCoil,
  "people-children": people.childrenGroup,
  "people-youth": people.youthGroup,
  "people-women": people.womenGroup,
  "people-communities": people.communityGroup,
  "head-privacy": legalHeads.privacyHead,
  "head-terms": legalHeads.termsHead,
  "head-cookies": legalHeads.cookiesHead,
  "head-disclaimer": legalHeads.disclaimerHead,
  "head-accessibility": legalHeads.accessibilityHead,
  "lost-thread": lostThread.lostThreadWide,
  "lost-thread-small": lostThread.lostThreadSmall,
  "snapped-warp": snappedWarp.snappedWarpWide,
  "snapped-warp-small": snappedWarp.snappedWarpSmall,
  "turned-thread": turnedThread.turnedThreadWide,
  "turned-thread-small": turnedThread.turnedThreadSmall,
  "knot-tied": tiedKnot,
  "loom-bare": bareLoom,
  ...doorDrawings(doorSlugs),
  ...lawCloths(getCountries(), lawKinds),
};

/** Names of the drawings that `scripts/build-art.ts` writes to `public/art/`. */
export const artNames: readonly string[] = Object.keys(scenes);

/**
 * Draws one scene, in as few bytes as it takes.
 * @throws Error when no scene has that name
 */
export function drawArt(name: string): string {
  const draw = scenes[name];
  if (!draw) throw new Error(`No scene is named "${name}".`);
  return tightenPaths(draw());
}
