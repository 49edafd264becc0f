import type { TeamMember } from "#collections/team/collection.ts";
import { MemberPortrait } from "./member-portrait.tsx";

const member: TeamMember = {
  slug: "example-finance",
  order: 1,
  name: undefined,
  pronouns: undefined,
  position: "Head of Finance",
  bio: ["Looks after the accounts."],
  image: undefined,
  agreedOn: undefined,
  basketColours: undefined,
  expertise: ["Accounting"],
  social: { linkedin: undefined, email: undefined, twitter: undefined },
};

export const coloursFromThePosition = <MemberPortrait member={member} />;
export const photograph = (
  <MemberPortrait
    member={{
      ...member,
      slug: "example-finance-photograph",
      image: { src: "/icon-192.png", width: 192, height: 192, sources: [] },
    }}
  />
);
export const chosenColours = (
  <MemberPortrait member={{ ...member, slug: "example-finance-gold", basketColours: 3 }} />
);
