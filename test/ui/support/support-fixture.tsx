import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { TabTicketDraftStore } from '../../../src/adapters/storage/tab-ticket-draft-store';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { LoadTicketGame } from '../../../src/application/support/load-ticket-game.use-case';
import { OpenTicket } from '../../../src/application/support/open-ticket.use-case';
import { ReplyToTicket } from '../../../src/application/support/reply-to-ticket.use-case';
import type { GamePage } from '../../../src/domain/games/game';
import { defaultSettings } from '../../../src/domain/session/settings';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { AccountListViewModel } from '../../../src/ui/account/account-list.view-model';
import type { AccountServices } from '../../../src/ui/account/account-services';
import { LoadedViewModel } from '../../../src/ui/shared/loaded.view-model';
import { NewTicketViewModel } from '../../../src/ui/support/new-ticket.view-model';
import { supportRoutes } from '../../../src/ui/support/support.page';
import { TicketViewModel } from '../../../src/ui/support/ticket.view-model';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeRealtime } from '../../fakes/fake-realtime';
import { FakeSupportGateway } from '../../fakes/fake-support-gateway';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';
import { authFixture } from '../auth/auth-fixture';
import { sampleGame } from '../games/sample-games';

/** Pages of the games `kite` and `glider`; every call fails with `failure` while it is set. */
class FakeGamePages {
  failure: ApiFailure | undefined;

  page(slug: string): Promise<Result<GamePage, ApiFailure>> {
    const title = { kite: 'Kite', glider: 'Glider' }[slug];
    if (title === undefined) return Promise.resolve(err(aRefusal({ status: 404 })));
    const developer = { slug: 'northlight-forge', name: 'Northlight Forge', logo: '/m/logo.webp' };
    const page = { game: sampleGame({ slug, title, developer }), more: [], similar: [], catalog: [] };
    return Promise.resolve(this.failure === undefined ? ok(page) : err(this.failure));
  }
}

/** Renders the pages of the support for the player nova, at a path. */
export async function openSupport(path: string, gateway = new FakeSupportGateway(), games = new FakeGamePages()) {
  const { logIn, notices, state, toasts } = authFixture();
  await logIn.execute('nova', 'Holocade!1');
  const player = state.current.user ?? aPlayer();
  const storage = new FakeTabStorage();
  const drafts = new TabTicketDraftStore(() => storage);
  const replyToTicket = new ReplyToTicket(gateway);
  const openTicket = new OpenTicket(gateway);
  const loadGame = new LoadTicketGame(games);
  const random = new FakeRandom();
  const [realtime, attention] = [new FakeRealtime(), new FakeAttention()];
  const dependencies = { gateway, replyToTicket, session: state, realtime, random, drafts, attention };
  const services = {
    createTickets: (page: number) => new AccountListViewModel((asked) => gateway.tickets(asked), state, page),
    createTicket: (number, header) => new TicketViewModel(dependencies, number, header),
    createNewTicket: (game) => new NewTicketViewModel(openTicket, notices, random, drafts, state, game),
    createTicketGame: (slug) => new LoadedViewModel(() => loadGame.execute(slug)),
  } satisfies Partial<AccountServices>;
  const { list, create, one } = supportRoutes(services as unknown as AccountServices, { inboxes: undefined });
  const router = createMemoryRouter(
    [
      { path: '/account/support', ...list },
      { path: '/account/support/new', ...create },
      { path: '/account/support/:ticket', ...one },
    ],
    { initialEntries: [path] },
  );
  render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
  /** Ends the session and logs the same player in again. */
  const logInAgain = () => {
    state.apply({ type: 'signed-out', expired: true });
    state.apply({ type: 'signed-in', user: player, settings: defaultSettings() });
  };
  return { gateway, games, storage, router, toasts, logInAgain, user: userEvent.setup() };
}
