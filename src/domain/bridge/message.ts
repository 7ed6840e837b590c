import { identifier } from '../shared/brand';
import type { BridgeError } from './bridge-error';

/** Fields of every message of the bridge. */
export const envelope = { from: identifier, v: 1 } as const;
export type Envelope = typeof envelope;

/** A game's first message, repeated until it is welcomed; one document always uses the same `id`. */
export type HelloMessage = Envelope & { readonly kind: 'hello'; readonly id: number };
/** The portal's response to a hello, with the port for all further messages. */
export type WelcomeMessage = Envelope & { readonly kind: 'welcome' };
/** A call; `id` is the game's own and returns in the response. */
export type RequestMessage = Envelope & {
  readonly kind: 'request';
  readonly id: number;
  readonly method: string;
  readonly args: unknown;
};
/** Result of a call or, from the game, an acknowledgement of an event. */
export type ResponseMessage = Envelope & { readonly kind: 'response'; readonly id: number } & (
    | { readonly ok: true; readonly result: unknown }
    | { readonly ok: false; readonly error: BridgeError }
  );
/** An event of the portal; the same `id` again is a repetition. */
export type EventMessage = Envelope & {
  readonly kind: 'event';
  readonly id: number;
  readonly name: string;
  readonly detail: unknown;
};

export type BridgeMessage = HelloMessage | WelcomeMessage | RequestMessage | ResponseMessage | EventMessage;

/** Response to a hello. */
export const welcome: WelcomeMessage = { ...envelope, kind: 'welcome' };

/** Creates a request for a port. */
export function hello(id: number): HelloMessage {
  return { ...envelope, kind: 'hello', id };
}

/** Creates a call. */
export function request(id: number, method: string, args: unknown): RequestMessage {
  return { ...envelope, kind: 'request', id, method, args };
}

/** Creates the response to a call, or the acknowledgement of an event. */
export function succeeded(id: number, result: unknown): ResponseMessage {
  return { ...envelope, kind: 'response', id, ok: true, result };
}

/** Creates a refusal of a call. */
export function refused(id: number, error: BridgeError): ResponseMessage {
  return { ...envelope, kind: 'response', id, ok: false, error };
}

/** Creates an event for a game. */
export function event(id: number, name: string, detail: unknown): EventMessage {
  return { ...envelope, kind: 'event', id, name, detail };
}
