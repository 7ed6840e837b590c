import type { OwnProfileGateway } from '../../application/profile/own-profile-gateway.port';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PreviewAudience } from '../../domain/account/privacy';
import type { Profile } from '../../domain/account/profile';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import type { PictureViewModel } from './picture.view-model';
import type { ProfileFormViewModel } from './profile-form.view-model';

/** How others see the player, as the server decides. */
export class ProfilePreviewViewModel {
  eyes: PreviewAudience = 'visitor';
  /** As it came last; undefined before, and while it is hidden from them. */
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
    const answer = await this.previewProfile.preview(this.eyes);
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

/** The parts of the page on which players change their profile. */
export interface OwnProfileDependencies {
  readonly form: ProfileFormViewModel;
  readonly picture: PictureViewModel;
}

/** The page on which players change their profile. */
export class OwnProfileViewModel {
  /** It has come. */
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
