import { describe, expect, test } from 'vitest';
import { TabTicketDraftStore } from '../../../src/adapters/storage/tab-ticket-draft-store';
import { ReplyToTicket } from '../../../src/application/support/reply-to-ticket.use-case';
import { TicketViewModel } from '../../../src/ui/support/ticket.view-model';
import { aNotification } from '../../fakes/a-notification';
import { delivered } from '../../fakes/delivered';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeRandom } from '../../fakes/fake-random';
import { aTicket, FakeSupportGateway } from '../../fakes/fake-support-gateway';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';
import { inboxFixture } from '../inbox/inbox-fixture';

const reply = aNotification({ id: 'reply', kind: 'support-reply', link: '/account/support/ABCD2345' });
const others = [
  aNotification({ id: 'other', kind: 'support-reply', link: '/account/support/ZZZZ2222' }),
  aNotification(),
];

/** Opens a ticket of a player with unread notifications. */
async function open(notifications = [reply, ...others], inboxFirst = true) {
  const inbox = inboxFixture({ notifications });
  inbox.signIn();
  const gateway = new FakeSupportGateway();
  gateway.kept = [aTicket()];
  const attention = new FakeAttention();
  const dependencies = {
    gateway,
    replyToTicket: new ReplyToTicket(gateway),
    session: inbox.state,
    realtime: inbox.realtime,
    random: new FakeRandom(),
    drafts: new TabTicketDraftStore(() => new FakeTabStorage()),
    attention,
  };
  const view = new TicketViewModel(dependencies, 'ABCD2345', inbox.menu);
  const start = async () => {
    const end = view.start();
    await delivered();
    return end;
  };
  const unread = () => inbox.menu.inboxes?.notifications.items.filter(({ read }) => !read).map(({ id }) => id);
  if (inboxFirst) {
    inbox.menu.start();
    await delivered();
  }
  return { ...inbox, attention, gateway, start, unread, view };
}

describe('TicketViewModel with the notifications of the header', () => {
  test('marks the notification of its ticket as read, and no others', async () => {
    const { start, unread, notificationGateway } = await open();
    await start();
    expect(unread()).toEqual(['other', 'n1']);
    expect(notificationGateway.calls).toContain('markRead reply');
  });

  test('marks the notification as read if the inbox is loaded after the ticket', async () => {
    const { start, unread, menu } = await open([reply, ...others], false);
    await start();
    menu.start();
    await delivered();
    expect(unread()).toEqual(['other', 'n1']);
  });

  test('leaves the notification of a ticket that failed to load unread', async () => {
    const { gateway, menu, start, unread } = await open([reply], false);
    gateway.failure = { kind: 'network' };
    await start();
    menu.start();
    await delivered();
    expect(unread()).toEqual(['reply']);
  });

  test('marks the notification of a new reply as read, in a hidden tab once the player returns', async () => {
    const { arrive, attention, gateway, start, unread } = await open([]);
    const end = await start();
    attention.hide();
    arrive(reply);
    await delivered();
    expect(unread()).toEqual(['reply']);
    attention.show();
    await delivered();
    expect(unread()).toEqual([]);
    gateway.failure = { kind: 'network' };
    arrive({ ...reply, id: 'second' });
    await delivered();
    expect(unread()).toEqual(['second']);
    end();
    attention.hide();
    attention.show();
    await delivered();
    expect(unread()).toEqual(['second']);
  });
});
