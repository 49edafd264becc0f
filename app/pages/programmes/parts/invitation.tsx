import type { ArtFile } from "#app/art/art-source.ts";
import { Art } from "#app/components/art/art.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import type { Programme } from "#collections/programmes/collection.ts";
import styles from "./invitation.module.css";

type InvitationProps = Programme["invitation"] & {
  tone: SurfaceTone;
  /** Cloth at one side; left out, words and buttons share the width. */
  art?: ArtFile | undefined;
  side?: "left" | "right";
};

/** The last block of a page: what the reader can do now; the first button is the one step that it asks for. */
export function Invitation({ heading, text, actions, tone, art, side = "left" }: InvitationProps) {
  return (
    <Surface
      as="section"
      tone={tone}
      className={styles.invitation}
      data-cloth={art ? side : "none"}
    >
      {art && <Art name={art} className={styles.cloth} />}
      <div className={`container ${styles.body}`}>
        <div className="stack">
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <Actions>
          {actions.map(({ label, href }, index) => (
            <ButtonLink key={label} href={href} tone={index === 0 ? "default" : "line"}>
              {label}
            </ButtonLink>
          ))}
        </Actions>
      </div>
    </Surface>
  );
}
