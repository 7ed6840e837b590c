import { identifier } from '../shared/brand';
import type { BridgeError } from './bridge-error';

/** Fields of every message of the bridge. */
export const envelope = { from: identifier, v: 1 } as const;
export type Envelope = typeof envelope;

/** A game's first word, repeated until it is welcomed; `id` is the same in all repetitions by one document. */
export type HelloMessage = Envelope & { readonly kind: 'hello'; readonly id: number };
/** The portal's answer to a hello; it carries the port over which all else travels. */
export type WelcomeMessage = Envelope & { readonly kind: 'welcome' };
/** A call; `id` is the game's own and comes back in the response. */
export type RequestMessage = Envelope & {
  readonly kind: 'request';
  readonly id: number;
  readonly method: string;
  readonly args: unknown;
};
/** How a call ended, or, from the game, that an event has arrived. */
export type ResponseMessage = Envelope & { readonly kind: 'response'; readonly id: number } & (
    { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly error: BridgeError }
  );
/** Something the portal tells; the same `id` again is a repetition. */
export type EventMessage = Envelope & {
  readonly kind: 'event';
  readonly id: number;
  readonly name: string;
  readonly detail: unknown;
};

export type BridgeMessage = HelloMessage | WelcomeMessage | RequestMessage | ResponseMessage | EventMessage;

/** Answers a hello. */
export const welcome: WelcomeMessage = { ...envelope, kind: 'welcome' };

/** Asks the portal for a port. */
export function hello(id: number): HelloMessage {
  return { ...envelope, kind: 'hello', id };
}

/** Makes a call. */
export function request(id: number, method: string, args: unknown): RequestMessage {
  return { ...envelope, kind: 'request', id, method, args };
}

/** Answers a call, or acknowledges an event. */
export function succeeded(id: number, result: unknown): ResponseMessage {
  return { ...envelope, kind: 'response', id, ok: true, result };
}

/** Refuses a call. */
export function refused(id: number, error: BridgeError): ResponseMessage {
  return { ...envelope, kind: 'response', id, ok: false, error };
}

/** Tells a game something. */
export function event(id: number, name: string, detail: unknown): EventMessage {
  return { ...envelope, kind: 'event', id, name, detail };
}
