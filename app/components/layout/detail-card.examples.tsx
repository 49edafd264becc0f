import { PlainList } from "#app/components/text/plain-list.tsx";
import { DetailCard } from "./detail-card.tsx";

const labels = { viewDetails: "View Details", hideDetails: "Hide Details" };
const details = <PlainList items={["Seminars", "Master classes", "Webinars"]} />;
const closed = {
  title: "Training and Skillset Development",
  description: "We help young people and communities to build digital skills.",
  labels,
};

export const plain = <DetailCard {...closed}>{details}</DetailCard>;

export const withCloth = (
  <DetailCard {...closed} art="cloth-training">
    {details}
  </DetailCard>
);

export const withClothOnTheRight = (
  <DetailCard {...closed} art="cloth-training" side="right">
    {details}
  </DetailCard>
);
