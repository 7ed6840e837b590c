// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { ChangeFriendship } from '../../../src/application/friends/change-friendship.use-case';
import { TabMessageDraftStore } from '../../../src/adapters/storage/tab-message-draft-store';
import { FollowConversation } from '../../../src/application/inbox/follow-conversation.use-case';
import type { LoadInvitableGames } from '../../../src/application/inbox/load-invitable-games.use-case';
import { ReadConversation } from '../../../src/application/inbox/read-conversation.use-case';
import { SendMessage } from '../../../src/application/inbox/send-message.use-case';
import { StoreUnsentMessages } from '../../../src/application/inbox/store-unsent-messages.use-case';
import type { Device } from '../../../src/application/system/device';
import { DialogState } from '../../../src/application/notices/dialog-state';
import type { InvitableGame } from '../../../src/domain/inbox/invitation';
import type { ConversationMessage } from '../../../src/domain/inbox/conversation';
import { ok } from '../../../src/domain/shared/result';
import { ConversationPage } from '../../../src/ui/inbox/conversation.page';
import { LoadedViewModel } from '../../../src/ui/shared/loaded.view-model';
import { ConversationViewModel } from '../../../src/ui/inbox/conversation.view-model';
import { ReportDialogViewModel } from '../../../src/ui/reports/report-dialog.view-model';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeConversationGateway } from '../../fakes/fake-conversation-gateway';
import { FakeFriendGateway } from '../../fakes/fake-friend-gateway';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeRealtime } from '../../fakes/fake-realtime';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';
import { inboxFixture } from './inbox-fixture';

const GAMES: readonly InvitableGame[] = [
  { slug: 'kite-hill', title: 'Kite Hill', playing: true },
  { slug: 'glyph-gate', title: 'Glyph Gate', playing: false },
];

interface Options {
  readonly address?: string;
  readonly loadGames?: LoadInvitableGames['execute'];
  /** Storage of the tab; the same one for a second visit. */
  readonly storage?: FakeTabStorage;
  readonly device?: Device;
}

/** Creates a message of the other player on a day of January 2026. */
export const aMessage = (id: string, change: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id,
  own: false,
  text: `Text ${id}`,
  created: `2026-01-0${id}T12:05:00.000Z`,
  read: true,
  game: undefined,
  ...change,
});

Element.prototype.scrollIntoView = () => undefined;
// Missing in jsdom.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** Renders the conversation with Orion. */
export async function openConversation(
  gateway = new FakeConversationGateway(),
  {
    address = '/account/inbox/orion',
    loadGames = () => Promise.resolve(ok(GAMES)),
    storage = new FakeTabStorage(),
    device = { mobile: false, headset: false },
  }: Options = {},
) {
  const fixture = inboxFixture();
  fixture.menu.start();
  act(fixture.signIn);
  const { echo, state: session, notices, clock } = fixture;
  const [realtime, attention, dialogs] = [new FakeRealtime(), new FakeAttention(), new DialogState(clock)];
  const change = new ChangeFriendship(new FakeFriendGateway({ orion: {} }));
  const createConversation = () =>
    new ConversationViewModel(
      {
        gateway,
        send: new SendMessage(gateway),
        follow: new FollowConversation(realtime, session),
        read: new ReadConversation(gateway, attention, echo),
        drafts: new StoreUnsentMessages(new TabMessageDraftStore(() => storage), session),
        session,
        friendActions: { change, dialogs, notices },
        attention,
        device,
        random: new FakeRandom(),
        portalOrigin: 'https://holocade.test',
        playedLink: { of: (game) => `&holocade_room=${game}` },
      },
      'orion',
      fixture.menu,
    );
  const createReport = () =>
    new ReportDialogViewModel({ execute: () => () => undefined }, notices, () => Promise.reject(new Error('offline')));
  const element = (
    <ConversationPage
      user="orion"
      menu={fixture.menu}
      createConversation={createConversation}
      createReport={createReport}
      createInvitation={() => new LoadedViewModel(loadGames)}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />);
  await waitFor(() => {
    expect(screen.queryByText('Loading')).toBeNull();
  });
  const channel = `announcement.${session.current.user?.id ?? ''}`;
  const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...fixture, gateway, realtime, attention, dialogs, channel, texts, storage, user: userEvent.setup() };
}
