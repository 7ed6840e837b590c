import { describe, expect, test } from 'vitest';
import type { ShareGame } from '../../../src/application/games/share-game.use-case';
import type { ToastDraft } from '../../../src/domain/notices/toast';
import { err, ok } from '../../../src/domain/shared/result';
import { ShareGameViewModel } from '../../../src/ui/games/share-game.view-model';
import { sampleGame } from './sample-games';

async function shareWith(end: Awaited<ReturnType<ShareGame['execute']>>) {
  const toasts: ToastDraft[] = [];
  let asked = 0;
  const execute = () => {
    asked += 1;
    return Promise.resolve(end);
  };
  const { share } = new ShareGameViewModel({ execute }, { announce: (toast) => toasts.push(toast) }, sampleGame());
  await Promise.all([share('1.0.0'), share('1.0.0')]);
  return { asked, words: toasts.map(({ kind, body }) => [kind, body]) };
}

describe('ShareGameViewModel', () => {
  test('opens the share dialog once for two presses and shows no toast', async () => {
    expect(await shareWith(ok('offered'))).toEqual({ asked: 1, words: [] });
  });

  test('confirms a copied link and shows the link when copying is blocked', async () => {
    expect((await shareWith(ok('copied'))).words).toEqual([['success', 'Link copied']]);
    expect((await shareWith(err('http://portal.test/x'))).words).toEqual([
      ['danger', 'Your browser blocked copying. The link is http://portal.test/x'],
    ]);
  });
});
