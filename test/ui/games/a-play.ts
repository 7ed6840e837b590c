import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import { ok } from '../../../src/domain/shared/result';
import { PageAdsViewModel } from '../../../src/ui/ads/page-ads.view-model';
import type { PlayServices } from '../../../src/ui/app/app-services';
import { ShareGameViewModel } from '../../../src/ui/games/share-game.view-model';
import { FakeReviewGateway } from '../../fakes/fake-review-gateway';
import { someMarks } from '../../fakes/some-marks';
import { aQuestion } from '../bridge/a-question';
import { someBoards } from '../leaderboards/some-boards';
import { playerStage } from '../play/player-stage';
import { aReportHouse } from '../reports/a-report-house';
import { aCommunity } from './a-community';

const copied: ConstructorParameters<typeof ShareGameViewModel>[0] = { execute: () => Promise.resolve(ok('copied')) };

/** Creates services of a game page: no ads, no headset and no reviews. */
export function aPlay(changes: Partial<PlayServices> = {}): PlayServices {
  return {
    createPlayer: () => playerStage().player,
    xrSupport: { ability: () => Promise.resolve('unsupported' as const) },
    createShare: (game) => new ShareGameViewModel(copied, { announce: () => undefined }, game),
    createFavourite: someMarks().marks.favourite,
    ask: () => Promise.resolve(ok('confirm')),
    question: aQuestion().view,
    report: aReportHouse().door,
    pageAds: new PageAdsViewModel(
      { attempted: true, premium: false },
      new XrPresenceState(),
      () => new Promise(() => undefined),
    ),
    reviewGateway: new FakeReviewGateway(),
    createLeaderboards: () => someBoards({ boards: {} }).view,
    createCommunity: (page, reviewsPage) => aCommunity({ list: page.reviews, page, reviewsPage }).community,
    ...changes,
  };
}
