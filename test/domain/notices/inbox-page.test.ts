import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { InboxPage } from '../../../src/domain/notices/inbox-page';
import {
  deletedFromInbox,
  INBOX_PAGE_SIZE,
  markedInInbox,
  mergeInbox,
  newestOfKind,
} from '../../../src/domain/notices/inbox-page';
import { paginate } from '../../../src/domain/shared/pagination';
import { aMessage, aNotification } from '../../fakes/a-notification';

const dates = fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, day + 1)).toISOString());
const stored = { id: fc.uuid(), created: dates, read: fc.boolean() };
const notifications = fc.array(fc.record(stored).map(aNotification), { maxLength: 10 });
const messages = fc.array(fc.record(stored).map(aMessage), { maxLength: 10 });

const pageOf = (...[notes, letters]: Parameters<typeof mergeInbox>): InboxPage => {
  const items = mergeInbox(notes, letters);
  return {
    items,
    unread: items.filter(({ read }) => !read).length,
    pagination: paginate(items.length, 1, INBOX_PAGE_SIZE),
  };
};
const pages = fc.tuple(notifications, messages).map((parts) => pageOf(...parts));

describe('mergeInbox', () => {
  test('puts the newest item first, whatever its kind', () => {
    const merged = mergeInbox(
      [aNotification({ id: 'n', created: '2026-01-02T00:00:00Z' })],
      [
        aMessage({ id: 'old', created: '2026-01-01T00:00:00Z' }),
        aMessage({ id: 'new', created: '2026-01-03T00:00:00Z' }),
      ],
    );
    expect(merged.map(({ type, id }) => [type, id])).toEqual([
      ['message', 'new'],
      ['notification', 'n'],
      ['message', 'old'],
    ]);
  });

  property.prop([notifications, messages])(
    'mergeInbox always returns every item in falling order',
    (notes, letters) => {
      const merged = mergeInbox(notes, letters);
      expect(merged.map(({ id }) => id).sort()).toEqual([...notes, ...letters].map(({ id }) => id).sort());
      const order = merged.map(({ created, id }) => `${created} ${id}`);
      expect(order).toEqual(order.toSorted().reverse());
    },
  );
});

describe('changes of a page', () => {
  test('mark an item of its own kind only', () => {
    const page = pageOf([aNotification({ id: 'a' })], [aMessage({ id: 'a' })]);
    const marked = markedInInbox(page, { type: 'message', id: 'a' }, true);
    expect(marked.items.map(({ type, read }) => [type, read])).toEqual([
      ['notification', false],
      ['message', true],
    ]);
    expect(marked.unread).toBe(1);
    expect(markedInInbox(marked, { type: 'message', id: 'a' }, false)).toEqual(page);
  });

  test('delete an item, and nothing for an unknown one', () => {
    const page = pageOf([aNotification({ id: 'a' })], [aMessage({ id: 'b', read: true })]);
    expect(deletedFromInbox(page, { type: 'message', id: 'b' })).toMatchObject({ items: [{ id: 'a' }], unread: 1 });
    expect(deletedFromInbox(page, { type: 'notification', id: 'a' })).toMatchObject({
      items: [{ id: 'b' }],
      unread: 0,
    });
    expect(deletedFromInbox(page, { type: 'message', id: 'a' })).toBe(page);
  });

  property.prop([pages, fc.nat(), fc.boolean()])(
    'a change always leaves the unread count equal to the unread items',
    (page, index, read) => {
      const item = page.items[index % Math.max(1, page.items.length)] ?? { type: 'message' as const, id: 'none' };
      for (const changed of [markedInInbox(page, item, read), deletedFromInbox(page, item)])
        expect(changed.unread).toBe(changed.items.filter((each) => !each.read).length);
    },
  );
});

describe('newestOfKind', () => {
  test('is the first item of its kind on the first page, and unknown on a later page', () => {
    const page = pageOf([aNotification({ id: 'n' })], [aMessage({ id: 'm' })]);
    expect([newestOfKind(page, 'notification'), newestOfKind(page, 'message')]).toEqual(['n', 'm']);
    expect(newestOfKind({ ...page, items: [] }, 'message')).toBeUndefined();
    expect(newestOfKind({ ...page, pagination: { ...page.pagination, current: 2 } }, 'message')).toBeUndefined();
  });
});
