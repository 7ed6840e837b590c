import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadPicture } from '../../application/profile/picture-reader.port';
import type { Crop, CropShape } from '../../domain/account/crop';
import { cropHeight, largestCrop, moveCrop, resizeCrop, smallestCrop, wholeCrop } from '../../domain/account/crop';

/** Keyboard steps: a share of the crop's width, and a zoom factor. */
const STEP = 0.05;
const ZOOM = 1.1;

/** Picture with its current crop. */
export interface ChosenPicture extends ReadPicture {
  readonly crop: Crop;
}

/** Visible part of a chosen picture, moved and zoomed by pointer and keyboard. */
export class CropViewModel {
  chosen: ChosenPicture | undefined;
  /** True while the crop must not change, such as during an upload. */
  locked = false;
  /** Crop at the start of a drag. */
  private dragStart: Crop | undefined;

  constructor(readonly shape: CropShape) {
    makeAutoObservable<this, 'dragStart'>(
      this,
      { shape: false, dragStart: false, chosen: observableRef },
      { autoBind: true },
    );
  }

  /** Zoom factor of the crop: 1 for the largest one of the picture. */
  get zoom(): number {
    return this.chosen === undefined ? 1 : largestCrop(this.chosen.size, this.shape) / this.chosen.crop.size;
  }

  get mostZoom(): number {
    const { chosen, shape } = this;
    return chosen === undefined ? 1 : largestCrop(chosen.size, shape) / smallestCrop(chosen.size, shape);
  }

  /** Height of the crop, in pixels of the picture. */
  get height(): number {
    return cropHeight(this.chosen?.crop.size ?? 0, this.shape);
  }

  /** Shows a picture with its largest crop; undefined closes the editor. */
  choose(picture: ReadPicture | undefined): void {
    this.chosen = picture && { ...picture, crop: wholeCrop(picture.size, this.shape) };
    this.dragStart = undefined;
  }

  lock(locked: boolean): void {
    this.locked = locked;
  }

  /** Starts a drag from the current crop. */
  hold(): void {
    this.dragStart = this.chosen?.crop;
  }

  /** Moves the crop from the start of the drag, in shares of its width. Keys and the slider end a drag. */
  drag(x: number, y: number): void {
    const { dragStart, shape } = this;
    if (dragStart === undefined) return;
    // Always relative to the start, because steps below one pixel would be rounded away.
    this.cut((_, { size }) => moveCrop(dragStart, { x: x * dragStart.size, y: y * dragStart.size }, size, shape));
    this.dragStart = dragStart;
  }

  /** Moves the crop by one keyboard step. */
  nudge(x: -1 | 0 | 1, y: -1 | 0 | 1): void {
    const step = (crop: Crop) => Math.max(1, crop.size * STEP);
    this.cut((crop, { size }) => moveCrop(crop, { x: x * step(crop), y: y * step(crop) }, size, this.shape));
  }

  zoomTo(zoom: number): void {
    this.cut((crop, { size }) => resizeCrop(crop, largestCrop(size, this.shape) / zoom, size, this.shape));
  }

  zoomIn(): void {
    this.zoomTo(this.zoom * ZOOM);
  }

  zoomOut(): void {
    this.zoomTo(this.zoom / ZOOM);
  }

  private cut(next: (crop: Crop, chosen: ChosenPicture) => Crop): void {
    const { chosen } = this;
    this.dragStart = undefined;
    if (chosen !== undefined && !this.locked) this.chosen = { ...chosen, crop: next(chosen.crop, chosen) };
  }
}
