import { of } from 'rxjs';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import { ok } from '../../../src/domain/shared/result';
import { PageAdsViewModel } from '../../../src/ui/ads/page-ads.view-model';
import type { PlayServices } from '../../../src/ui/app/app-services';
import { OfflineGameViewModel } from '../../../src/ui/offline/offline-game.view-model';
import { ShareGameViewModel } from '../../../src/ui/games/share-game.view-model';
import { FakeReviewGateway } from '../../fakes/fake-review-gateway';
import { someMarks } from '../../fakes/some-marks';
import { questionFixture } from '../bridge/question-fixture';
import { leaderboardFixture } from '../leaderboards/leaderboard-fixture';
import { playerStage } from '../play/player-stage';
import { reportFixture } from '../reports/report-fixture';
import { communityFixture } from './community-fixture';

const copied: ConstructorParameters<typeof ShareGameViewModel>[0] = { execute: () => Promise.resolve(ok('copied')) };

/** Creates services of a game page: no ads, no headset and no reviews. */
export function aPlay(changes: Partial<PlayServices> = {}): PlayServices {
  return {
    createPlayer: () => playerStage().player,
    xrSupport: { ability: () => Promise.resolve('unsupported' as const) },
    createOfflineGame: () => new OfflineGameViewModel({ stored$: () => of(false) }, '', ''),
    createShare: (game) => new ShareGameViewModel(copied, { announce: () => undefined }, game),
    createFavourite: someMarks().marks.favourite,
    ask: () => Promise.resolve(ok('confirm')),
    question: questionFixture().view,
    promptSignIn: reportFixture().promptSignIn,
    report: reportFixture().dialog,
    pageAds: new PageAdsViewModel(
      { attempted: true, premium: false },
      new XrPresenceState(),
      () => new Promise(() => undefined),
    ),
    reviewGateway: new FakeReviewGateway(),
    createLeaderboards: () => leaderboardFixture({ boards: {} }).view,
    createCommunity: (page, reviewQuery) => communityFixture({ list: page.reviews, page, reviewQuery }).community,
    ...changes,
  };
}
