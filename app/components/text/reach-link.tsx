import { telephoneLink } from "#collections/formats/contact-details.ts";

export const EmailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;

export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={telephoneLink(phone)}>{phone}</a>
);
