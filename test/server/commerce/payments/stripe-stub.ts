import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { StripeAddress } from '../../../../server/commerce/payments/stripe-provider';

export interface StripeRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: URLSearchParams;
}

export interface StripeStub {
  readonly address: StripeAddress;
  readonly requests: readonly StripeRequest[];
  /** Sets the next responses: status and JSON. */
  answer(status: number, body: unknown): void;
  close(): Promise<void>;
}

/** Starts a fake Stripe API on a loopback port, which records its requests. */
export async function openStripeStub(): Promise<StripeStub> {
  const requests: StripeRequest[] = [];
  let next: { status: number; body: unknown } = { status: 500, body: {} };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ path: request.url ?? '', headers: request.headers, form: new URLSearchParams(body) });
      response.writeHead(next.status, { 'content-type': 'application/json' }).end(JSON.stringify(next.body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: { protocol: 'http', host: '127.0.0.1', port },
    requests,
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
