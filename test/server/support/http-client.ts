import { request as httpRequest } from 'node:http';
import * as z from 'zod/mini';
import type { WireEnvelope } from '../../../src/contract/envelope';
import { wireEnvelope } from '../../../src/contract/envelope';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Complete Set-Cookie headers. */
  readonly setCookies: readonly string[];
  readonly text: string;
  /** The body as sent. */
  readonly bytes: Buffer;
  /** Parses the body as JSON; throws if it is not JSON. */
  json(): unknown;
  /** Parses the body as an envelope of the API; throws if it is not one. */
  envelope(): WireEnvelope;
}

export interface Sent {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer | undefined;
}

/** Sends one request over the loopback interface. Unlike `fetch`, it can set any header and adds none. */
export function send({ port, method, path, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString('utf8');
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          setCookies: incoming.headers['set-cookie'] ?? [],
          bytes,
          text,
          json: () => JSON.parse(text) as unknown,
          envelope: () => z.parse(wireEnvelope, JSON.parse(text)),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
