import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ChangePicture } from '../../application/profile/change-picture.use-case';
import type { PickedFile, PictureReader, ReadPicture } from '../../application/profile/picture-reader.port';
import type { AvatarProblem } from '../../domain/account/avatar-picture';
import { avatarShape } from '../../domain/account/crop';
import type { OwnProfile } from '../../domain/account/own-profile';
import type { Avatar } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { notifySuccess } from '../account/account-notices';
import { failureText } from '../errors/failure-text';
import { CropViewModel } from '../shared/crop.view-model';

/** Error texts for unsuitable picture files. */
const problemTexts: Record<AvatarProblem, string> = {
  empty: 'This file is empty.',
  'too-large': 'Please choose a picture under 4 MiB.',
  'not-a-picture': 'Please choose a PNG, JPEG or WebP image.',
  animated: 'Animated images aren’t supported.',
  'too-many-pixels':
    'Please choose a picture with sides under 20,000 pixels and at most 40 megapixels: 24 as WebP, progressive JPEG or interlaced PNG.',
  'too-small': 'Please choose a picture of at least 64 × 64 pixels.',
  unreadable: 'We couldn’t read this picture. The file may be damaged.',
};

/** State of the player's avatar and of the crop editor. */
export class PictureViewModel {
  avatar: Avatar | undefined;
  /** True if the player uploaded the avatar. */
  uploaded = false;
  /** Visible part of a chosen picture. */
  readonly crop = new CropViewModel(avatarShape);
  failure: string | undefined;
  /** Running action, if any. */
  busy: 'reading' | 'sending' | 'removing' | undefined;

  constructor(
    private readonly reader: PictureReader,
    private readonly change: Pick<ChangePicture, 'send' | 'remove'>,
    private readonly notices: NoticesState,
    private readonly changed: () => void,
  ) {
    makeAutoObservable<this, 'reader' | 'change' | 'notices' | 'changed'>(
      this,
      {
        reader: false,
        change: false,
        notices: false,
        changed: false,
        crop: false,
        avatar: observableRef,
      },
      { autoBind: true },
    );
  }

  show({ avatar, uploaded }: Pick<OwnProfile, 'avatar' | 'uploaded'>): void {
    this.avatar = avatar;
    this.uploaded = uploaded;
  }

  /** Reads a picked file; sets `failure` for an unsuitable file. */
  async pick(file: PickedFile): Promise<void> {
    if (this.busy !== undefined) return;
    this.begin('reading');
    const read = await this.reader.read(file);
    this.end(read.ok ? undefined : problemTexts[read.error]);
    if (read.ok) this.choose(read.value);
  }

  cancel(): void {
    if (this.busy === undefined) this.choose(undefined);
  }

  /** Sends the whole picture with its crop; the server cuts it. */
  async send(): Promise<void> {
    const { chosen } = this.crop;
    if (chosen === undefined || this.busy !== undefined) return;
    this.begin('sending');
    const answer = await this.change.send(chosen.file, chosen.crop);
    this.applyResult(answer, true, 'Your picture has been changed.');
    if (answer.ok) this.choose(undefined);
  }

  async remove(): Promise<void> {
    if (this.busy !== undefined) return;
    this.begin('removing');
    this.applyResult(await this.change.remove(), false, 'Your picture has been removed.');
  }

  private applyResult(answer: Result<Avatar, ApiFailure>, uploaded: boolean, text: string): void {
    this.end(answer.ok ? undefined : failureText(answer.error));
    if (!answer.ok) return;
    this.show({ avatar: answer.value, uploaded });
    notifySuccess(this.notices, text);
    this.changed();
  }

  private choose(chosen: ReadPicture | undefined): void {
    this.crop.choose(chosen);
    this.failure = undefined;
  }

  private begin(work: 'reading' | 'sending' | 'removing'): void {
    this.busy = work;
    this.crop.lock(true);
    this.failure = undefined;
  }

  private end(failure: string | undefined): void {
    this.busy = undefined;
    this.crop.lock(false);
    this.failure = failure;
  }
}
