import { distinctUntilChanged, from, map, of, switchMap } from 'rxjs';
import type { SecurityGateway } from '../security/security-gateway.port';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';

/** Tells the mail address of whoever is signed in, now and after each change: undefined of nobody, and where it could not be had. */
export class FollowOwnAddress {
  constructor(
    private readonly gateway: Pick<SecurityGateway, 'overview'>,
    private readonly session: SessionState,
  ) {}

  execute(hear: (address: string | undefined) => void): Cancel {
    const following = this.session.session$
      .pipe(
        map(({ attempted, user }) => (attempted ? user?.id : undefined)),
        distinctUntilChanged(),
        switchMap((id) => (id === undefined ? of(undefined) : from(this.askedFor()))),
      )
      .subscribe(hear);
    return () => {
      following.unsubscribe();
    };
  }

  private async askedFor(): Promise<string | undefined> {
    const answer = await this.gateway.overview();
    return answer.ok ? answer.value.email : undefined;
  }
}
