import type { Pagination } from '../shared/pagination';

/** Events of a game that an endpoint can receive. */
export const webhookEvents = [
  'purchase.completed',
  'score.accepted',
  'achievement.earned',
  'review.created',
  'player.deleted',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Types of messages: every event, and `ping` on request. */
export const messageTypes = [...webhookEvents, 'ping'] as const;
export type MessageType = (typeof messageTypes)[number];

/** States of a message. A `failed` message is sent again only if a member requests it. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** States of an endpoint. `failing` if the last attempt failed. */
export const endpointStates = ['on', 'failing', 'off'] as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waits after failed attempts in milliseconds, about a day together. */
const RETRY_WAITS = [MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 12 * HOUR] as const;

/** Returns the wait after a number of failed attempts, in milliseconds; undefined after the last one. */
export const retryWait = (failures: number): number | undefined => RETRY_WAITS[failures - 1];

/** True if the status of a response confirms a message. */
export const isConfirmed = (status: number | undefined): boolean =>
  status !== undefined && status >= 200 && status < 300;

/** Status by which an endpoint asks to be switched off (https://www.standardwebhooks.com). */
export const GONE = 410;

/** Maximum number of bytes of a response that are read. */
export const ANSWER_BYTES = 4096;
/** Maximum number of endpoints of a game. */
export const ENDPOINTS_MAX = 10;
/** Maximum length of an endpoint's address, in characters. */
export const ADDRESS_MAX = 500;

/** An endpoint of a game's server; dates in ISO 8601, UTC. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** `failing` if the last attempt failed. */
  readonly state: (typeof endpointStates)[number];
  readonly created: string;
}

/** One request of a message and its response. */
export interface DeliveryAttempt {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Status of the response; undefined without a response. */
  readonly status: number | undefined;
  /** Duration in milliseconds. */
  readonly ms: number;
  /** Reason in one sentence; undefined if a response arrived. */
  readonly error: string | undefined;
  /** Start of the response's body. */
  readonly answer: string;
}

/** A message to an endpoint; dates in ISO 8601, UTC. */
export interface WebhookDelivery {
  readonly id: string;
  readonly type: MessageType;
  readonly state: (typeof deliveryStates)[number];
  readonly created: string;
  /** Time of the next attempt of a waiting message. */
  readonly next: string | undefined;
  /** JSON as sent. */
  readonly body: string;
  /** Oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[];
  readonly pagination: Pagination;
}

/** Values of an endpoint that a member chooses. */
export interface EndpointChoice {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}
