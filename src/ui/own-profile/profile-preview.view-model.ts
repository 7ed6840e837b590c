import { makeAutoObservable, observableRef } from 'mobx';
import type { PreviewProfile } from '../../application/profile/preview-profile.use-case';
import type { PreviewAudience } from '../../domain/account/can-view';
import type { Profile } from '../../domain/account/profile';
import { failureText } from '../errors/failure-text';

/** How others see the player, as the server decides. */
export class ProfilePreviewViewModel {
  eyes: PreviewAudience = 'visitor';
  /** As it came last; undefined before, and while it is hidden from them. */
  profile: Profile | undefined;
  hidden = false;
  failure: string | undefined;
  loading = false;
  private calls = 0;

  constructor(private readonly previewProfile: PreviewProfile) {
    makeAutoObservable<this, 'previewProfile' | 'calls'>(
      this,
      { previewProfile: false, calls: false, profile: observableRef },
      { autoBind: true },
    );
  }

  /** Looks with other eyes. */
  previewAs(eyes: PreviewAudience): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    void this.load();
  }

  async load(): Promise<void> {
    this.calls += 1;
    const call = this.calls;
    this.begin();
    const answer = await this.previewProfile.execute(this.eyes);
    if (call !== this.calls) return;
    if (answer.ok) this.show(answer.value, answer.value === undefined, undefined);
    else this.show(this.profile, this.hidden, failureText(answer.error));
  }

  private begin(): void {
    this.loading = true;
    this.failure = undefined;
  }

  private show(profile: Profile | undefined, hidden: boolean, failure: string | undefined): void {
    this.profile = profile;
    this.hidden = hidden;
    this.failure = failure;
    this.loading = false;
  }
}
