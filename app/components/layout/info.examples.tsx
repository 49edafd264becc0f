import { PlainList } from "#app/components/text/plain-list.tsx";
import { InfoItem, InfoPanel } from "./info.tsx";

export const reach = (
  <InfoPanel title="How to reach us" id="example-reach">
    <InfoItem icon="map-pin" title="Location">
      <p>Kampala, Uganda</p>
    </InfoItem>
    <InfoItem icon="handshake" title="Ways to work together">
      <PlainList items={["Joint research", "Training"]} />
    </InfoItem>
  </InfoPanel>
);
