import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ChangePicture } from '../../application/profile/change-picture.use-case';
import type { PickedFile, PictureReader, ReadPicture } from '../../application/profile/picture-reader.port';
import type { AvatarProblem } from '../../domain/account/avatar-picture';
import type { Crop } from '../../domain/account/crop';
import { largestCrop, moveCrop, resizeCrop, smallestCrop, wholeCrop } from '../../domain/account/crop';
import type { OwnProfile } from '../../domain/account/own-profile';
import type { Avatar } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { notifySuccess } from '../account/account-notices';
import { failureText } from '../errors/failure-text';

/** Error texts for unsuitable picture files. */
const problemTexts: Record<AvatarProblem, string> = {
  empty: 'This file is empty.',
  'too-large': 'Please choose a picture under 4 MiB.',
  'not-a-picture': 'Please choose a PNG, JPEG or WebP image.',
  animated: 'Animated images aren’t supported.',
  'too-many-pixels': 'Please choose a picture with at most 40 megapixels and sides under 20,000 pixels.',
  'too-small': 'Please choose a picture of at least 64 × 64 pixels.',
  unreadable: 'We couldn’t read this picture. The file may be damaged.',
};

/** Keyboard steps: a share of the crop's side, and a zoom factor. */
const STEP = 0.05;
const ZOOM = 1.1;

/** Picture with its current crop. */
export interface ChosenPicture extends ReadPicture {
  readonly crop: Crop;
}

/** State of the player's avatar and of the crop editor. */
export class PictureViewModel {
  avatar: Avatar | undefined;
  /** True if the player uploaded the avatar. */
  uploaded = false;
  chosen: ChosenPicture | undefined;
  failure: string | undefined;
  /** Running action, if any. */
  busy: 'reading' | 'sending' | 'removing' | undefined;
  /** Crop at the start of a drag. */
  private dragStart: Crop | undefined;

  constructor(
    private readonly reader: PictureReader,
    private readonly change: Pick<ChangePicture, 'send' | 'remove'>,
    private readonly notices: NoticesState,
    private readonly changed: () => void,
  ) {
    makeAutoObservable<this, 'reader' | 'change' | 'notices' | 'changed' | 'dragStart'>(
      this,
      {
        reader: false,
        change: false,
        notices: false,
        changed: false,
        dragStart: false,
        avatar: observableRef,
        chosen: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Zoom factor of the crop: 1 for the largest square of the picture. */
  get zoom(): number {
    return this.chosen === undefined ? 1 : largestCrop(this.chosen.size) / this.chosen.crop.size;
  }

  get mostZoom(): number {
    return this.chosen === undefined ? 1 : largestCrop(this.chosen.size) / smallestCrop(this.chosen.size);
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
    if (read.ok) this.choose({ ...read.value, crop: wholeCrop(read.value.size) });
  }

  /** Starts a drag from the current crop. */
  hold(): void {
    this.dragStart = this.chosen?.crop;
  }

  /** Moves the crop from the start of the drag, in shares of its side. Keys and the slider end a drag. */
  drag(x: number, y: number): void {
    const { dragStart } = this;
    if (dragStart === undefined) return;
    // Always relative to the start, because steps below one pixel would be rounded away.
    this.cut((_, { size }) => moveCrop(dragStart, { x: x * dragStart.size, y: y * dragStart.size }, size));
    this.dragStart = dragStart;
  }

  /** Moves the crop by one keyboard step. */
  nudge(x: -1 | 0 | 1, y: -1 | 0 | 1): void {
    const step = (crop: Crop) => Math.max(1, crop.size * STEP);
    this.cut((crop, { size }) => moveCrop(crop, { x: x * step(crop), y: y * step(crop) }, size));
  }

  zoomTo(zoom: number): void {
    this.cut((crop, { size }) => resizeCrop(crop, largestCrop(size) / zoom, size));
  }

  zoomIn(): void {
    this.zoomTo(this.zoom * ZOOM);
  }

  zoomOut(): void {
    this.zoomTo(this.zoom / ZOOM);
  }

  cancel(): void {
    if (this.busy === undefined) this.choose(undefined);
  }

  /** Sends the whole picture with its crop; the server cuts it. */
  async send(): Promise<void> {
    const { chosen } = this;
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

  private cut(next: (crop: Crop, chosen: ChosenPicture) => Crop): void {
    const { chosen } = this;
    this.dragStart = undefined;
    if (chosen !== undefined && this.busy === undefined) this.chosen = { ...chosen, crop: next(chosen.crop, chosen) };
  }

  private choose(chosen: ChosenPicture | undefined): void {
    this.chosen = chosen;
    this.dragStart = undefined;
    this.failure = undefined;
  }

  private begin(work: 'reading' | 'sending' | 'removing'): void {
    this.busy = work;
    this.failure = undefined;
  }

  private end(failure: string | undefined): void {
    this.busy = undefined;
    this.failure = failure;
  }
}
