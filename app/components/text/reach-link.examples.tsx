import { EmailLink, PhoneLink } from "./reach-link.tsx";

export const email = <EmailLink email="office@example.org" />;
export const phone = <PhoneLink phone="+256 312 000 111" />;
