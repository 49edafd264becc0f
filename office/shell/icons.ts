import { html } from "hono/html";

/** Drawn in a square of 24, with lines of 2. */
const drawings = {
  find: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",
  today: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  messages: "M3 6h18v13H3zM3 7l9 7 9-7",
  content: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  online: "M12 20V7M6 12l6-6 6 6M4 3h16",
  more: "M4 7h16M4 12h16M4 17h16",
  picture: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15 9h.5",
  news: "M4 4h16v12l-4 4H4zM16 20v-4h4",
  newsletter: "M5 4h14v16H5zM8 8h8M8 12h8M8 16h5",
  telephone: "M6 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c-9 2-18-7-16-16z",
  law: "M12 4v16M6 20h12M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 4-6 8-6s8 2 8 6",
  question: "M12 4l9 16H3zM12 10v4M12 17v.5",
} as const;

export type IconName = keyof typeof drawings;

/** @param size in px of the style sheet */
export const icon = (name: IconName, size = 24) =>
  html`<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${drawings[name]}"/></svg>`;
