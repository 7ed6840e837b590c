import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { DropdownItem } from '../../../src/domain/notices/header-dropdown';
import type { InboxEvent, InboxList } from '../../../src/domain/notices/inbox-list';
import { canAdd, emptyInbox, inboxMark, nextInbox } from '../../../src/domain/notices/inbox-list';

type List = InboxList<DropdownItem, string>;
type Event = InboxEvent<DropdownItem, string>;

const item = (id: string, read = false): DropdownItem => ({
  id,
  created: new Date(Number(id) * 1000).toISOString(),
  read,
});
const arrival = (id: string, read = false): Event => ({ type: 'arrived', item: item(id, read) });
const after = (list: List, ...events: readonly Event[]): List => events.reduce<List>(nextInbox, list);
const loaded = (...items: readonly DropdownItem[]) =>
  after(emptyInbox, { type: 'asked' }, { type: 'answered', question: 1, items, unread: 5 });

describe('nextInbox', () => {
  test('starts empty, loads, and is then ready with the newest three', () => {
    expect(emptyInbox.phase).toBe('empty');
    expect(after(emptyInbox, { type: 'asked' }).phase).toBe('loading');
    const list = loaded(item('1'), item('4'), item('2'), item('3'));
    expect(list).toMatchObject({ phase: 'ready', unread: 5 });
    expect(list.items.map(({ id }) => id)).toEqual(['4', '3', '2']);
  });

  test('fails only without any loaded items', () => {
    const failed = after(emptyInbox, { type: 'asked' }, { type: 'failed', question: 1, failure: 'off' });
    expect(failed).toMatchObject({ phase: 'failed', failure: 'off' });
    expect(after(failed, { type: 'asked' }).phase).toBe('loading');
    const list = after(loaded(item('1')), { type: 'asked' });
    const kept = after(list, { type: 'failed', question: 2, failure: 'off' });
    expect(kept).toEqual({ ...list, asking: false, stale: true });
  });

  test('accepts only the response to the latest request of the same player', () => {
    const answer = { type: 'answered', items: [item('9')], unread: 1 } as const;
    const twice = after(emptyInbox, { type: 'asked' }, { type: 'asked' });
    expect(after(twice, { ...answer, question: 1 })).toEqual(twice);
    const other = after(emptyInbox, { type: 'asked' }, { type: 'player-changed' }, { type: 'asked' });
    expect(after(other, { ...answer, question: 1 })).toEqual(other);
  });

  test('marks one item by id, all by their count, and no read item', () => {
    const list = loaded(item('1'), item('2', true));
    expect(inboxMark(list, '1')).toEqual({ visit: 0, ids: ['1'], count: 1 });
    expect(inboxMark(list)).toEqual({ visit: 0, ids: ['1'], count: 5 });
    expect(inboxMark(list, '2')).toBeUndefined();
    expect(inboxMark(emptyInbox)).toBeUndefined();
  });

  test('adds arrivals to an up-to-date list, and counts them until it is opened', () => {
    const arrived = after(loaded(item('1')), arrival('3'), arrival('2', true));
    expect(arrived).toMatchObject({ arrived: 2, unread: 6 });
    expect(arrived.items.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(after(arrived, { type: 'looked-at' })).toEqual({ ...arrived, arrived: 0 });
  });

  test('adds no arrival that a response contains or may contain', () => {
    const full = loaded(item('2'), item('3'), item('4'));
    const asking = after(loaded(item('1')), { type: 'asked' });
    const failed = after(asking, { type: 'failed', question: 2, failure: 'off' });
    for (const [list, id] of [
      [full, '1'],
      [full, '3'],
      [emptyInbox, '1'],
      [asking, '2'],
      [failed, '2'],
    ] as const) {
      expect(canAdd(list, item(id))).toBe(false);
      expect(after(list, arrival(id))).toEqual({ ...list, arrived: 1 });
    }
  });

  describe('with conversations', () => {
    const said = (id: string, conversation: string, read = false): DropdownItem => ({
      ...item(id, read),
      conversation,
    });
    const heard = (id: string, conversation: string): Event => ({ type: 'arrived', item: said(id, conversation) });

    test('replaces the row of a conversation and counts it once while it is unread', () => {
      const list = { ...loaded(said('1', 'vega', true), said('2', 'mira'), item('3')), unread: 2 };
      const one = after(list, heard('4', 'vega'));
      expect([one.items.map(({ id }) => id), one.unread]).toEqual([['4', '3', '2'], 3]);
      const two = after(one, heard('5', 'vega'), heard('6', 'mira'));
      expect([two.items.map(({ id }) => id), two.unread, two.arrived]).toEqual([['6', '5', '3'], 3, 3]);
    });

    test('adds no message of a conversation that a full list does not show, and none that is older or being marked', () => {
      const full = loaded(item('2'), item('3'), said('4', 'vega'));
      expect(canAdd(full, said('5', 'mira'))).toBe(false);
      expect(canAdd(full, said('5', 'vega'))).toBe(true);
      expect(canAdd(full, said('3.5', 'vega'))).toBe(false);
      const mark = inboxMark(full, '4') ?? { visit: 0, ids: [], count: 0 };
      expect(canAdd(after(full, { type: 'marked', mark }), said('5', 'vega'))).toBe(false);
    });

    property.prop([fc.array(fc.constantFrom('vega', 'mira', 'lyra', undefined), { maxLength: 9 })])(
      'never shows a conversation twice, and always counts the unread rows of a complete list',
      (senders) => {
        let list: List = { ...loaded(), unread: 0 };
        const rows = new Map<string, string>();
        for (const [index, conversation] of senders.entries()) {
          const next = { ...item(String(index + 1)), conversation };
          rows.set(conversation ?? next.id, next.id);
          if (!canAdd(list, next)) return;
          list = after(list, { type: 'arrived', item: next });
          expect(list.items.map(({ id }) => id)).toEqual([...rows.values()].sort().reverse().slice(0, 3));
          expect(list.unread).toBe(rows.size);
        }
      },
    );
  });

  test("ignores the end of another player's mark", () => {
    const mark = inboxMark(loaded(item('1'))) ?? { visit: 0, ids: [], count: 0 };
    const next = after(loaded(item('1')), { type: 'marked', mark }, { type: 'player-changed' });
    expect(next).toMatchObject({ phase: 'empty', marking: 0, items: [] });
    expect(after(next, { type: 'mark-kept', mark })).toEqual(next);
    expect(after(next, { type: 'mark-refused', mark })).toEqual(next);
  });

  test('keeps marks that an older response does not contain yet', () => {
    const list = loaded(item('1'));
    const mark = inboxMark(list, '1') ?? { visit: 0, ids: [], count: 0 };
    const marking = after(list, { type: 'marked', mark }, { type: 'asked' });
    const answered = after(marking, { type: 'answered', question: 2, items: [item('1')], unread: 5 });
    expect(answered).toEqual({ ...marking, asking: false, stale: true });
    expect(after(answered, { type: 'mark-kept', mark }, { type: 'asked' })).toMatchObject({ marking: 0, stale: false });
  });

  property.prop([
    fc.array(fc.boolean(), { maxLength: 3 }),
    fc.array(fc.constantFrom('1', '2', '3', undefined), { minLength: 1, maxLength: 6 }),
    fc.nat(20),
  ])('always returns to its state once every mark is refused, and never counts below zero', (read, ids, more) => {
    const items = read.map((each, index) => item(String(index + 1), each));
    const unread = items.filter((each) => !each.read).length + more;
    const start = after(emptyInbox, { type: 'asked' }, { type: 'answered', question: 1, items, unread });
    let list: List = start;
    const marks = ids.flatMap((id) => {
      const mark = inboxMark(list, id);
      if (mark === undefined) return [];
      list = after(list, { type: 'marked', mark });
      expect(list.unread).toBeGreaterThanOrEqual(0);
      return [mark];
    });
    expect(list.marking).toBe(marks.length);
    expect(after(list, ...marks.map((mark) => ({ type: 'mark-refused', mark }) as const))).toEqual(start);
  });
});
