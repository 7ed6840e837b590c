import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { storeScore, type ScoreDesk } from '../../../games/kit/keep-score';

function desk(answers: Partial<ScoreDesk> = {}) {
  const posted: number[] = [];
  const listeners: (() => void)[] = [];
  const made: ScoreDesk = {
    post: (_board, score) => {
      posted.push(score);
      return Promise.resolve(true);
    },
    position: () => Promise.resolve({ rank: 2, entries: 7 }),
    top: () => Promise.resolve([{ rank: 1, score: 1500, alias: 'Nova' }]),
    onAuth: (listener) => listeners.push(listener),
    ...answers,
  };
  return { posted, made, signIn: () => listeners.forEach((listener) => listener()) };
}
const silent: Partial<ScoreDesk> = {
  post: () => Promise.resolve(undefined),
  position: () => Promise.resolve(undefined),
  top: () => Promise.resolve(undefined),
};

describe('storeScore', () => {
  test('returns a new best, the rank and the top of the board', async () => {
    const lines = await storeScore('main', {}, desk().made).end(1200);
    expect(lines).toEqual(['New best!', 'Rank 2 of 7', '1. Nova 1,500']);
  });

  test('returns the best score after a lower one', async () => {
    const { made } = desk({ ...silent, post: () => Promise.resolve(false) });
    const kept = storeScore('main', { write: (score) => `${score} m` }, made);
    kept.know(90);
    expect(await kept.end(40)).toEqual(['Your best: 90 m']);
  });

  test('never posts a run without a score', async () => {
    const { made, posted } = desk();
    expect(await storeScore('main', {}, made).end(0)).toEqual([]);
    expect(posted).toEqual([]);
  });

  test('forgets the best score of the previous player', () => {
    const { made, signIn } = desk();
    const kept = storeScore('main', {}, made);
    kept.know(5);
    signIn();
    expect(kept.best).toBeUndefined();
  });

  check.prop([fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1 }), fc.boolean()])(
    'always keeps the best score of a session without a portal',
    async (scores, least) => {
      const kept = storeScore('main', { order: least ? 'lowest-first' : 'highest-first' }, desk(silent).made);
      for (const [nth, score] of scores.entries()) {
        const before = kept.best;
        const lines = await kept.end(score);
        const better = before !== undefined && (least ? score < before : score > before);
        expect(lines.includes('New best!')).toBe(nth > 0 && better);
      }
      expect(kept.best).toBe(least ? Math.min(...scores) : Math.max(...scores));
    },
  );
});
