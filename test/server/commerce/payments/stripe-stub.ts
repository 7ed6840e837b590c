import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { StripeAddress } from '../../../../server/commerce/payments/stripe-provider';

export interface AskedOfStripe {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: URLSearchParams;
}

export interface StripeStub {
  readonly address: StripeAddress;
  readonly asked: readonly AskedOfStripe[];
  /** What it answers from now on: status and JSON. */
  answer(status: number, body: unknown): void;
  close(): Promise<void>;
}

/** Stripe's side of the wire, on a loopback port: it notes what it is asked. */
export async function openStripeStub(): Promise<StripeStub> {
  const asked: AskedOfStripe[] = [];
  let next: { status: number; body: unknown } = { status: 500, body: {} };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ path: request.url ?? '', headers: request.headers, form: new URLSearchParams(body) });
      response.writeHead(next.status, { 'content-type': 'application/json' }).end(JSON.stringify(next.body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: { protocol: 'http', host: '127.0.0.1', port },
    asked,
    answer: (status, body) => {
      next = { status, body };
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
