import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabProfileDraftStore } from '../../../src/adapters/storage/tab-profile-draft-store';
import { TabSessionStore } from '../../../src/adapters/storage/tab-session-store';
import type { UserId } from '../../../src/domain/session/current-user';
import { texts } from '../../arbitraries/texts';
import { aPlayer } from '../../fakes/a-player';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const { id } = aPlayer();
const aDraft = { alias: 'Ada', about: 'Engines', links: [{ title: 'Mine', url: 'https://example.com' }], phone: '' };
const links = fc.array(fc.record({ title: texts, url: texts }), { maxLength: 5 });

describe('TabProfileDraftStore', () => {
  property.prop([fc.record({ alias: texts, about: texts, links, phone: texts })])(
    'always loads the saved form for its player until it is cleared',
    (fields) => {
      const storage = new FakeTabStorage();
      const drafts = new TabProfileDraftStore(() => storage);
      drafts.save(fields, id);
      const after = new TabProfileDraftStore(() => storage);
      expect([after.load(id), after.load('other' as UserId)]).toEqual([fields, undefined]);
      drafts.clear();
      expect([drafts.load(id), storage.items.size]).toEqual([undefined, 0]);
    },
  );

  test.each(['{', 'null', '[]', `["${id}","a"]`, `["${id}","a","b","c","d"]`, `["${id}","a","b",3]`, '{"alias":"a"}'])(
    'loads no form if %s is stored',
    (text) => {
      const storage = new FakeTabStorage();
      storage.setItem('holocade.profile', text);
      expect(new TabProfileDraftStore(() => storage).load(id)).toBeUndefined();
    },
  );

  test.each([
    ['kept', aDraft],
    ['gone', undefined],
  ] as const)('after the end of a session with texts %s has the form %j', (words, expected) => {
    const storage = new FakeTabStorage();
    const [drafts, session] = [new TabProfileDraftStore(() => storage), new TabSessionStore(() => storage)];
    session.save(aPlayer());
    drafts.save(aDraft, id);
    session.clear(words);
    expect(drafts.load(id)).toEqual(expected);
  });
});
