import { startIslands } from "./islands.ts";
import { startKeptForms } from "./kept-forms.ts";
import { startLiveTables } from "./live-tables.ts";
import { startMenu } from "./menu.ts";
import { reportMissingPage } from "./missing-page.ts";
import { startScrolledHeader } from "./scrolled-header.ts";

startMenu();
startScrolledHeader();
reportMissingPage();
startIslands();
startLiveTables();
startKeptForms();
