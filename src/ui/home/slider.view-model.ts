import { makeAutoObservable } from 'mobx';
import { nextSlide, previousSlide } from '../../domain/shell/slider';
import type { Disposer } from '../shared/disposables';

/** The home page's slider: which game is shown, which of its pictures, and whether it goes on by itself. */
export class SliderViewModel {
  current = 0;
  /** One of the shown game's own pictures; its hero when undefined. */
  picture: number | undefined;
  /** Slides whose heroes are loaded or loading. */
  readonly loaded = new Set<number>([0]);
  private alive = false;
  private stopped = false;
  private hovered = false;
  private focused = false;

  constructor(private readonly count: number) {
    makeAutoObservable<this, 'count'>(this, { count: false }, { autoBind: true });
  }

  /** Moves only once the page is alive. */
  start(): Disposer {
    this.setAlive(true);
    return () => {
      this.setAlive(false);
    };
  }

  /** Whether the visitor lets it go on by itself. */
  get playing(): boolean {
    return !this.stopped;
  }

  /** Whether there is a countdown to the next slide at all. */
  get counting(): boolean {
    return this.alive && this.playing && this.count > 1;
  }

  /** The countdown holds while a pointer or the focus is on the slider. */
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

  /** Loads the hero of the slide that comes next. */
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

  private setAlive(alive: boolean): void {
    this.alive = alive;
  }
}
