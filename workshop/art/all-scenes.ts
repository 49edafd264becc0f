import { drawnDoors } from "../../collections/rights/rights.ts";
import * as aboutCloths from "./about/about-cloths.ts";
import { partnersHead } from "./about/partners-head.ts";
import { storyCloth } from "./about/story-cloth.ts";
import { valuesHead } from "./about/values-head.ts";
import * as stageCloths from "./cases/stage-cloths.ts";
import { tiedKnot } from "./contact/tied-knot.ts";
import * as lostThread from "./errors/lost-thread.ts";
import * as snappedWarp from "./errors/snapped-warp.ts";
import * as turnedThread from "./errors/turned-thread.ts";
import { africa, africaInCoarseCoils } from "./home/africa.ts";
import { valuesCoil } from "./home/values-coil.ts";
import * as legalHeads from "./legal/legal-heads.ts";
import { twelveLetters } from "./newsletter/twelve-letters.ts";
import { newsCloth } from "./newsroom/news-cloth.ts";
import { opportunitiesHead } from "./opportunities/opportunities-head.ts";
import * as cowries from "./products/cowries.ts";
import { centerDoors } from "./products/doors.ts";
import { servicesHead } from "./products/imigongo-wall.ts";
import { loom } from "./products/loom.ts";
import * as offerBolts from "./products/offer-bolts.ts";
import { overviewHead } from "./products/overview-patches.ts";
import * as ownProducts from "./products/own-products.ts";
import { coursesHead } from "./products/steps.ts";
import * as people from "./programmes/people.ts";
import * as programmeCloths from "./programmes/programme-cloths.ts";
import * as tsgBeams from "./programmes/tsg-beams.ts";
import { bareLoom } from "./rights/bare-loom.ts";
import { circuit } from "./scenes/circuit.ts";
import { doorDrawings } from "./scenes/doors.ts";
import { gathering } from "./scenes/gathering.ts";
import * as imigongoStrips from "./scenes/imigongo-strips.ts";
import * as newsroomHeads from "./scenes/newsroom-heads.ts";
import { office } from "./scenes/office.ts";
import * as pageHeads from "./scenes/page-heads.ts";
import * as patternSamples from "./scenes/pattern-samples.ts";
import * as pillarCloths from "./scenes/pillar-cloths.ts";
import * as productGrounds from "./scenes/product-grounds.ts";
import { scales } from "./scenes/scales.ts";
import * as sectorScenes from "./scenes/sector-scenes.ts";
import * as workHeads from "./scenes/work-heads.ts";

/** Functions that draw the fixed drawings, by name. Those made from content are not among them. */
export const scenes: Readonly<Record<string, () => string>> = {
  "hero-africa": africa,
  "hero-office": office,
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
  "head-focus-areas": workHeads.focusAreasHead,
  "head-programmes": workHeads.programmesHead,
  "cloth-tsg": programmeCloths.tsgCloth,
  "beam-research": tsgBeams.researchBeam,
  "beam-advocacy": tsgBeams.advocacyBeam,
  "beam-training": tsgBeams.trainingBeam,
  "beam-innovation": tsgBeams.innovationBeam,
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
  ...doorDrawings(drawnDoors),
};

/** Those for share cards alone, which are no files of the site. */
export const cardScenes: Readonly<Record<string, () => string>> = { africa: africaInCoarseCoils };
