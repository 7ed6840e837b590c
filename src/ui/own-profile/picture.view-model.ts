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

/** What a player is told of a file that cannot be their picture. */
const pictureWords: Record<AvatarProblem, string> = {
  empty: 'This file is empty.',
  'too-large': 'This picture is larger than 4 MiB. Please choose a smaller one.',
  'not-a-picture': 'This is no PNG, JPEG or WebP picture.',
  animated: 'Animated pictures cannot be used. Please choose one that does not move.',
  'too-many-pixels': 'This picture has more than 40 megapixels, or a side of 20,000 pixels or more.',
  'too-small': 'This picture is smaller than 64 pixels.',
  unreadable: 'This picture cannot be read. The file may be damaged.',
};

/** A step of the keyboard: this share of the square, and this factor of its side. */
const STEP = 0.05;
const ZOOM = 1.1;

/** A picture of which a part is being chosen. */
export interface ChosenPicture extends ReadPicture {
  readonly crop: Crop;
}

/** A player’s own picture, and the choice of another one. */
export class PictureViewModel {
  avatar: Avatar | undefined;
  /** Whether it is one that the player has uploaded. */
  uploaded = false;
  chosen: ChosenPicture | undefined;
  failure: string | undefined;
  /** What is under way. */
  busy: 'reading' | 'sending' | 'removing' | undefined;
  /** The part as it was when the pointer took hold of it. */
  private held: Crop | undefined;

  constructor(
    private readonly reader: PictureReader,
    private readonly change: Pick<ChangePicture, 'send' | 'remove'>,
    private readonly notices: NoticesState,
    private readonly changed: () => void,
  ) {
    makeAutoObservable<this, 'reader' | 'change' | 'notices' | 'changed' | 'held'>(
      this,
      {
        reader: false,
        change: false,
        notices: false,
        changed: false,
        held: false,
        avatar: observableRef,
        chosen: observableRef,
      },
      { autoBind: true },
    );
  }

  /** How far the chosen part is enlarged: 1 for the largest square of the picture. */
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

  /** Reads a file that was picked; one that cannot be used is told of. */
  async pick(file: PickedFile): Promise<void> {
    if (this.busy !== undefined) return;
    this.begin('reading');
    const read = await this.reader.read(file);
    this.end(read.ok ? undefined : pictureWords[read.error]);
    if (read.ok) this.choose({ ...read.value, crop: wholeCrop(read.value.size) });
  }

  /** Takes hold of the part, as it is now. */
  hold(): void {
    this.held = this.chosen?.crop;
  }

  /** Moves the part to so many shares of its side from where it was taken hold of; keys and the slider end the hold. */
  drag(x: number, y: number): void {
    const { held } = this;
    if (held === undefined) return;
    // From the start each time: steps of less than a pixel would be lost one by one.
    this.cut((_, { size }) => moveCrop(held, { x: x * held.size, y: y * held.size }, size));
    this.held = held;
  }

  /** Moves the part by one step of the keyboard. */
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

  /** Sends the chosen part with the whole picture; the server cuts it. */
  async send(): Promise<void> {
    const { chosen } = this;
    if (chosen === undefined || this.busy !== undefined) return;
    this.begin('sending');
    const answer = await this.change.send(chosen.file, chosen.crop);
    this.take(answer, true, 'Your picture has been changed.');
    if (answer.ok) this.choose(undefined);
  }

  async remove(): Promise<void> {
    if (this.busy !== undefined) return;
    this.begin('removing');
    this.take(await this.change.remove(), false, 'Your picture has been removed.');
  }

  private take(answer: Result<Avatar, ApiFailure>, uploaded: boolean, words: string): void {
    this.end(answer.ok ? undefined : failureText(answer.error));
    if (!answer.ok) return;
    this.show({ avatar: answer.value, uploaded });
    notifySuccess(this.notices, words);
    this.changed();
  }

  private cut(next: (crop: Crop, chosen: ChosenPicture) => Crop): void {
    const { chosen } = this;
    this.held = undefined;
    if (chosen !== undefined && this.busy === undefined) this.chosen = { ...chosen, crop: next(chosen.crop, chosen) };
  }

  private choose(chosen: ChosenPicture | undefined): void {
    this.chosen = chosen;
    this.held = undefined;
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
