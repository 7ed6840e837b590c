import type { OwnProfileGateway } from '../../application/profile/own-profile-gateway.port';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PreviewAudience } from '../../domain/account/privacy';
import type { Profile } from '../../domain/account/profile';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import type { PictureViewModel } from './picture.view-model';
import type { ProfileFormViewModel } from './profile-form.view-model';

/** Preview of the profile as the server shows it to an audience. */
export class ProfilePreviewViewModel {
  audience: PreviewAudience = 'visitor';
  /** Last loaded preview; undefined before and while the profile is hidden. */
  profile: Profile | undefined;
  hidden = false;
  failure: string | undefined;
  loading = false;
  private calls = 0;

  constructor(private readonly previewProfile: Pick<OwnProfileGateway, 'preview'>) {
    makeAutoObservable<this, 'previewProfile' | 'calls'>(
      this,
      { previewProfile: false, calls: false, profile: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the preview for another audience. */
  previewAs(audience: PreviewAudience): void {
    if (audience === this.audience) return;
    this.audience = audience;
    void this.load();
  }

  async load(): Promise<void> {
    this.calls += 1;
    const call = this.calls;
    this.begin();
    const answer = await this.previewProfile.preview(this.audience);
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

/** Parts of the page on which players change their profile. */
export interface OwnProfileDependencies {
  readonly form: ProfileFormViewModel;
  readonly picture: PictureViewModel;
}

/** State of the page on which players change their profile. */
export class OwnProfileViewModel {
  /** True once the profile is loaded. */
  ready = false;
  failure: string | undefined;
  readonly form: ProfileFormViewModel;
  readonly picture: PictureViewModel;

  constructor(
    private readonly profileGateway: Pick<OwnProfileGateway, 'profile'>,
    readonly preview: ProfilePreviewViewModel,
    parts: (changed: () => void) => OwnProfileDependencies,
  ) {
    const { form, picture } = parts(() => void preview.load());
    this.form = form;
    this.picture = picture;
    makeAutoObservable<this, 'profileGateway'>(
      this,
      { profileGateway: false, preview: false, form: false, picture: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const stop = this.form.start();
    void this.load();
    return stop;
  }

  async load(): Promise<void> {
    this.show(false, undefined);
    const answer = await this.profileGateway.profile();
    if (!answer.ok) {
      this.show(false, failureText(answer.error));
      return;
    }
    this.form.show(answer.value);
    this.picture.show(answer.value);
    this.show(true, undefined);
    void this.preview.load();
  }

  private show(ready: boolean, failure: string | undefined): void {
    this.ready = ready;
    this.failure = failure;
  }
}
