import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { ChannelPublisher } from '../../server/play/realtime/channel-publisher';
import type { ChannelOf, PublishedOf, ReceivedOf } from '../../src/contract/realtime.contract';
import { events } from '../../src/contract/realtime.contract';
import type { AccountChannel } from '../../src/domain/realtime/channels';

type Balance = typeof events.balanceUpdated;
type Presence = typeof events.friendPresence;

describe('events', () => {
  test('have these names and channels', () => {
    expect(Object.values(events).map(({ name, channel }) => [name, channel])).toEqual([
      ['.achievement.unlocked', 'announcement'],
      ['.balance.updated', 'account'],
      ['.premium.updated', 'account'],
      ['.notification.created', 'announcement'],
      ['.message.created', 'announcement'],
      ['.conversation.updated', 'announcement'],
      ['.friends.changed', 'announcement'],
      ['.friend.presence', 'announcement'],
    ]);
  });

  test.each([-1, 1.5, 2 ** 53, '30', null, undefined, true])('reject %j as coins and as a revision', (value) => {
    const { payload } = events.balanceUpdated;
    expect(z.safeParse(payload, { total: 0, revision: 0 }).success).toBe(true);
    expect(z.safeParse(payload, { total: value, revision: 0 }).success).toBe(false);
    expect(z.safeParse(payload, { total: 0, revision: value }).success).toBe(false);
  });

  test.each(Object.values(events))('have a line for $name in docs/operations.md', ({ name, channel, summary }) => {
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    expect(page.split('\n')).toContain(`| \`${name}\` | ${channel} | ${summary} |`);
  });
});

describe('the type of an event', () => {
  const realtime: Pick<ChannelPublisher, 'publish'> = { publish: () => undefined };

  test('keeps the literal name, and gives the server null and the client undefined', () => {
    expectTypeOf<Balance['name']>().toEqualTypeOf<'.balance.updated'>();
    expectTypeOf<ChannelOf<Balance>>().toEqualTypeOf<AccountChannel>();
    expectTypeOf<PublishedOf<Balance>>().toEqualTypeOf<{ total: number; revision: number }>();
    expectTypeOf<PublishedOf<Presence>['playing']>().toEqualTypeOf<{ slug: string; title: string } | null>();
    expectTypeOf<ReceivedOf<Presence>['playing']>().toEqualTypeOf<{ slug: string; title: string } | undefined>();
    expectTypeOf<PublishedOf<typeof events.friendsChanged>>().toEqualTypeOf<null>();
  });

  test('accepts its own payload on its own channel', () => {
    realtime.publish(events.balanceUpdated, 'account.a', { total: 30, revision: 7 });
    realtime.publish(events.friendsChanged, 'announcement.a', null);
  });

  test('does not compile with a missing, wrong or unknown field, or on another channel', () => {
    // @ts-expect-error -- `revision` is missing.
    realtime.publish(events.balanceUpdated, 'account.a', { total: 30 });
    // @ts-expect-error -- `total` is a number.
    realtime.publish(events.balanceUpdated, 'account.a', { total: '30', revision: 7 });
    // @ts-expect-error -- `coins` is unknown.
    realtime.publish(events.balanceUpdated, 'account.a', { total: 30, revision: 7, coins: 30 });
    // @ts-expect-error -- The balance belongs to the account's channel.
    realtime.publish(events.balanceUpdated, 'announcement.a', { total: 30, revision: 7 });
  });
});
