import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabSessionStore } from '../../../src/adapters/storage/tab-session-store';
import { TabTicketDraftStore } from '../../../src/adapters/storage/tab-ticket-draft-store';
import type { UserId } from '../../../src/domain/session/current-user';
import { slugs } from '../../arbitraries/slugs';
import { texts } from '../../arbitraries/texts';
import { aPlayer } from '../../fakes/a-player';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const { id } = aPlayer();
const other = '00000000-0000-4000-8000-000000000009' as UserId;
const aDraft = { subject: 'A lost hat', message: 'Where' };
const topics = fc.option(slugs, { nil: undefined });

describe('TabTicketDraftStore', () => {
  property.prop([fc.record({ subject: texts, message: texts }), topics])(
    'always loads the saved draft until it is cleared',
    (draft, topic) => {
      const storage = new FakeTabStorage();
      const drafts = new TabTicketDraftStore(() => storage);
      drafts.save(draft, id, topic);
      expect(new TabTicketDraftStore(() => storage).load(id, topic)).toEqual(draft);
      drafts.clear(topic);
      expect([drafts.load(id, topic), storage.items.size]).toEqual([undefined, 0]);
    },
  );

  property.prop([fc.uniqueArray(topics, { minLength: 2, maxLength: 8 })])(
    'stores a draft for each topic, and clears only that of one topic',
    (about) => {
      const storage = new FakeTabStorage();
      const drafts = new TabTicketDraftStore(() => storage);
      for (const topic of about) drafts.save({ subject: 'Before', message: '' }, id, topic);
      for (const topic of about) drafts.save({ ...aDraft, message: `About ${String(topic)}` }, id, topic);
      const [first, ...others] = about;
      drafts.clear(first);
      expect(drafts.load(id, first)).toBeUndefined();
      for (const topic of others) expect(drafts.load(id, topic)?.message).toBe(`About ${String(topic)}`);
    },
  );

  test('deletes the drafts of another player when a player loads one', () => {
    const storage = new FakeTabStorage();
    const drafts = new TabTicketDraftStore(() => storage);
    drafts.save(aDraft, id, undefined);
    drafts.save(aDraft, id, 'kite');
    expect(drafts.load(other, 'kite')).toBeUndefined();
    expect(storage.items.size).toBe(0);
  });

  test.each(['{', 'null', '[]', '["a","b"]', '[["","a","b"]]', `[["","${id}","a",3]]`, '{"subject":"a"}'])(
    'loads no draft if %s is stored',
    (text) => {
      const storage = new FakeTabStorage();
      storage.setItem('holocade.ticket', text);
      expect(new TabTicketDraftStore(() => storage).load(id, undefined)).toBeUndefined();
    },
  );

  test.each([
    ['kept', aDraft],
    ['gone', undefined],
  ] as const)('after the end of a session with texts %s has the draft %j', (words, expected) => {
    const storage = new FakeTabStorage();
    const [drafts, session] = [new TabTicketDraftStore(() => storage), new TabSessionStore(() => storage)];
    session.save(aPlayer());
    drafts.save(aDraft, id, undefined);
    session.clear(words);
    expect(drafts.load(id, undefined)).toEqual(expected);
  });
});
