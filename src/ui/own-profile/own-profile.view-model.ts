import { makeAutoObservable } from 'mobx';
import type { LoadOwnProfile } from '../../application/profile/load-own-profile.use-case';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import type { PictureViewModel } from './picture.view-model';
import type { ProfileFormViewModel } from './profile-form.view-model';
import type { ProfilePreviewViewModel } from './profile-preview.view-model';

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
    private readonly loadProfile: LoadOwnProfile,
    readonly preview: ProfilePreviewViewModel,
    parts: (changed: () => void) => OwnProfileDependencies,
  ) {
    const { form, picture } = parts(() => void preview.load());
    this.form = form;
    this.picture = picture;
    makeAutoObservable<this, 'loadProfile'>(
      this,
      { loadProfile: false, preview: false, form: false, picture: false },
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
    const answer = await this.loadProfile.execute();
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
