import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabContactDraftStore } from '../../../src/adapters/storage/tab-contact-draft-store';
import { TabSessionStore } from '../../../src/adapters/storage/tab-session-store';
import { contactForms } from '../../arbitraries/contact-forms';
import { aPlayer } from '../../fakes/a-player';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const aDraft = { subject: 'A lost hat', email: '', message: 'Where' };
const closed = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('TabContactDraftStore', () => {
  property.prop([contactForms])('always loads the saved draft until it is cleared', (form) => {
    const drafts = new TabContactDraftStore(() => storage);
    const storage = new FakeTabStorage();
    drafts.save(form);
    expect(new TabContactDraftStore(() => storage).load()).toEqual(form);
    drafts.clear();
    expect([drafts.load(), storage.items.size]).toEqual([undefined, 0]);
  });

  test.each(['{', 'null', '[]', '["a","b"]', '["a","b",3]', '{"subject":"a"}'])(
    'loads no draft if %s is stored',
    (text) => {
      const storage = new FakeTabStorage();
      storage.setItem('holocade.contact', text);
      expect(new TabContactDraftStore(() => storage).load()).toBeUndefined();
    },
  );

  test('stores nothing if the browser blocks storage', () => {
    const drafts = new TabContactDraftStore(closed);
    drafts.save(aDraft);
    drafts.clear();
    expect(drafts.load()).toBeUndefined();
  });

  test('deletes the draft of a player on logout and keeps the draft of a visitor', () => {
    const storage = new FakeTabStorage();
    const [drafts, session] = [new TabContactDraftStore(() => storage), new TabSessionStore(() => storage)];
    drafts.save(aDraft);
    session.clear('gone');
    expect(drafts.load()).toEqual(aDraft);
    session.save(aPlayer());
    session.clear('gone');
    expect([...storage.items.keys()]).toEqual([]);
  });
});
