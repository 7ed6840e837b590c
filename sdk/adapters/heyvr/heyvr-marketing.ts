import type { HolocadeSdk, MailAnswer } from '../../index';
import { requestAndAwaitEnd } from '../common/request-and-await-end';
import { RefusedCall } from '../common/refused-call';
import { toHeyvrError } from './heyvr-refusal';

/** Mails about the game. */
export interface HeyvrMarketing {
  /** True once the player is subscribed, false when they decline. */
  subscribeToGame(): Promise<boolean>;
  unsubscribeFromGame(): Promise<boolean>;
  /** True when the player is not subscribed from now on, false when they are; who declines stays as they were. */
  toggleGameSubscription(): Promise<boolean>;
}

/** The subscription to the game, over the portal's own. */
export function heyvrMarketing({ mail, events }: Pick<HolocadeSdk, 'mail' | 'events'>): HeyvrMarketing {
  /** Whether the player is subscribed in the end. */
  const subscribedAfter = async (change: () => Promise<MailAnswer>): Promise<boolean> => {
    let subscribed = false;
    const end = await requestAndAwaitEnd(
      events,
      'mail',
      ({ sender }) => sender === 'game',
      async () => {
        const answer = await change();
        ({ subscribed } = answer);
        return answer.asked;
      },
    );
    if (end === undefined) return subscribed;
    if (!end.ok && end.code !== 'err_declined') {
      throw new RefusedCall(end.code, 'The subscription was not changed.');
    }
    return end.subscribed;
  };
  return {
    subscribeToGame: () => toHeyvrError(() => subscribedAfter(() => mail.subscribe('game'))),
    unsubscribeFromGame: () =>
      toHeyvrError(async () => {
        await mail.unsubscribe('game');
        return true;
      }),
    toggleGameSubscription: () => toHeyvrError(async () => !(await subscribedAfter(() => mail.toggle('game')))),
  };
}
