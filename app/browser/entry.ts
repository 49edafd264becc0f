import { applyDisplay, startPageTools } from "./display.ts";
import { startEnhancedTables } from "./enhanced-tables.ts";
import { startFonts } from "./fonts.ts";
import { startIslands } from "./islands.ts";
import { startMenu } from "./menu.ts";
import { reportMissingPage } from "./missing-page.ts";
import { startOfflinePages } from "./offline-pages.ts";
import { startOfflineQueue } from "./offline-queue.ts";
import { startQuickExit } from "./quick-exit.ts";
import { startScrolledHeader } from "./scrolled-header.ts";

// First of all, as near to the first paint as a script of this kind can be: docs/decisions/0022.
applyDisplay();
startMenu();
startFonts();
startScrolledHeader();
reportMissingPage();
startIslands();
startEnhancedTables();
startPageTools();
startOfflineQueue();
startOfflinePages();
startQuickExit();
