import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { ChangeInbox } from '../../../src/application/inbox/change-inbox.use-case';
import type { InboxItem } from '../../../src/domain/notices/inbox-page';
import { InboxPage } from '../../../src/ui/inbox/inbox.page';
import { InboxPageViewModel } from '../../../src/ui/inbox/inbox-page.view-model';
import { aMessage, aNotification } from '../../fakes/a-notification';
import { FakeInboxPageGateway } from '../../fakes/fake-inbox-page-gateway';
import { inboxFixture } from './inbox-fixture';

/** Creates a notification's row. */
export const note = (id: string, title: string, read = false): InboxItem => ({
  type: 'notification',
  ...aNotification({ id, title, read, link: undefined }),
});
/** Creates the row of a message of the portal. */
export const letter = (id: string, subject: string, read = false): InboxItem => ({
  type: 'message',
  ...aMessage({ id, subject, read }),
});

/** Opens the inbox page with these rows. */
export async function openInboxPage(
  items: readonly InboxItem[],
  path = '/account/inbox',
  device = { mobile: false, headset: false },
) {
  const fixture = inboxFixture();
  fixture.menu.start();
  act(fixture.signIn);
  const gateway = new FakeInboxPageGateway(items);
  const { echo, state: session, notices, clock } = fixture;
  const create = (header: typeof fixture.menu) =>
    new InboxPageViewModel(
      { gateway, change: new ChangeInbox(gateway, echo), session, notices, clock, device },
      header,
    );
  const router = createMemoryRouter(
    [{ path: '/account/inbox/*', element: <InboxPage createInbox={() => create(fixture.menu)} menu={fixture.menu} /> }],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Inbox' });
  await waitFor(() => {
    expect(screen.queryByText('Loading')).toBeNull();
  });
  const rows = () => screen.queryAllByRole('listitem').filter((row) => row.querySelector('button') !== null);
  return { ...fixture, gateway, router, rows, user: userEvent.setup() };
}
