import type { WireChannelEvent } from '../../../src/contract/realtime.contract';

/** Message from one server to all others. */
export type NodeMessage =
  | { readonly kind: 'event'; readonly event: WireChannelEvent }
  | { readonly kind: 'session-ended'; readonly sessionId: string };

/** Replaces messages that were too many to wait for a transport. */
interface MessagesLost {
  readonly kind: 'messages-lost';
}

export type SentMessage = NodeMessage | MessagesLost;

/** Receives the messages of other servers, each once. */
export interface NodeListener<M = NodeMessage> {
  /** Called in the order in which each server sent its messages. */
  receive(message: M): void;
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
  receive(listener: NodeListener<SentMessage>): () => Promise<void>;
}
