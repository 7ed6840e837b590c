import type { GameFrameHandler } from '../../application/bridge/game-frame.port';
import type { Diagnostics } from '../../application/system/diagnostics.port';
import { argumentBytes } from '../../domain/bridge/argument-bytes';
import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import type { EventMessage, RequestMessage, ResponseMessage } from '../../domain/bridge/message';
import { refused, succeeded } from '../../domain/bridge/message';
import { parseCall } from '../../domain/bridge/parse-call';
import { parseMessage } from '../../domain/bridge/parse-message';
import type { Result } from '../../domain/shared/result';
import { err } from '../../domain/shared/result';
import type { FrameAllowance } from './frame-allowance';

const utf8 = new TextEncoder();

/** Bytes added per value for quotes, colon or comma. */
const PUNCTUATION = 2;

function partsOf(value: object, limit: number): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value.length > limit ? undefined : value;
  return Object.prototype.toString.call(value) === '[object Object]' ? Object.entries(value).flat() : undefined;
}

/**
 * Returns the approximate size of a message as JSON, in bytes; infinity above `limit` or for values without a JSON
 * form. Structured clones can be circular, deep or huge, so the traversal is iterative and stops at the limit.
 */
export function messageSize(message: unknown, limit: number): number {
  const waiting: unknown[] = [message];
  let bytes = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    bytes += PUNCTUATION;
    if (typeof value === 'string') bytes += value.length > limit ? Infinity : utf8.encode(value).length;
    if (typeof value === 'number' || typeof value === 'boolean') bytes += String(value).length;
    if (typeof value === 'bigint') return Infinity;
    if (typeof value === 'object' && value !== null) {
      const parts = partsOf(value, limit);
      if (parts === undefined) return Infinity;
      for (const part of parts) waiting.push(part);
    }
    if (bytes > limit) return Infinity;
  }
  return bytes;
}

export interface ConversationHandlers {
  readonly call: GameFrameHandler['call'];
  readonly acknowledged: (eventId: number) => void;
  /** Called when the game's document closes its port. */
  readonly closed: () => void;
}

/** Conversation with one document of a game over its message port, within the limits of decisions §7. */
export class GameConversation {
  constructor(
    private readonly port: MessagePort,
    private readonly handlers: ConversationHandlers,
    private readonly allowance: FrameAllowance,
    private readonly diagnostics: Diagnostics,
  ) {}

  start(): void {
    this.port.onmessage = ({ data }) => this.receive(data);
    // A browser without the `close` event detects a lost document at the next hello or load.
    this.port.addEventListener('close', this.handlers.closed);
  }

  post(message: EventMessage): void {
    this.port.postMessage(message);
  }

  end(): void {
    this.port.onmessage = null;
    this.port.removeEventListener('close', this.handlers.closed);
    this.port.close();
  }

  private receive(data: unknown): void {
    const message = parseMessage(data);
    if (message?.kind === 'response') this.handlers.acknowledged(message.id);
    if (message?.kind === 'request') this.admit(message);
  }

  private admit(request: RequestMessage): void {
    const { id } = request;
    const release = this.allowance.admitCall(() => {
      this.respond(refused(id, bridgeError('err_timeout', 'The portal did not answer in time.')));
    });
    if (release === undefined) {
      this.respond(refused(id, bridgeError('err_too_many_requests', 'Too many calls.')));
      return;
    }
    void this.answer(request).then((result) => {
      // The game receives either the result or the timeout, whichever comes first.
      if (release()) this.respond(result.ok ? succeeded(id, result.value) : refused(id, result.error));
    });
  }

  private async answer({ method, args }: RequestMessage): Promise<Result<unknown, BridgeError>> {
    const limit = argumentBytes(method);
    if (messageSize(args, limit) > limit) {
      return err(bridgeError('err_too_large', 'The arguments are too large.'));
    }
    const call = parseCall(method, args);
    if (!call.ok) return call;
    try {
      return await this.handlers.call(call.value);
    } catch (bug) {
      this.diagnostics.warn(`${method} failed: ${String(bug)}`);
      return err(bridgeError('err_internal', 'The portal failed to answer.'));
    }
  }

  private respond(response: ResponseMessage): void {
    this.port.postMessage(response);
  }
}
