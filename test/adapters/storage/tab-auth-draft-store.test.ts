import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabAuthDraftStore } from '../../../src/adapters/storage/tab-auth-draft-store';
import { TabSessionStore } from '../../../src/adapters/storage/tab-session-store';
import { texts } from '../../arbitraries/texts';
import { aPlayer } from '../../fakes/a-player';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const someAnswers = { login: 'ada', email: 'ada@example.com', username: 'ada' };

describe('TabAuthDraftStore', () => {
  property.prop([fc.record({ login: texts, email: texts, username: texts })])(
    'always loads the saved answers until they are cleared',
    (answers) => {
      const storage = new FakeTabStorage();
      const drafts = new TabAuthDraftStore(() => storage);
      drafts.save(answers);
      expect(new TabAuthDraftStore(() => storage).load()).toEqual(answers);
      drafts.clear();
      expect([drafts.load(), storage.items.size]).toEqual([undefined, 0]);
    },
  );

  test('never stores a password', () => {
    const storage = new FakeTabStorage();
    const typed = { ...someAnswers, password: 'Moonlit-Harbour-7' };
    new TabAuthDraftStore(() => storage).save(typed);
    expect([...storage.items.values()].join(' ')).not.toContain(typed.password);
  });

  test.each(['{', 'null', '[]', '["a","b"]', '["a","b",3]', '{"login":"a"}'])(
    'loads no answers if %s is stored',
    (text) => {
      const storage = new FakeTabStorage();
      storage.setItem('holocade.auth', text);
      expect(new TabAuthDraftStore(() => storage).load()).toBeUndefined();
    },
  );

  test('has no answers after a login', () => {
    const storage = new FakeTabStorage();
    const drafts = new TabAuthDraftStore(() => storage);
    drafts.save(someAnswers);
    new TabSessionStore(() => storage).save(aPlayer());
    expect(drafts.load()).toBeUndefined();
  });
});
