import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the receiver got. */
export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Respond = (response: ServerResponse, message: ReceivedMessage) => void;

/** A real HTTP server of a game on a loopback port. `respond` answers each request; by default 204. */
export async function webhookReceiver(respond: Respond = (response) => response.writeHead(204).end()) {
  const received: ReceivedMessage[] = [];
  const waiting: (() => void)[] = [];
  const state = { respond };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = { headers: request.headers, body: Buffer.concat(chunks).toString('utf8') };
      received.push(message);
      for (const notify of waiting.splice(0)) notify();
      state.respond(response, message);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    state,
    port,
    url: `http://127.0.0.1:${String(port)}/hook`,
    /** Resolves with the next request. */
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>;
