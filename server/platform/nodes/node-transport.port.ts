import * as z from 'zod/mini';
import { wireChannelEvent } from '../../../src/contract/realtime.contract';

/** Time of the publication by the database's clock, in milliseconds since 1970. */
const at = z.optional(z.number());

const wireNodeMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), event: wireChannelEvent, at }),
  z.object({ kind: z.literal('session-ended'), sessionId: z.string(), at }),
]);

/** A message of a server, or the one that replaces messages that were too many to wait for a transport. */
export const wireSentMessage = z.discriminatedUnion('kind', [
  ...wireNodeMessage.def.options,
  z.object({ kind: z.literal('messages-lost') }),
]);

/** Message from one server to all others. */
export type NodeMessage = z.infer<typeof wireNodeMessage>;
export type SentMessage = z.infer<typeof wireSentMessage>;

/** Receives the messages of other servers, each once. */
export interface NodeListener {
  /** Called in the order in which each server sent its messages. */
  receive(message: NodeMessage): void;
  /** Messages may have been lost for good, or cannot be received for the time being. */
  missed(): void;
}

/** Receives what a transport delivers. */
export interface TransportListener {
  /** Called with each message once, in the order in which its server sent it. The message may be of a later release. */
  receive(message: unknown): void;
  /** Called at least every ten seconds while messages can arrive. */
  alive(): void;
  /** Messages may have been lost for good. */
  missed(): void;
}

/** Carries messages between the servers of a portal. */
export interface NodeTransport {
  /** Sends messages in order. `number` counts the sender's messages up to the first of them; a repeated attempt has the same. */
  send(batch: readonly SentMessage[], number: number): Promise<void>;
  /** True if the error means that a message of the batch can never be sent. */
  refuses(error: unknown): boolean;
  /** Delivers the messages of other servers in order until the returned function is called. Resumes after a lost connection. */
  receive(listener: TransportListener): () => Promise<void>;
}
