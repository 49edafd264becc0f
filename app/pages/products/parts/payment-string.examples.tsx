import { PaymentString } from "./payment-string.tsx";

export const three = (
  <PaymentString
    ways={[
      { title: "Legal tender", description: "Money." },
      { title: "Equity", description: "A share in your company." },
      { title: "In-kind", description: "Goods or services in place of money." },
    ]}
  />
);
