import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Disposer } from '../shared/disposables';
import type { SideNavigation, SideNavigationEvent } from './side-navigation.machine';
import { isExpanded, NAVIGATION_MORPH, nextSideNavigation } from './side-navigation.machine';

const MINUTE = 60_000;

/** State of the shell: the side navigation, and the current time for dates. */
export class NavigationViewModel {
  side: SideNavigation = 'closed';
  /** Milliseconds since 1970, updated every minute; undefined until started. */
  now: number | undefined = undefined;
  private morph: Cancel | undefined = undefined;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock' | 'morph'>(this, { clock: false, morph: false }, { autoBind: true });
  }

  /** True while expanded or expanding. */
  get expanded(): boolean {
    return isExpanded(this.side);
  }

  start(): Disposer {
    this.tick();
    const ticking = this.clock.every(MINUTE, () => {
      this.tick();
    });
    return () => {
      ticking();
      this.morph?.();
    };
  }

  clicked(): void {
    this.apply('clicked');
  }

  left(): void {
    this.apply('left');
  }

  pressedOutside(): void {
    this.apply('clicked-outside');
  }

  private apply(event: SideNavigationEvent): void {
    const next = nextSideNavigation(this.side, event);
    if (next === this.side) return;
    this.side = next;
    this.morph?.();
    this.morph = this.clock.after(NAVIGATION_MORPH, () => {
      this.morphed();
    });
  }

  private morphed(): void {
    this.side = nextSideNavigation(this.side, 'morphed');
  }

  private tick(): void {
    this.now = this.clock.now();
  }
}
