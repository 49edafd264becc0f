import { TextLink } from "#app/components/base/text-link.tsx";
import { useSettings } from "#app/page-rendering.ts";
import { getPage } from "#collections/pages/pages.ts";

/** Whether a pledge reaches us: our own server takes it, as it takes messages. */
export const useTakesPledges = () => useSettings().formTargets.contact === getPage("contact").path;

/** In the place of a form that leads nowhere: how to reach us. */
export function NotOpen() {
  const { notOpen, ways } = getPage("donate");
  return (
    <>
      <p className="lead">{notOpen}</p>
      <TextLink href={ways.contact.link.href}>{ways.contact.link.label}</TextLink>
    </>
  );
}
