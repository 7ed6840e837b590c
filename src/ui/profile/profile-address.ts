import type { ProfileGateway } from '../../application/profile/profile-gateway.port';
import type { Attention } from '../../application/system/attention.port';
import type { Profile } from '../../domain/account/profile';
import { wording } from '../app/page-answer';
import type { Disposer } from '../shared/disposables';
import { destinations } from '../shell/destinations';

/** Returns the path of a profile. */
export function profileAddress(username: string): string {
  return `${destinations.profile.path}/${username}`;
}

interface ProfileWatchDependencies {
  readonly load: Pick<ProfileGateway, 'profile'>;
  readonly attention: Pick<Attention, 'onReturn'>;
}

/** Detects changes of the shown profile when the tab becomes visible again, and on request. */
export class ProfileWatch {
  private calls = 0;

  constructor(
    private readonly dependencies: ProfileWatchDependencies,
    /** Returns the shown profile; undefined to skip the check. */
    private readonly shown: () => Profile | undefined,
    /** Called when the shown profile is outdated. */
    private readonly outdated: () => void,
  ) {}

  start(): Disposer {
    const stop = this.dependencies.attention.onReturn(() => void this.check());
    return () => {
      stop();
      this.calls += 1;
    };
  }

  /** Compares the shown profile with the server in the background; ignores failures. */
  async check(): Promise<void> {
    const before = this.shown();
    if (before === undefined) return;
    const call = (this.calls += 1);
    const answer = await this.dependencies.load.profile(before.username);
    if (call !== this.calls || this.shown() !== before) return;
    const changed = answer.ok
      ? wording(answer.value) !== wording(before)
      : answer.error.kind === 'rejected' && [403, 404].includes(answer.error.status);
    if (changed) this.outdated();
  }
}
