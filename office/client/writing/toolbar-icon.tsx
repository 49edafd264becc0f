const shapes = {
  bold: "M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z",
  italic: "M19 4h-9M14 20H5M15 4L9 20",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5",
  numbers: "M10 6h10M10 12h10M10 18h10M4 4l1.500-.5V9M3.500 14h2.500l-2.500 4H6.500",
  quote: "M5 6v12M10 8h10M10 12h10M10 16h6",
  picture: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15 9h.5",
} as const;

export type ToolbarIconName = keyof typeof shapes;

/** A drawing in the place of words; the button has them as its name. */
export function ToolbarIcon({ name }: { name: ToolbarIconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
