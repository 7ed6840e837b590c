import type { DeliveryAttempt, WebhookDelivery, WebhookEndpoint, WebhookEvent } from '../../domain/server-api/webhooks';

/** Texts of the events. */
export const eventTexts: Readonly<Record<WebhookEvent, { readonly name: string; readonly text: string }>> = {
  'purchase.completed': { name: 'Purchase completed', text: 'A player bought an item.' },
  'score.accepted': { name: 'Score accepted', text: 'A player has a new best score on a board.' },
  'achievement.earned': { name: 'Achievement earned', text: 'A player earned an achievement.' },
  'review.created': { name: 'Review created', text: 'A player reviewed the game.' },
  'player.deleted': {
    name: 'Player deleted',
    text: 'A player known to your server deleted their account. Delete the player’s data.',
  },
};

type Tone = 'success' | 'info' | 'plain' | 'danger';

interface StateText {
  readonly word: string;
  readonly tone: Tone;
}

/** Words and colours of an endpoint's state. */
export const endpointStateTexts: Readonly<Record<WebhookEndpoint['state'], StateText>> = {
  on: { word: 'On', tone: 'success' },
  failing: { word: 'Failing', tone: 'danger' },
  off: { word: 'Off', tone: 'plain' },
};

/** Words and colours of a message's state. */
export const deliveryStateTexts: Readonly<Record<WebhookDelivery['state'], StateText>> = {
  waiting: { word: 'Waiting', tone: 'info' },
  delivered: { word: 'Delivered', tone: 'success' },
  failed: { word: 'Failed', tone: 'danger' },
};

/** Returns the result of an attempt in words. */
export function attemptText({ status, ms, error }: DeliveryAttempt): string {
  const time = `${String(ms)} ms`;
  return status === undefined ? `${error ?? 'No response.'} After ${time}` : `Status ${String(status)}, after ${time}`;
}

/** Returns the problem of a typed address. The server checks it again. */
export function urlProblem(url: string): string | undefined {
  return /^https?:\/\/[^\s/]+/.test(url.trim()) ? undefined : 'Enter an address such as https://api.example.com/hook.';
}
