import { PlainList } from "#app/components/text/plain-list.tsx";
import { DetailCard } from "./detail-card.tsx";

const labels = { view: "View Details", hide: "Hide Details" };
const details = <PlainList items={["Seminars", "Master classes", "Webinars"]} />;
const closed = {
  title: "Training and Skillset Development",
  description: "We help young people and communities to build digital skills.",
  labels,
};

export const plain = <DetailCard {...closed}>{details}</DetailCard>;

export const withMark = (
  <DetailCard {...closed} mark="stairs">
    {details}
  </DetailCard>
);

export const withCloth = (
  <DetailCard {...closed} art="cloth-training">
    {details}
  </DetailCard>
);

export const dyedWithClothOnTheRight = (
  <DetailCard {...closed} tone="bark" art="cloth-training" side="right">
    {details}
  </DetailCard>
);
