import { FakeGameFrame } from '../../fakes/fake-game-frame';
import type { ServedBuild, ServeGame } from '../../../src/application/bridge/serve-game.use-case';
import type { RuntimeReport } from '../../../src/domain/bridge/runtime-report';
import type { Cancel, Clock } from '../../../src/application/system/clock.port';
import type { Build } from '../../../src/domain/games/game';
import type { OverlayAdViewModel } from '../../../src/ui/ads/overlay-ad.view-model';
import { PlayerViewModel } from '../../../src/ui/play/player.view-model';
import { sampleGame } from '../games/sample-games';

/** Clock that a test advances. */
class HandClock implements Clock {
  private time = 1_000;
  private alarms: { readonly at: number; readonly run: () => void }[] = [];

  get waiting(): number {
    return this.alarms.length;
  }

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): Cancel {
    const alarm = { at: this.time + milliseconds, run };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((each) => each !== alarm);
    };
  }

  every(): Cancel {
    throw new Error('The player must not use intervals');
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.alarms.filter(({ at }) => at <= this.time);
    this.alarms = this.alarms.filter(({ at }) => at > this.time);
    for (const { run } of due) run();
  }
}

/** Player with a simulated game; `served` is the number of connected frames. */
export function playerStage(
  url = 'http://night-ferry.play.site.test/1.1.0/index.html',
  wanted = false,
  ad?: OverlayAdViewModel,
  build: Partial<Build> = {},
  deepLink = '',
  game = sampleGame(),
) {
  const clock = new HandClock();
  const frame = new FakeGameFrame();
  const stage = {
    clock,
    served: 0,
    offline: false,
    /** True if the portal's document is cross-origin isolated. */
    isolated: false,
    /** True if the files of the build are stored. */
    isStored: false,
    /** Play pages that were opened. */
    left: [] as string[],
    /** Deep links of started games. */
    links: [] as string[],
    /** Addresses of builds that were connected to in advance. */
    connected: [] as string[],
    build: undefined as ServedBuild | undefined,
    game: {
      greeted: (): void => undefined,
      left: (): void => undefined,
      reported: (_report: RuntimeReport): void => undefined,
      loadedSilently: (): void => undefined,
    },
  };
  const serveGame: Pick<ServeGame, 'execute'> = {
    execute: (_slug, _frame, observer, build) => {
      stage.build = build;
      stage.served += 1;
      stage.game = observer;
      return () => {
        stage.served -= 1;
      };
    },
  };
  const player = new PlayerViewModel(
    game,
    { version: '1.1.0', url, active: true, sdk: 1, network: [], isolated: false, offline: false, ...build },
    { open: () => frame },
    serveGame as ServeGame,
    clock,
    { isOffline: () => stage.offline },
    {
      origin: 'http://site.test',
      lang: 'en',
      deepLink,
      wanted,
      playedLink: { remember: (game, link) => stage.links.push(`${game} ${link}`) },
      connections: { open: (address) => stage.connected.push(address) },
      isolation: { isIsolated: () => stage.isolated, openPlayPage: (path) => stage.left.push(path) },
      copy: { isStored: () => stage.isStored, remember: () => (stage.isStored = true) },
    },
    ad,
  );
  return { player, stage };
}
