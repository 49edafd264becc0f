import { brandMark, brandMarkSize } from "#app/art/brand-mark.ts";

const markup = brandMark({ ink: "var(--text)", ground: "var(--ground)" });

/** The logo: O is a coil, T a column, C a coil left open to a node. Labels its link. */
export function Brand({ label }: { label: string }) {
  const { width, height } = brandMarkSize;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup from our own drawing
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
