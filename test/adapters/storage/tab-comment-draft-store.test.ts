import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabCommentDraftStore } from '../../../src/adapters/storage/tab-comment-draft-store';
import { TabSessionStore } from '../../../src/adapters/storage/tab-session-store';
import type { UserId } from '../../../src/domain/session/current-user';
import { aPlayer } from '../../fakes/a-player';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const [ada, grace] = [aPlayer().id, 'grace' as UserId];
const over = (storage: FakeTabStorage) => new TabCommentDraftStore(() => storage);

describe('TabCommentDraftStore', () => {
  property.prop([fc.string({ minLength: 1 })])('always loads the comment on each profile until it is empty', (text) => {
    const storage = new FakeTabStorage();
    over(storage).save('Orion', text, ada);
    over(storage).save('vega', 'Well played!', ada);
    expect([over(storage).load('orion', ada), over(storage).load('vega', ada)]).toEqual([text, 'Well played!']);
    for (const user of ['orion', 'vega']) over(storage).save(user, '', ada);
    expect([over(storage).load('orion', ada), storage.items.size]).toEqual(['', 0]);
  });

  test.each(['{', 'null', '{}', '[1]', '[["orion","ada"]]', '[["orion","ada",1]]'])(
    'loads no comment if %s is stored, and can save again',
    (text) => {
      const storage = new FakeTabStorage();
      storage.setItem('holocade.comments', text);
      expect(over(storage).load('orion', 'ada' as UserId)).toBe('');
      over(storage).save('orion', 'Hi', ada);
      expect(over(storage).load('orion', ada)).toBe('Hi');
    },
  );

  test('deletes a player’s comments when another player loads theirs', () => {
    const storage = new FakeTabStorage();
    over(storage).save('orion', 'Hi', ada);
    expect([over(storage).load('orion', grace), storage.items.size]).toEqual(['', 0]);
  });

  test('keeps comments when the session expires and deletes them on logout', () => {
    const storage = new FakeTabStorage();
    const session = new TabSessionStore(() => storage);
    session.save(aPlayer());
    over(storage).save('orion', 'Hi', ada);
    session.clear('kept');
    expect(over(storage).load('orion', ada)).toBe('Hi');
    session.save(aPlayer());
    session.clear('gone');
    expect([...storage.items.keys()]).toEqual([]);
  });
});
