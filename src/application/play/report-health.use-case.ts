import type { RuntimeReport } from '../../domain/bridge/runtime-report';
import { addReport, noHealth } from '../../domain/play/runtime-health';
import type { Diagnostics } from '../system/diagnostics.port';
import type { PageLife } from '../system/page-life.port';
import type { HealthGateway } from './health-gateway.port';

/** Health of one play while it is being tracked. */
export interface FollowedHealth {
  /** Adds a report of the runtime script. */
  add(report: RuntimeReport): void;
  /** Called when the SDK has sent its hello, which means that the game has started. */
  greeted(): void;
  /** Called when the play has ended. Sends its health. */
  end(): void;
}

/** Collects the health of a play and sends it once. A play that the player left during loading, without an error, is not sent. */
export class ReportHealth {
  constructor(
    private readonly gateway: HealthGateway,
    private readonly page: PageLife,
    private readonly diagnostics: Diagnostics,
  ) {}

  execute(game: string, version: string | undefined, hasFailed: () => boolean): FollowedHealth {
    let health = noHealth;
    let over = false;
    const send = async (known: string): Promise<void> => {
      const sent = await this.gateway.send(game, known, health);
      if (!sent.ok) this.diagnostics.warn(`The health of ${game} was not sent: ${sent.error.kind}`);
    };
    const end = () => {
      if (over) return;
      over = true;
      unfollow();
      const isKnown = health.started || health.errors.length > 0 || hasFailed();
      if (isKnown && version !== undefined) void send(version);
    };
    const unfollow = this.page.follow({ left: end, back: () => undefined });
    return {
      add: (report) => (health = addReport(health, report)),
      greeted: () => (health = { ...health, started: true }),
      end,
    };
  }
}
