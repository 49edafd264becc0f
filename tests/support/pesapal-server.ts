import { type PaymentServer, type Reply, startPaymentServer } from "./payment-server.ts";

/** A server that implements Pesapal's API and stores its orders. */
export interface PesapalServer extends PaymentServer {
  /** Chooses the answer about one payment, by Pesapal's own name for it. */
  say(orderId: string, reply: Reply): void;
}

export interface PesapalServerOptions {
  /** Address of its payment page; default: on this server. */
  pageOrigin?: string;
  /** State of each order from the start: 0 not paid yet, 1 completed, 2 failed, 3 reversed. */
  statusCode?: number;
}

export async function startPesapal({
  pageOrigin,
  statusCode = 1,
}: PesapalServerOptions = {}): Promise<PesapalServer> {
  const replies = new Map<string, Reply>();
  let orders = 0;

  const take = (order: { id?: string; amount?: number; callback_url?: string }): Reply => {
    orders += 1;
    const orderId = `track-${orders}`;
    const reference = order.id ?? "";
    const paid = { orderId, reference, amount: order.amount ?? 0 };
    replies.set(orderId, statusOf({ ...paid, statusCode }));
    const back = encodeURIComponent(order.callback_url ?? "");
    return {
      json: {
        order_tracking_id: orderId,
        merchant_reference: reference,
        redirect_url: `${pageOrigin ?? server.origin}/pay?back=${back}`,
        status: "200",
      },
    };
  };

  const server = await startPaymentServer(({ url, body }) => {
    const [path, query] = url.split("?");
    const named = new URLSearchParams(query);
    switch (path) {
      case "/api/Auth/RequestToken":
        return { json: { token: "token-0123456789", status: "200" } };
      case "/api/URLSetup/GetIpnList":
        return { json: [] };
      case "/api/URLSetup/RegisterIPN":
        return { json: { url: "x", ipn_id: "1", status: "200" } };
      case "/api/Transactions/SubmitOrderRequest":
        return take(body as object);
      case "/api/Transactions/GetTransactionStatus":
        return replies.get(named.get("orderTrackingId") ?? "") ?? unknownOrder;
      case "/pay":
        return {
          text: `<link rel="icon" href="data:,"><h1>Payment page</h1><a href="${named.get("back")}?OrderTrackingId=forged&amount=1">Back</a>`,
        };
      default:
        return { status: 404, text: "" };
    }
  });
  return Object.assign(server, {
    say: (orderId: string, reply: Reply) => void replies.set(orderId, reply),
  });
}

/** The keys with which a site uses it. */
export function keysOf(pesapal: PaymentServer): Record<string, string> {
  return {
    PESAPAL_CONSUMER_KEY: "key",
    PESAPAL_CONSUMER_SECRET: "secret",
    PESAPAL_URL: pesapal.origin,
  };
}

const unknownOrder: Reply = {
  json: {
    error: { error_type: "api_error", code: "payment_details_not_found", message: "" },
    status: "500",
  },
};

interface Payment {
  orderId: string;
  reference: string;
  amount: number;
  statusCode: number;
}

function statusOf({ orderId, reference, amount, statusCode }: Payment): Reply {
  return {
    json: {
      status_code: statusCode,
      amount,
      currency: "UGX",
      merchant_reference: reference,
      confirmation_code: `CODE-${orderId}`,
      payment_method: "MTN",
      status: "200",
    },
  };
}
