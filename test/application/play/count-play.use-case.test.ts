import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { CountPlay } from '../../../src/application/play/count-play.use-case';
import { err, ok } from '../../../src/domain/shared/result';

describe('CountPlay', () => {
  test('sends the game’s slug, and returns the outcome', async () => {
    const games: string[] = [];
    const countPlay = new CountPlay({
      countPlayed: (game) => {
        games.push(game);
        return Promise.resolve(err({ kind: 'network' }));
      },
    });
    expect(await countPlay.execute('lantern-drift')).toEqual(err({ kind: 'network' }));
    expect(games).toEqual(['lantern-drift']);
  });

  test.prop([fc.scheduler(), fc.array(fc.tuple(fc.constantFrom('lantern-drift', 'other'), fc.boolean()))])(
    'always returns the response to its own request, in any order of responses',
    async (scheduler, plays) => {
      const countPlay = new CountPlay({
        countPlayed: (game) => {
          const at = Number(game.split('#')[1]);
          const answer = plays[at]?.[1] === true ? ok(undefined) : err({ kind: 'network' as const });
          return scheduler.schedule(Promise.resolve(answer), game);
        },
      });
      const counted = Promise.all(plays.map(([game], at) => countPlay.execute(`${game}#${at}`)));
      const answers = await scheduler.waitFor(counted);
      expect(answers.map(({ ok: succeeded }) => succeeded)).toEqual(plays.map(([, success]) => success));
    },
  );
});
