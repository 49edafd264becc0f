import { defineFiles } from "#collections/define-collection.ts";
import { getAct } from "#collections/rights/act.ts";
import { languagesFile } from "#collections/translations/languages.ts";
import { countriesFile } from "./countries.ts";
import { getDataCost } from "./data-cost.ts";
import { getEmailTexts } from "./emails.ts";
import { getFooter } from "./footer.ts";
import { getGiving } from "./giving.ts";
import { getGlossary } from "./glossary.ts";
import { getKeptPages } from "./kept-pages.ts";
import { getLetterForm } from "./letter-form.ts";
import { getMessages } from "./messages.ts";
import { getNavigation } from "./navigation.ts";
import { getOpenQuestions } from "./open-questions.ts";
import { getOrganisation } from "./organisation.ts";
import { getProcessors } from "./processors.ts";
import { redirectsFile } from "./redirects.ts";
import { getRetention } from "./retention.ts";
import { getSearchGuide } from "./search.ts";
import { getFramework, getPillars, getPurpose, getSectors, getValues } from "./strategy.ts";
import { getTopics } from "./topics.ts";

export const site = defineFiles({
  folder: "site",
  title: "Used on many pages",
  files: [
    getOrganisation,
    getNavigation,
    getFooter,
    getGiving,
    redirectsFile,
    getRetention,
    getProcessors,
    getPurpose,
    getValues,
    getPillars,
    getSectors,
    getFramework,
    getGlossary,
    getEmailTexts,
    getMessages,
    getOpenQuestions,
    getLetterForm,
    getAct,
    getTopics,
    getSearchGuide,
    getDataCost,
    getKeptPages,
    countriesFile,
    languagesFile,
  ],
});
