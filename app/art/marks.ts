/** Signs in the manner of mud cloth, path data on a 24 unit grid, drawn with square caps. */
export const marks = {
  node: "M12 4v16M4 12h16M8 8h8v8H8z",
  packet: "M4 6h16v12H4zM4 6l8 7 8-7",
  column: "M5 4h14M7 4v16M12 4v16M17 4v16M4 20h16",
  scales: "M12 3v18M4 7h16M4 7l-2 6h5zM20 7l-3 6h5zM8 21h8",
  key: "M8 12m-5 0l5-5 5 5-5 5zM13 12h9M18 12v5",
  zig: "M2 8l5 8 5-8 5 8 5-8",
  comb: "M3 6h18M5 6v12M10 6v12M14 6v12M19 6v12",
  diamond: "M12 2l10 10-10 10L2 12zM12 8l4 4-4 4-4-4z",
  ladder: "M7 2v20M17 2v20M7 7h10M7 12h10M7 17h10",
  hour: "M4 3h16L4 21h16z",
  fork: "M12 22V10M4 3v7h16V3M12 3v7",
  stairs: "M3 21v-6h6V9h6V3h6",
  link: "M3 12h18M3 8v8M21 8v8M12 8v8",
  fish: "M3 6l6 6-6 6M10 6l6 6-6 6M17 6l5 6-5 6",
  cross: "M5 5l14 14M19 5L5 19",
  dots: "M6 6h.1M18 6h.1M12 12h.1M6 18h.1M18 18h.1",
  gate: "M4 21V4h16v17M9 21v-9h6v9",
  wave: "M2 9h5v6h5V9h5v6h5",
} as const;

export type MarkName = keyof typeof marks;
