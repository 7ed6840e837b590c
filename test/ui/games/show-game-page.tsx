import '../auth/browser-gaps';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Build, Game, GamePage } from '../../../src/domain/games/game';
import type { DialogButton } from '../../../src/domain/notices/dialog';
import type { ToastDraft } from '../../../src/domain/notices/toast';
import { ok } from '../../../src/domain/shared/result';
import type { BrowseServices } from '../../../src/ui/app/browse-services';
import { gamePageRoute } from '../../../src/ui/games/game.page';
import { ShareGameViewModel } from '../../../src/ui/games/share-game.view-model';
import { ItemLinkViewModel } from '../../../src/ui/catalog/item-purchase.view-model';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';
import { aReviewList } from '../../fakes/fake-review-gateway';
import { reportFixture } from '../reports/report-fixture';
import { sampleItemDetails } from '../catalog/sample-items';
import { playerStage } from '../play/player-stage';
import { communityFixture } from './community-fixture';
import { aPlay } from './a-play';
import { sampleGame } from './sample-games';

type Arcade = Pick<BrowseServices, 'catalogGateway' | 'createItemLink'>;

const arcade = (): Arcade => {
  const clock = new FakeClock();
  const notices = new NoticesState(clock, new FakeRandom());
  const copy = { execute: () => Promise.resolve(ok(undefined)) };
  const load: BrowseServices['catalogGateway'] = {
    item: () => Promise.resolve(ok({ item: sampleItemDetails(), others: [] })),
  };
  return {
    catalogGateway: load,
    createItemLink: (game, item) => new ItemLinkViewModel(copy, notices, clock, game, item),
  };
};

/** Renders the sample game's page in a router and records its calls. */
export function showGamePage(
  changes: Partial<Game> = {},
  address = '/arcade/games/night-ferry',
  rest: Partial<GamePage> = {},
) {
  const page: GamePage = { game: sampleGame(changes), more: [], similar: [], catalog: [], ...rest };
  const opened: string[] = [];
  const searches: string[] = [];
  const shared: string[] = [];
  const asked: string[] = [];
  const toasts: ToastDraft[] = [];
  let pressed: DialogButton = 'confirm';
  const share: ConstructorParameters<typeof ShareGameViewModel>[0] = {
    execute: (game, version) => {
      shared.push(`${game.slug} ${String(version)}`);
      return Promise.resolve(ok('copied'));
    },
  };
  const { modal, promptSignIn, signIn } = reportFixture();
  const play = aPlay({
    promptSignIn,
    createPlayer: (_game: Game, build: Build, wanted: boolean, parameters: URLSearchParams) => {
      opened.push(build.version);
      searches.push(parameters.toString());
      return playerStage(undefined, wanted).player;
    },
    createShare: (game) => new ShareGameViewModel(share, { announce: (toast) => toasts.push(toast) }, game),
    ask: ({ title }) => {
      asked.push(title);
      return Promise.resolve(ok(pressed));
    },
    createCommunity: () => communityFixture({ list: aReviewList([]), page }).community,
  });
  const { Component } = gamePageRoute(play, () => Promise.resolve(arcade() as BrowseServices));
  const router = createMemoryRouter(
    [
      { id: 'game', path: '/arcade/games/:game', element: <Component />, loader: () => page },
      { path: '/', element: <p>home</p> },
      { path: '/account/support/new', element: <p>message</p> },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { game: page } } },
  );
  render(<RouterProvider router={router} />);
  const answer = (button: DialogButton) => {
    pressed = button;
  };
  return { opened, searches, shared, asked, toasts, router, answer, modal, signIn };
}
