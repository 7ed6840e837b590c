import type { BridgeEventDetails, BridgeEventName, Events } from '../../index';

/**
 * Makes a call that may put a question to the player; resolves with the event that tells how the question ended, or with undefined where
 * `ask` says that nothing was asked. It listens before it asks, so that no answer is too fast for it.
 */
export async function requestAndAwaitEnd<N extends BridgeEventName>(
  events: Events,
  name: N,
  isMeant: (end: BridgeEventDetails[N]) => boolean,
  ask: () => Promise<boolean>,
): Promise<BridgeEventDetails[N] | undefined> {
  let unlisten = (): void => undefined;
  const ended = new Promise<BridgeEventDetails[N]>((resolve) => {
    unlisten = events.on(name, (end) => {
      if (isMeant(end)) resolve(end);
    });
  });
  try {
    return (await ask()) ? await ended : undefined;
  } finally {
    unlisten();
  }
}
