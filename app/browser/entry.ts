import { startCopyButtons } from "./copy-buttons.ts";
import { startEnhancedTables } from "./enhanced-tables.ts";
import { startIslands } from "./islands.ts";
import { startKeptPages } from "./kept-pages.ts";
import { startMenu } from "./menu.ts";
import { reportMissingPage } from "./missing-page.ts";
import { startOfflineQueue } from "./offline-queue.ts";
import { startScrolledHeader } from "./scrolled-header.ts";
import { startTooltips } from "./tooltips.ts";

startMenu();
startScrolledHeader();
reportMissingPage();
startIslands();
startEnhancedTables();
startOfflineQueue();
startKeptPages();
startTooltips();
startCopyButtons();
