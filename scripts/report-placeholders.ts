import { placeholders } from "#collections/reading/placeholders.ts";

const count = placeholders().length;
const texts = count === 1 ? "1 text is a placeholder" : `${count} texts are placeholders`;
if (count > 0) console.log(`${texts} (⚠ in content/): npm run launch-check lists them`);
