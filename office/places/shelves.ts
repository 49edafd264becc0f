/** The shelves of the first page of the content, and the folders on each. A folder on none stands on the last. */
const shelves: readonly { title: string; folders: readonly string[] }[] = [
  { title: "What is new", folders: ["news", "publications", "blogs", "cases", "newsletters"] },
  { title: "Law and rights", folders: ["laws", "rights", "letters", "documents"] },
  { title: "Who we are", folders: ["team", "site", "photographs", "legal"] },
  {
    title: "What we offer",
    folders: [
      "programmes",
      "courses",
      "services",
      "consultancy",
      "products",
      "own-products",
      "hub",
    ],
  },
  { title: "Pages", folders: ["pages", "holidays"] },
];

/** Returns every shelf with its folders, in the order of the shelf. */
export function onShelves<Folder extends { folder: string }>(folders: readonly Folder[]) {
  const placed = shelves.flatMap((shelf) => shelf.folders);
  return shelves.map(({ title, folders: order }, index) => {
    const names = [
      ...order,
      ...(index === shelves.length - 1
        ? folders.map(({ folder }) => folder).filter((name) => !placed.includes(name))
        : []),
    ];
    return {
      title,
      folders: names.flatMap((name) => folders.filter(({ folder }) => folder === name)),
    };
  });
}
