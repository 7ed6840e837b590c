import { distinctUntilChanged, from, map, of, switchMap } from 'rxjs';
import type { SecurityGateway } from '../security/security-gateway.port';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';

/**
 * Publishes the player's email address now and after each change; undefined for visitors and when the request fails.
 */
export class FollowOwnAddress {
  constructor(
    private readonly gateway: Pick<SecurityGateway, 'overview'>,
    private readonly session: SessionState,
  ) {}

  execute(listener: (address: string | undefined) => void): Cancel {
    const following = this.session.session$
      .pipe(
        map(({ attempted, user }) => (attempted ? user?.id : undefined)),
        distinctUntilChanged(),
        switchMap((id) => (id === undefined ? of(undefined) : from(this.loadAddress()))),
      )
      .subscribe(listener);
    return () => {
      following.unsubscribe();
    };
  }

  private async loadAddress(): Promise<string | undefined> {
    const answer = await this.gateway.overview();
    return answer.ok ? answer.value.email : undefined;
  }
}
