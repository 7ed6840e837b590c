import { distinctUntilChanged, Observable } from 'rxjs';
import type { SoundPlayer } from '../../application/notices/sound-player.port';
import type { GuestId } from '../../application/realtime/guest-id.port';
import type { ConsentManager } from '../../application/shell/consent-manager.port';
import type { Attention } from '../../application/system/attention.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Stillness } from '../../application/system/stillness.port';
import { GUEST_COOKIE } from '../../contract/session-cookie';
import type { SoundName } from '../../domain/notices/sound-name';
import { parseGuestId } from '../../domain/session/guest-id';
import { brand } from '../../domain/shared/brand';
import { eventValue } from './event-value';

/** Time for which a claim is held, in milliseconds; long enough for the slowest tab to receive the event. */
const CLAIM = 10_000;

/** Tab attention based on document visibility. Without the Web Locks API every visible tab wins the claim. */
export class PageAttention implements Attention {
  constructor(
    private readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
    private readonly clock: Pick<Clock, 'after'>,
    private readonly locks: Pick<LockManager, 'request'> | undefined,
  ) {}

  whenSeen(then: () => void): Cancel {
    if (this.page.visibilityState === 'visible') {
      then();
      return () => undefined;
    }
    const check = () => {
      if (this.page.visibilityState !== 'visible') return;
      cancel();
      then();
    };
    const cancel = () => {
      this.page.removeEventListener('visibilitychange', check);
    };
    this.page.addEventListener('visibilitychange', check);
    return cancel;
  }

  onReturn(then: () => void): Cancel {
    const check = () => {
      if (this.page.visibilityState === 'visible') then();
    };
    this.page.addEventListener('visibilitychange', check);
    return () => {
      this.page.removeEventListener('visibilitychange', check);
    };
  }

  claim(key: string): Promise<boolean> {
    const { locks } = this;
    if (this.page.visibilityState !== 'visible') return Promise.resolve(false);
    if (locks === undefined) return Promise.resolve(true);
    return new Promise((settle) => {
      const onLock = (lock: Lock | null) => {
        settle(lock !== null);
        return lock === null ? undefined : new Promise<void>((release) => this.clock.after(CLAIM, release));
      };
      locks.request(`${brand.identifier}.claim ${key}`, { ifAvailable: true }, onLock).catch(() => {
        settle(true);
      });
    });
  }
}

const STILL = '(prefers-reduced-motion: reduce), (forced-colors: active)';

/** Reads the media features for reduced motion and forced colours, and follows their changes. */
export class MediaStillness implements Stillness {
  readonly wanted$;

  constructor(media: (query: string) => EventTarget & { readonly matches: boolean } = (query) => matchMedia(query)) {
    this.wanted$ = eventValue(
      () => media(STILL),
      'change',
      ({ matches }) => matches,
    );
  }
}

/** Window of a page with an optional consent manager. */
interface ConsentPage extends EventTarget {
  readonly __tcfapi?: (command: string, version: number, notify: () => void) => void;
  readonly document: EventTarget;
}

const VERSION = 2;

/** Consent manager (IAB TCF v2) of a script, which may load after the page. */
export class PageConsentManager implements ConsentManager {
  readonly loaded$;

  constructor(private readonly page: ConsentPage = window) {
    const isLoaded = () => page.__tcfapi !== undefined;
    const sources = [
      eventValue(() => page, 'load', isLoaded),
      // The document sees the load events of its scripts on their way down; the window does not.
      eventValue(() => page.document, 'load', isLoaded, { capture: true }),
    ];
    this.loaded$ = new Observable<boolean>((reader) => {
      for (const source of sources) reader.add(source.subscribe((loaded) => reader.next(loaded)));
    }).pipe(distinctUntilChanged());
  }

  openSettings(): void {
    this.page.__tcfapi?.('displayConsentUi', VERSION, () => undefined);
  }
}

/** Reads the guest id from the cookie set by the server (decisions §5). */
export class CookieGuestId implements GuestId {
  constructor(private readonly cookies: () => string = () => document.cookie) {}

  read(): string | undefined {
    const prefix = `${GUEST_COOKIE}=`;
    const values = this.cookies()
      .split(';')
      .map((cookie) => cookie.trim())
      .filter((cookie) => cookie.startsWith(prefix))
      .map((cookie) => cookie.slice(prefix.length));
    return parseGuestId(values);
  }
}

interface Playable {
  play(): Promise<void>;
}

/** Plays `/sounds/{name}.mp3` from the static host; stays silent if the browser blocks playback (spec 1 §7). */
export class HtmlSoundPlayer implements SoundPlayer {
  constructor(
    private readonly staticOrigin: string,
    private readonly load: (address: string) => Playable = (address) => new Audio(address),
    private readonly activation: () => boolean = hasBeenActive,
    /** Visibility check, so that only the visible tab plays a sound. */
    private readonly visible: () => boolean = () => document.visibilityState === 'visible',
  ) {}

  play(name: SoundName): void {
    if (this.activation() && this.visible()) void this.sound(name);
  }

  private async sound(name: SoundName): Promise<void> {
    try {
      await this.load(`${this.staticOrigin}/sounds/${name}.mp3`).play();
    } catch {
      // Muted tabs, missing codecs and lost connections are not errors.
    }
  }
}

function hasBeenActive(): boolean {
  const { userActivation } = navigator as { readonly userActivation?: { readonly hasBeenActive: boolean } };
  return userActivation?.hasBeenActive ?? true;
}
