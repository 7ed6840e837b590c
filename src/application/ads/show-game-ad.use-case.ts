import type { Ad } from '../../domain/ads/ad';
import { answerWithoutAd } from '../../domain/bridge/game-ad.policy';
import type { AdAnswer, AdKind } from '../../domain/bridge/ad-methods';
import { isRunning } from '../../domain/play/xr-presence';
import { isPremium } from '../../domain/session/current-user';
import type { GameVisit } from '../bridge/open-game';
import type { XrPresenceState } from '../play/xr-presence-state';
import type { SessionState } from '../session/session-state';
import type { Clock } from '../system/clock.port';
import type { AdGateway } from './ad-gateway.port';
import type { AdMedia } from './ad-media.port';

/** Dependencies of the ads that games request. */
export interface GameAdDependencies {
  readonly gateway: Pick<AdGateway, 'serveVideo' | 'countImpression'>;
  readonly media: AdMedia;
  readonly presence: Pick<XrPresenceState, 'current'>;
  /** Reports whether a dialog of the portal is open. */
  readonly covered: () => boolean;
}

/** Shows one of the portal's video ads over a running game on the game's request, and reports its end to the game. */
export class ShowGameAd {
  private lastMidgameAt: number | undefined;
  private loading = false;

  constructor(
    private readonly session: SessionState,
    private readonly clock: Clock,
    private readonly dependencies: GameAdDependencies,
  ) {}

  async execute(visit: GameVisit, kind: AdKind): Promise<AdAnswer> {
    const refused = this.refuse(visit, kind);
    if (refused !== undefined) return refused;
    const ad = await this.load(visit.game.slug);
    if (ad === undefined || visit.adScreen === undefined) return { state: 'unfilled', reason: 'no-ad' };
    // A dialog or a headset session may have started while the ad was loading.
    const refusedMeanwhile = this.refuse(visit, kind);
    if (refusedMeanwhile !== undefined) return refusedMeanwhile;
    if (kind === 'midgame') this.lastMidgameAt = this.clock.now();
    const ended = visit.adScreen.present(ad, kind);
    visit.send({ name: 'ad', detail: { kind, state: 'started' } });
    void ended.then((state) => visit.send({ name: 'ad', detail: { kind, state } }));
    void this.dependencies.gateway.countImpression(ad.uuid);
    return { state: 'started' };
  }

  private refuse({ adScreen }: GameVisit, kind: AdKind): AdAnswer | undefined {
    const { presence, covered } = this.dependencies;
    const { user } = this.session.current;
    const now = this.clock.now();
    return answerWithoutAd({
      kind,
      premium: user !== undefined && isPremium(user, now),
      adsDisabled: adScreen === undefined || adScreen.adsDisabled,
      inHeadset: isRunning(presence.current),
      busy: this.loading || adScreen?.shown === true || covered(),
      lastMidgameAt: this.lastMidgameAt,
      now,
    });
  }

  private async load(game: string): Promise<Ad | undefined> {
    const { gateway, media } = this.dependencies;
    this.loading = true;
    try {
      const answer = await gateway.serveVideo(game);
      const ad = answer.ok ? answer.value : undefined;
      return ad !== undefined && (await media.fetched(ad)) ? ad : undefined;
    } finally {
      this.loading = false;
    }
  }
}
