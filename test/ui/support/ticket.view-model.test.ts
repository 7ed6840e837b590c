import { TabTicketDraftStore } from '../../../src/adapters/storage/tab-ticket-draft-store';
import { describe, expect, test } from 'vitest';
import { SessionState } from '../../../src/application/session/session-state';
import { ReplyToTicket } from '../../../src/application/support/reply-to-ticket.use-case';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { TicketViewModel } from '../../../src/ui/support/ticket.view-model';
import { aNotification } from '../../fakes/a-notification';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeRealtime } from '../../fakes/fake-realtime';
import { aTicket, FakeSupportGateway } from '../../fakes/fake-support-gateway';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const player = aPlayer();
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function open(number = 'ABCD2345', user = player, storage = new FakeTabStorage()) {
  const gateway = new FakeSupportGateway();
  gateway.kept = [aTicket()];
  const realtime = new FakeRealtime();
  const session = new SessionState({ attempted: true, user, settings: defaultSettings() });
  const replyToTicket = new ReplyToTicket(gateway);
  const drafts = new TabTicketDraftStore(() => storage);
  const parts = { drafts, random: new FakeRandom(), attention: new FakeAttention() };
  const view = new TicketViewModel({ gateway, replyToTicket, session, realtime, ...parts }, number, {
    inboxes: undefined,
  });
  const end = view.start();
  await settle();
  return { gateway, realtime, session, storage, view, end };
}

describe('TicketViewModel', () => {
  test('sends a reply and clears the draft', async () => {
    const { view, gateway } = await open();
    expect(view.ticket?.subject).toBe('A door');
    view.type('It still sticks.');
    await view.send();
    expect(view.ticket?.posts.at(-1)).toMatchObject({ by: 'player', text: 'It still sticks.' });
    expect(view.reply).toBe('');
    expect(gateway.keys).toHaveLength(1);
  });

  test('shows a new reply of the support until stopped', async () => {
    const { view, gateway, realtime, end } = await open();
    await gateway.write('ABCD2345', 'support', 'Push it.');
    const [channel = ''] = realtime.open;
    realtime.publish(channel, { type: 'notification-created', notification: aNotification() });
    await settle();
    expect(view.ticket?.status).toBe('answered');
    end();
    expect(realtime.open).toEqual([]);
  });

  test('keeps a failed reply and retries with the same idempotency key', async () => {
    const { view, gateway } = await open();
    gateway.failure = { kind: 'network' };
    view.type('Hello?');
    await view.send();
    expect([view.reply, view.turns]).toEqual(['Hello?', 1]);
    expect(view.refusal).toContain('network');
    await view.send();
    view.type('Hello there?');
    gateway.failure = undefined;
    await view.send();
    const [first, second, third] = gateway.keys;
    expect(first).toBe(second);
    expect(third).not.toBe(first);
    expect(view.ticket?.replies).toBe(1);
  });

  test('sends a reply by itself that an expired session refused, once the player has logged in again', async () => {
    const { view, gateway, session } = await open();
    gateway.failure = aRefusal({ status: 419 });
    view.type('It still sticks.');
    session.apply({ type: 'signed-out', expired: true });
    await view.send();
    expect(view.reply).toBe('It still sticks.');
    gateway.failure = undefined;
    session.apply({ type: 'signed-in', user: player, settings: defaultSettings() });
    await settle();
    expect(view.ticket?.posts.at(-1)).toMatchObject({ by: 'player', text: 'It still sticks.' });
    expect([view.reply, view.refusal]).toEqual(['', undefined]);
  });

  test('does not send a refused reply by itself after the player has changed it', async () => {
    const { view, gateway, session } = await open();
    gateway.failure = aRefusal({ status: 419 });
    view.type('It still sticks.');
    session.apply({ type: 'signed-out', expired: true });
    await view.send();
    view.type('It still st');
    gateway.failure = undefined;
    session.apply({ type: 'signed-in', user: player, settings: defaultSettings() });
    await settle();
    expect([view.reply, gateway.keys.length]).toEqual(['It still st', 1]);
  });

  test('restores the typed reply of the same ticket and player until it is sent', async () => {
    const { view, end, storage } = await open();
    view.type('It still st');
    end();
    const other = await open('ZZZZ2222', player, storage);
    const next = await open('ABCD2345', player, storage);
    expect([other.view.reply, next.view.reply]).toEqual(['', 'It still st']);
    await next.view.send();
    expect([storage.items.size, (await open('ABCD2345', player, storage)).view.reply]).toEqual([0, '']);
  });

  test('restores no reply of another player', async () => {
    const { view, storage } = await open();
    view.type('It still st');
    const other = await open('ABCD2345', aPlayer({ id: '00000000-0000-4000-8000-000000000009' as UserId }), storage);
    expect(other.view.reply).toBe('');
    expect(storage.items.size).toBe(0);
  });

  test('keeps the typed reply of a player whose session has expired', async () => {
    const { view, session, storage } = await open();
    session.apply({ type: 'signed-out', expired: true });
    view.type('It still st');
    expect((await open('ABCD2345', player, storage)).view.reply).toBe('It still st');
  });

  test('stores no reply that the player has emptied', async () => {
    const { view, storage } = await open();
    view.type('It');
    view.type('');
    expect(storage.items.size).toBe(0);
  });

  test('focuses the field of an empty reply', async () => {
    const { view, gateway } = await open();
    view.type(' ');
    await view.send();
    expect(view.message).toBe('Please enter a message before sending your reply.');
    expect([view.turns, gateway.keys]).toEqual([1, []]);
  });

  test('distinguishes a missing ticket from a failed load', async () => {
    const { view } = await open('ZZZZ2222');
    expect([view.missing, view.failure]).toEqual([true, undefined]);
    const other = await open();
    other.gateway.failure = { kind: 'network' };
    await other.view.load();
    // The shown ticket stays.
    expect([other.view.missing, other.view.failure]).toEqual([false, undefined]);
  });
});
