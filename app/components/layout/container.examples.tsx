import { Container } from "./container.tsx";

export const withText = (
  <Container>
    <p>As wide as the page allows, up to 1312 px.</p>
  </Container>
);
