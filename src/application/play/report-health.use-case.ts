import type { RuntimeReport } from '../../domain/bridge/runtime-report';
import { addReport, HEALTH_SHARE, noHealth } from '../../domain/play/runtime-health';
import type { Diagnostics } from '../system/diagnostics.port';
import type { PageLife } from '../system/page-life.port';
import type { Random } from '../system/random.port';
import type { HealthGateway } from './health-gateway.port';

/** Health of one play while it is being tracked. */
export interface FollowedHealth {
  /** Adds a report of the runtime script. */
  add(report: RuntimeReport): void;
  /** Called when the SDK has sent its hello, which means that the game has started. */
  greeted(): void;
  /** Called when the play has ended. Sends its health if the play is in the sample. */
  end(): void;
}

/** Collects the health of a play and sends it once: for a sample of the plays, and for every failed start. */
export class ReportHealth {
  constructor(
    private readonly gateway: HealthGateway,
    private readonly page: PageLife,
    private readonly random: Random,
    private readonly diagnostics: Diagnostics,
  ) {}

  execute(game: string, version: string | undefined, hasFailed: () => boolean): FollowedHealth {
    let health = noHealth;
    let over = false;
    const sampled = this.random.next() < HEALTH_SHARE;
    const send = async (known: string): Promise<void> => {
      const sent = await this.gateway.send(game, known, health);
      if (!sent.ok) this.diagnostics.warn(`The health of ${game} was not sent: ${sent.error.kind}`);
    };
    const end = () => {
      if (over) return;
      over = true;
      unfollow();
      const wanted = health.started ? sampled : hasFailed();
      if (wanted && version !== undefined) void send(version);
    };
    const unfollow = this.page.follow({ left: end, back: () => undefined });
    return {
      add: (report) => (health = addReport(health, report)),
      greeted: () => (health = { ...health, started: true }),
      end,
    };
  }
}
