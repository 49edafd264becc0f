import { SourceNumbers } from "./source-numbers.tsx";

export const one = (
  <p>
    The office gave its decision. <SourceNumbers numbers={[1]} />
  </p>
);

export const several = (
  <p>
    The appeal is still open. <SourceNumbers numbers={[1, 2]} />
  </p>
);
