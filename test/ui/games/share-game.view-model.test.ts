import { describe, expect, test } from 'vitest';
import type { ShareGame } from '../../../src/application/games/share-game.use-case';
import type { ToastDraft } from '../../../src/domain/notices/toast';
import { err, ok } from '../../../src/domain/shared/result';
import { ShareGameViewModel } from '../../../src/ui/games/share-game.view-model';
import { sampleGame } from './sample-games';

async function told(end: Awaited<ReturnType<ShareGame['execute']>>) {
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

describe('handing a game on', () => {
  test('asks the device once for two presses, and says nothing where the device says it', async () => {
    expect(await told(ok('offered'))).toEqual({ asked: 1, words: [] });
  });

  test('tells of a copied link, and tells the link where it could not be copied', async () => {
    expect((await told(ok('copied'))).words).toEqual([['success', 'The link is copied.']]);
    expect((await told(err('http://portal.test/x'))).words).toEqual([
      ['danger', 'Your browser keeps its clipboard to itself. The link is http://portal.test/x'],
    ]);
  });
});
