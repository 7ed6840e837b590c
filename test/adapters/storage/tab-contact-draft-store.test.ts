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

describe('the draft of a message to the support', () => {
  property.prop([contactForms])('is read as it was written, until it is forgotten', (form) => {
    const drafts = new TabContactDraftStore(() => storage);
    const storage = new FakeTabStorage();
    drafts.save(form);
    expect(new TabContactDraftStore(() => storage).load()).toEqual(form);
    drafts.clear();
    expect([drafts.load(), storage.items.size]).toEqual([undefined, 0]);
  });

  test.each(['{', 'null', '[]', '["a","b"]', '["a","b",3]', '{"subject":"a"}'])('is none where %s is kept', (text) => {
    const storage = new FakeTabStorage();
    storage.setItem('holocade.contact', text);
    expect(new TabContactDraftStore(() => storage).load()).toBeUndefined();
  });

  test('is not kept where the browser stores nothing', () => {
    const drafts = new TabContactDraftStore(closed);
    drafts.save(aDraft);
    drafts.clear();
    expect(drafts.load()).toBeUndefined();
  });

  test('goes with the player who leaves, and stays with a visitor', () => {
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
