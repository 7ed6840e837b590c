import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabContactDraftStore } from '../../../src/adapters/storage/tab-contact-draft-store';
import { TabProfileDraftStore } from '../../../src/adapters/storage/tab-profile-draft-store';
import { TabReviewDraftStore } from '../../../src/adapters/storage/tab-review-draft-store';
import { TabSessionStore } from '../../../src/adapters/storage/tab-session-store';
import type { CurrentUser, UserId } from '../../../src/domain/session/current-user';
import type { UnsentTexts } from '../../../src/domain/session/session-change';
import { currentUsers } from '../../arbitraries/current-user';
import { aPlayer } from '../../fakes/a-player';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const over = (storage: FakeTabStorage) => new TabSessionStore(() => storage);
const closed = () =>
  new TabSessionStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });

describe('TabSessionStore', () => {
  test('stores the user under one product key for the next page', () => {
    const storage = new FakeTabStorage();
    over(storage).save(aPlayer());
    expect([...storage.items.keys()]).toEqual(['holocade.user']);
    expect(over(storage).load()).toEqual(aPlayer());
  });

  test('stores the listed fields and no others', () => {
    const storage = new FakeTabStorage();
    const user = {
      ...aPlayer({ premiumUntil: '2027-01-01T00:00:00.000Z' }),
      email: 'ada@example.com',
      token: 'secret',
    };
    over(storage).save(user);
    const stored: unknown = JSON.parse(storage.getItem('holocade.user') ?? '');
    expect(Object.keys(stored as object)).toEqual([
      'id',
      'username',
      'alias',
      'balance',
      'balanceRevision',
      'avatar',
      'premiumUntil',
      'lastLogin',
      'provider',
    ]);
  });

  test('clears the stored user', () => {
    const storage = new FakeTabStorage();
    const store = over(storage);
    store.save(aPlayer());
    store.clear('kept');
    expect(store.load()).toBeUndefined();
    expect(storage.items.size).toBe(0);
  });

  test('keeps review drafts for a player who must log in again, and none after logout', () => {
    const draft = { draft: { body: 'A quiet place to be in.', rating: undefined }, target: undefined };
    const reviewsAfter = (words: UnsentTexts) => {
      const storage = new FakeTabStorage();
      const store = over(storage);
      const reviews = new TabReviewDraftStore(() => storage);
      const contact = new TabContactDraftStore(() => storage);
      store.save(aPlayer());
      reviews.save('night-ferry', draft, aPlayer().id);
      contact.save({ subject: 'Hello', email: 'ada@example.com', message: 'I cannot hear it.' });
      store.clear(words);
      expect(contact.load()).toBeUndefined();
      return [reviews.load('night-ferry', undefined), reviews.load('night-ferry', aPlayer().id)];
    };
    expect(reviewsAfter('kept')).toEqual([undefined, draft]);
    expect(reviewsAfter('gone')).toEqual([undefined, undefined]);
  });

  test('removes the drafts of a player who must log in again when another one does', () => {
    const profile = { alias: 'Ada', about: '', links: [], phone: '+49 30 123456' };
    const profileAfter = (next: CurrentUser) => {
      const storage = new FakeTabStorage();
      const drafts = new TabProfileDraftStore(() => storage);
      const store = over(storage);
      store.save(aPlayer());
      drafts.save(profile, aPlayer().id);
      store.clear('kept');
      store.save(next);
      return drafts.load(aPlayer().id);
    };
    expect(profileAfter(aPlayer())).toEqual(profile);
    expect(profileAfter(aPlayer({ id: 'another' as UserId }))).toBeUndefined();
  });

  test('falls back to memory if storage is blocked or full', () => {
    const full = new FakeTabStorage();
    full.full = true;
    for (const store of [closed(), over(full)]) {
      store.save(aPlayer());
      expect(store.load()).toEqual(aPlayer());
      store.clear('gone');
      expect(store.load()).toBeUndefined();
    }
  });

  test('never loads an older user if the newer one did not fit', () => {
    const storage = new FakeTabStorage();
    const store = over(storage);
    store.save(aPlayer({ username: 'old' }));
    storage.full = true;
    store.save(aPlayer({ username: 'new' }));
    expect(store.load()?.username).toBe('new');
  });

  property.prop([currentUsers])('always loads the saved user', (user) => {
    const storage = new FakeTabStorage();
    over(storage).save(user);
    expect(over(storage).load()).toEqual(user);
  });

  property.prop([
    fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
    ),
  ])('never fails on any other stored text', (text) => {
    const storage = new FakeTabStorage();
    storage.setItem('holocade.user', text);
    expect(over(storage).load()).toBeUndefined();
  });
});
