import { Breadcrumbs } from "./breadcrumbs.tsx";

export const oneStep = <Breadcrumbs page={{ breadcrumb: "Contact" }} />;

export const twoSteps = <Breadcrumbs page={{ breadcrumb: "Team", parent: "about" }} />;
