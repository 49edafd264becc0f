import { WarpPatches } from "./warp-patches.tsx";

export const two = (
  <WarpPatches
    soon="Coming Soon"
    items={[
      {
        slug: "hackathons",
        order: 1,
        title: "Hackathons",
        icon: "node",
        description: "Events where people work together to solve a problem with technology.",
      },
      {
        slug: "sandbox",
        order: 2,
        title: "OTC Sandbox",
        icon: "gate",
        description: "A planned safe place to test new technology before it is used for real.",
      },
    ]}
  />
);
