/**
 * How much code there is, counted by `git grep` in any commit: `npm run lab -- size [commit …]`. One column for each
 * commit, the working tree's last one by default; docs/size.md has the bounds.
 */
import { execFileSync } from "node:child_process";

const commits = process.argv.length > 2 ? process.argv.slice(2) : ["HEAD"];

/** Not product: what tests, shows, measures or is made once. `.examples` are of the gallery, `.contract` of tests. */
const beside =
  /(^|\/)(lab|workshop|tests|fixtures)\/|\.(test|fixture|fixtures|contract|examples|d)\.tsx?$/;
const isProduct = (path: string) => !beside.test(path);
const isScript = (path: string) => isProduct(path) && /\.tsx?$/.test(path);

interface Figure {
  name: string;
  files: string[];
  /** Lines with it count; all lines by default. */
  pattern?: string;
  counts?: (path: string) => boolean;
}

/** What serves following by e-mail and data to cite, and nothing else. */
const travels = [
  "collections/following/*",
  "collections/pages/data-pages.ts",
  "server/following/*",
  "app/pages/following/*",
  "app/components/forms/follow-form.tsx",
  "app/pages/newsroom/data.tsx",
  "app/pages/newsroom/press.tsx",
  "app/pages/newsroom/open-data*",
  "app/pages/newsroom/parts/codebook.tsx",
  "app/pages/newsroom/parts/data-versions.tsx",
  "app/pages/newsroom/parts/download-list.tsx",
];

const typescript = ["*.ts", "*.tsx"];
const product = { files: typescript, counts: isProduct };
const figures: Figure[] = [
  { name: "product TypeScript", ...product },
  { name: "– of it blank", pattern: "^[[:space:]]*$", ...product },
  { name: "– of it comments", pattern: "^[[:space:]]*(//|/?\\*)", ...product },
  { name: "– of it closing brackets alone", pattern: "^[])}>;, ]+$", ...product },
  ...["app", "collections", "server", "editor", "desk", "scripts"].map((folder) => ({
    name: `– in ${folder}/`,
    files: typescript.map((kind) => `${folder}/${kind}`),
    counts: isProduct,
  })),
  { name: "– only for what is followed or cited", files: travels, counts: isScript },
  { name: "all TypeScript", files: typescript },
  { name: "CSS", files: ["*.css"], counts: isProduct },
  { name: "editor/core", files: ["editor/core/*.ts"], counts: isProduct },
  {
    name: "mutables at module level in the content layer",
    pattern: "^(export )?let ",
    files: ["collections/*.ts", "schemas/*.ts"],
    counts: isProduct,
  },
  { name: "spread literals", pattern: "\\.\\.\\.\\{ ", files: typescript },
];

function count(commit: string, { pattern = "", files, counts = () => true }: Figure): number {
  let found: string;
  try {
    found = execFileSync("git", ["grep", "-cE", "-e", pattern, commit, "--", ...files], {
      encoding: "utf8",
      maxBuffer: 1e8,
    });
  } catch {
    // `git grep` ends with 1 where nothing matches.
    return 0;
  }
  return found
    .trim()
    .split("\n")
    .map((line) => line.slice(commit.length + 1).split(":"))
    .filter(([path = ""]) => counts(path))
    .reduce((sum, [, lines]) => sum + Number(lines), 0);
}

console.log(`| | ${commits.join(" | ")} |`);
console.log(`|---|${commits.map(() => "---:|").join("")}`);
for (const figure of figures) {
  const values = commits.map((commit) => count(commit, figure).toLocaleString("en"));
  console.log(`| ${figure.name} | ${values.join(" | ")} |`);
}
