import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabMessageDraftStore } from '../../../src/adapters/storage/tab-message-draft-store';
import { TabSessionStore } from '../../../src/adapters/storage/tab-session-store';
import type { UserId } from '../../../src/domain/session/current-user';
import { aPlayer } from '../../fakes/a-player';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const [ada, grace] = [aPlayer().id, 'grace' as UserId];
const unsent = { text: 'Rematch?', pending: [{ id: 'm1', text: 'Hello', failure: 'You’re offline.' }] };
const over = (storage: FakeTabStorage) => new TabMessageDraftStore(() => storage);
const pending = fc.record({ id: fc.uuid(), text: fc.string(), failure: fc.string() });

describe('TabMessageDraftStore', () => {
  property.prop([fc.string({ minLength: 1 }), fc.array(pending)])(
    'always loads the unsent messages of each conversation until none are left',
    (text, failed) => {
      const storage = new FakeTabStorage();
      over(storage).save('Orion', { text, pending: failed }, ada);
      over(storage).save('vega', unsent, ada);
      expect([over(storage).load('orion', ada), over(storage).load('vega', ada)]).toEqual([
        { text, pending: failed },
        unsent,
      ]);
      for (const user of ['orion', 'vega']) over(storage).save(user, { text: '', pending: [] }, ada);
      expect(storage.items.size).toBe(0);
    },
  );

  test('stores unsent messages of at most eight conversations', () => {
    const storage = new FakeTabStorage();
    for (let user = 0; user < 9; user += 1) over(storage).save(`user-${String(user)}`, unsent, ada);
    expect([over(storage).load('user-0', ada), over(storage).load('user-1', ada)]).toEqual([undefined, unsent]);
  });

  test.each(['{', 'null', '{}', '[1]', '[["orion","ada","Hi"]]', '[["orion","ada","Hi",[{"id":"m1"}]]]'])(
    'loads no unsent messages if %s is stored, and can save again',
    (text) => {
      const storage = new FakeTabStorage();
      storage.setItem('holocade.messages', text);
      expect(over(storage).load('orion', 'ada' as UserId)).toBeUndefined();
      over(storage).save('orion', unsent, ada);
      expect(over(storage).load('orion', ada)).toEqual(unsent);
    },
  );

  test('stores nothing if the browser blocks storage', () => {
    const drafts = new TabMessageDraftStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    drafts.save('orion', unsent, ada);
    expect(drafts.load('orion', ada)).toBeUndefined();
  });

  test('deletes a player’s unsent messages when another player loads theirs', () => {
    const storage = new FakeTabStorage();
    over(storage).save('orion', unsent, ada);
    expect(over(storage).load('orion', grace)).toBeUndefined();
    expect(storage.items.size).toBe(0);
  });

  test('keeps unsent messages when the session expires and deletes them on logout', () => {
    const storage = new FakeTabStorage();
    const session = new TabSessionStore(() => storage);
    session.save(aPlayer());
    over(storage).save('orion', unsent, ada);
    session.clear('kept');
    expect(over(storage).load('orion', ada)).toEqual(unsent);
    session.save(aPlayer());
    session.clear('gone');
    expect([...storage.items.keys()]).toEqual([]);
  });
});
