import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabReviewDraftStore } from '../../../src/adapters/storage/tab-review-draft-store';
import { TabSessionStore } from '../../../src/adapters/storage/tab-session-store';
import { ratings } from '../../../src/domain/reviews/rating';
import type { ReviewId } from '../../../src/domain/reviews/review';
import type { UserId } from '../../../src/domain/session/current-user';
import { aPlayer } from '../../fakes/a-player';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const kept = { draft: { body: 'A quiet place', rating: 4 }, target: undefined } as const;
const over = (storage: FakeTabStorage) => new TabReviewDraftStore(() => storage);

describe('TabReviewDraftStore', () => {
  property.prop([fc.string(), fc.option(fc.constantFrom(...ratings), { nil: undefined }), fc.boolean()])(
    'always loads the saved draft of each game until it is cleared',
    (body, rating, changes) => {
      const storage = new FakeTabStorage();
      const one = { draft: { body, rating }, target: changes ? ('r1' as ReviewId) : undefined };
      over(storage).save('night-ferry', one, undefined);
      over(storage).save('pulse-saber', kept, undefined);
      expect([over(storage).load('night-ferry', undefined), over(storage).load('pulse-saber', undefined)]).toEqual([
        one,
        kept,
      ]);
      over(storage).clear('night-ferry');
      expect(over(storage).load('night-ferry', undefined)).toBeUndefined();
      over(storage).clear('pulse-saber');
      expect(storage.items.size).toBe(0);
    },
  );

  test('stores drafts of at most eight games', () => {
    const storage = new FakeTabStorage();
    for (let game = 0; game < 9; game += 1) over(storage).save(`game-${String(game)}`, kept, undefined);
    expect([over(storage).load('game-0', undefined), over(storage).load('game-1', undefined)]).toEqual([
      undefined,
      kept,
    ]);
  });

  test.each(['{', 'null', '{}', '[1]', '[["night-ferry"]]', '[["night-ferry",5,4,null]]', '"night-ferry"'])(
    'loads no draft if %s is stored, and can save again',
    (text) => {
      const storage = new FakeTabStorage();
      storage.setItem('holocade.reviews', text);
      expect(over(storage).load('night-ferry', undefined)).toBeUndefined();
      over(storage).save('night-ferry', kept, undefined);
      expect(over(storage).load('night-ferry', undefined)).toEqual(kept);
    },
  );

  test('drops an invalid rating', () => {
    const storage = new FakeTabStorage();
    storage.setItem('holocade.reviews', '[["night-ferry","A quiet place",6,7]]');
    expect(over(storage).load('night-ferry', undefined)).toEqual({
      draft: { body: 'A quiet place', rating: undefined },
      target: undefined,
    });
  });

  test('stores nothing if the browser blocks storage', () => {
    const drafts = new TabReviewDraftStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    drafts.save('night-ferry', kept, undefined);
    drafts.clear('night-ferry');
    expect(drafts.load('night-ferry', undefined)).toBeUndefined();
  });

  test('shows a player’s drafts to nobody else and deletes them when another player loads drafts', () => {
    const storage = new FakeTabStorage();
    const [ada, grace] = [aPlayer().id, 'grace' as UserId];
    over(storage).save('night-ferry', kept, ada);
    over(storage).save('pulse-saber', kept, undefined);
    expect(over(storage).load('night-ferry', undefined)).toBeUndefined();
    expect(over(storage).load('night-ferry', ada)).toEqual(kept);
    expect(over(storage).load('night-ferry', grace)).toBeUndefined();
    expect(over(storage).load('night-ferry', ada)).toBeUndefined();
    expect(over(storage).load('pulse-saber', grace)).toEqual(kept);
  });

  test('deletes the drafts of a player on logout and keeps the drafts of a visitor', () => {
    const storage = new FakeTabStorage();
    const session = new TabSessionStore(() => storage);
    over(storage).save('night-ferry', kept, undefined);
    session.clear('gone');
    expect(over(storage).load('night-ferry', undefined)).toEqual(kept);
    session.save(aPlayer());
    session.clear('gone');
    expect([...storage.items.keys()]).toEqual([]);
  });

  test('deletes drafts when another player logs in and keeps them when the same player is saved again', () => {
    const storage = new FakeTabStorage();
    const session = new TabSessionStore(() => storage);
    session.save(aPlayer());
    over(storage).save('night-ferry', kept, undefined);
    session.save(aPlayer({ alias: 'Countess' }));
    expect(over(storage).load('night-ferry', undefined)).toEqual(kept);
    session.save(aPlayer({ id: 'grace' as UserId }));
    expect([...storage.items.keys()]).toEqual(['holocade.user']);
  });
});
