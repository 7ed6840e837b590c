import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabSessionStore } from '../../../src/adapters/storage/tab-session-store';
import { TabTicketDraftStore } from '../../../src/adapters/storage/tab-ticket-draft-store';
import type { UserId } from '../../../src/domain/session/current-user';
import { texts } from '../../arbitraries/texts';
import { aPlayer } from '../../fakes/a-player';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const { id } = aPlayer();
const aDraft = { subject: 'A lost hat', message: 'Where' };

describe('TabTicketDraftStore', () => {
  property.prop([fc.record({ subject: texts, message: texts })])(
    'always loads the saved draft for its author until it is cleared',
    (ticket) => {
      const storage = new FakeTabStorage();
      const drafts = new TabTicketDraftStore(() => storage);
      drafts.save(ticket, id);
      const after = new TabTicketDraftStore(() => storage);
      expect([after.load(id), after.load('other' as UserId)]).toEqual([ticket, undefined]);
      drafts.clear();
      expect([drafts.load(id), storage.items.size]).toEqual([undefined, 0]);
    },
  );

  test.each(['{', 'null', '[]', '["a","b"]', '["a",3]', '{"subject":"a"}'])(
    'loads no draft if %s is stored',
    (text) => {
      const storage = new FakeTabStorage();
      storage.setItem('holocade.ticket', text);
      expect(new TabTicketDraftStore(() => storage).load(id)).toBeUndefined();
    },
  );

  test.each([
    ['kept', aDraft],
    ['gone', undefined],
  ] as const)('after the end of a session with texts %s has the draft %j', (words, expected) => {
    const storage = new FakeTabStorage();
    const [drafts, session] = [new TabTicketDraftStore(() => storage), new TabSessionStore(() => storage)];
    session.save(aPlayer());
    drafts.save(aDraft, id);
    session.clear(words);
    expect(drafts.load(id)).toEqual(expected);
  });
});
