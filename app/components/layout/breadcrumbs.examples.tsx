import { Breadcrumbs } from "./page-head.tsx";

export const oneStep = <Breadcrumbs page={{ breadcrumb: "Contact" }} />;

export const twoSteps = <Breadcrumbs page={{ breadcrumb: "Team", parent: "about" }} />;
