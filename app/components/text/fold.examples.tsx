import { Fold } from "./fold.tsx";

export const ofOneGroup = (
  <>
    <Fold as="h3" name="example" title="What they asked for">
      <p>A declaration, and an order.</p>
    </Fold>
    <Fold as="h3" name="example" title="What the office decided">
      <p>One of them opens at a time.</p>
    </Fold>
  </>
);

export const inOneLine = (
  <Fold isLine title="What these numbers mean">
    <p>What each figure counts.</p>
  </Fold>
);
