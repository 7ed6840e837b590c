import type { ProfileGateway } from '../../application/profile/profile-gateway.port';
import type { Attention } from '../../application/system/attention.port';
import type { Profile } from '../../domain/account/profile';
import { wording } from '../app/page-answer';
import type { Disposer } from '../shared/disposables';
import { destinations } from '../shell/destinations';

/** Where somebody’s profile is. */
export function profileAddress(username: string): string {
  return `${destinations.profile.path}/${username}`;
}

interface ProfileWatchDependencies {
  readonly load: Pick<ProfileGateway, 'profile'>;
  readonly attention: Pick<Attention, 'onReturn'>;
}

/** Looks whether a shown profile still is what the server would show: when the tab is seen again, and whenever it is told to. */
export class ProfileWatch {
  private asked = 0;

  constructor(
    private readonly needs: ProfileWatchDependencies,
    /** What is shown now; undefined where nothing is to be looked for. */
    private readonly shown: () => Profile | undefined,
    /** The page does not hold any more and is to be read again. */
    private readonly outdated: () => void,
  ) {}

  start(): Disposer {
    const leave = this.needs.attention.onReturn(() => void this.look());
    return () => {
      leave();
      this.asked += 1;
    };
  }

  /** Asks behind the page, which a failure leaves as it is. */
  async look(): Promise<void> {
    const before = this.shown();
    if (before === undefined) return;
    const call = (this.asked += 1);
    const answer = await this.needs.load.profile(before.username);
    if (call !== this.asked || this.shown() !== before) return;
    const changed = answer.ok
      ? wording(answer.value) !== wording(before)
      : answer.error.kind === 'rejected' && [403, 404].includes(answer.error.status);
    if (changed) this.outdated();
  }
}
