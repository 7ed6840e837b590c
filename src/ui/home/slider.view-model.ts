import { makeAutoObservable } from 'mobx';
import { nextSlide, previousSlide } from '../../domain/shell/slider';
import type { Disposer } from '../shared/disposables';

/** State of the slider: current game, selected picture and automatic rotation. */
export class SliderViewModel {
  current = 0;
  /** Index of the game's selected picture; the hero if undefined. */
  picture: number | undefined;
  /** Slides with loaded or loading heroes. */
  readonly loaded = new Set<number>([0]);
  private hydrated = false;
  private stopped = false;
  private hovered = false;
  private focused = false;

  constructor(private readonly count: number) {
    makeAutoObservable<this, 'count'>(this, { count: false }, { autoBind: true });
  }

  /** Starts the rotation after hydration. */
  start(): Disposer {
    this.setAlive(true);
    return () => {
      this.setAlive(false);
    };
  }

  /** True unless the visitor has paused the slideshow. */
  get playing(): boolean {
    return !this.stopped;
  }

  /** True if there is a countdown to the next slide. */
  get counting(): boolean {
    return this.hydrated && this.playing && this.count > 1;
  }

  /** True while a pointer or the focus on the slider pauses the countdown. */
  get held(): boolean {
    return this.hovered || this.focused;
  }

  get rotating(): boolean {
    return this.counting && !this.held;
  }

  next(): void {
    this.show(nextSlide(this.current, this.count));
  }

  previous(): void {
    this.show(previousSlide(this.current, this.count));
  }

  /** Loads the hero of the next slide. */
  prepareNext(): void {
    this.loaded.add(nextSlide(this.current, this.count));
  }

  choosePicture(index: number): void {
    this.picture = this.picture === index ? undefined : index;
  }

  togglePlaying(): void {
    this.stopped = !this.stopped;
  }

  setHovered(hovered: boolean): void {
    this.hovered = hovered;
  }

  setFocused(focused: boolean): void {
    this.focused = focused;
  }

  private show(slide: number): void {
    this.current = slide;
    this.picture = undefined;
    this.loaded.add(slide);
  }

  private setAlive(hydrated: boolean): void {
    this.hydrated = hydrated;
  }
}
