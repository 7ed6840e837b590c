import { answerWithoutAd } from '../../src/domain/bridge/game-ad.policy';
import { ok } from '../../src/domain/shared/result';
import type { LocalCalls, LocalPortal } from './local-portal-state';

/** Ads of the sandbox: a dialog takes the place of the video, and its buttons that of watching and of skipping. */
export function localAds(world: LocalPortal): LocalCalls<'ads.show'> {
  let lastMidgameAt: number | undefined;
  return {
    'ads.show': ({ kind }) => {
      const now = world.now();
      const { premium } = world.store.read();
      const situation = { premium, adsDisabled: false, inHeadset: world.inHeadset(), busy: false };
      const refused = answerWithoutAd({ ...situation, kind, lastMidgameAt, now });
      if (refused !== undefined) return ok(refused);
      const answer = world.ask({ title: 'Advertisement', text: `A ${kind} video ad is shown here.`, yes: 'Watch it' });
      if (answer === undefined) return ok({ state: 'unfilled', reason: 'busy' });
      if (kind === 'midgame') lastMidgameAt = now;
      world.emit('mute', undefined);
      world.emit('pause', undefined);
      world.emit('ad', { kind, state: 'started' });
      void answer.then((watched) => {
        world.emit('resume', undefined);
        world.emit('unmute', undefined);
        world.emit('ad', { kind, state: watched ? 'finished' : 'skipped' });
      });
      return ok({ state: 'started' });
    },
  };
}
