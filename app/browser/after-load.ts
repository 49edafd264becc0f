import { showLateFonts } from "./late-fonts.ts";
import { startTooltips } from "./tooltips.ts";

export function startAfterLoad(): void {
  startTooltips();
  void showLateFonts();
}
