import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { AdConsentSource, ConsentString } from '../../application/ads/ad-consent-source.port';
import type { AdFrame, AdFrames } from '../../application/ads/ad-frames.port';
import type { CheckAdsBlocked } from '../../application/ads/check-ads-blocked.use-case';
import type { XrPresenceState } from '../../application/play/xr-presence-state';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Stillness } from '../../application/system/stillness.port';
import type { Ad } from '../../domain/ads/ad';
import type { AdConsent } from '../../domain/ads/ad-consent';
import { LONGEST_AD_COOLDOWN, canSkip, secondsLeft, untilCountdownChange } from '../../domain/ads/ad-cooldown';
import type { AdFrameNews } from '../../domain/ads/ad-frame-message';
import type { AdKind } from '../../domain/bridge/ad-methods';
import { STILL_AD_SECONDS } from '../../domain/bridge/game-ad.policy';
import type { Game } from '../../domain/games/game';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import type { OverlayAd, OverlayAdEvent } from './overlay-ad.machine';
import { nextOverlayAd, openOverlayAd, chooseOverlayAd } from './overlay-ad.machine';
import type { AdVisitor } from './page-ads.view-model';

export interface OverlayAdDependencies {
  readonly visitor: AdVisitor;
  readonly blocking: Pick<CheckAdsBlocked, 'blocked' | 'execute'>;
  readonly consent: AdConsentSource;
  readonly frames: AdFrames<HTMLIFrameElement>;
  readonly clock: Clock;
  readonly presence: Pick<XrPresenceState, 'adsHidden$'>;
  /** Reports whether videos must stay paused. */
  readonly stillness: Stillness;
  /** True if a third-party ad network is configured. */
  readonly thirdParty: boolean;
}

const away: OverlayAd = { kind: 'away' };

/** State of the ad that covers a game before it is played, once per visit of its page (spec 2 §4). */
export class OverlayAdViewModel {
  /** Frame of the third-party ad, once there is consent. */
  frame: AdFrame<HTMLIFrameElement> | undefined;
  private overlay: OverlayAd = away;
  private time = 0;
  private opened = false;
  private asked: { readonly kind: AdKind; readonly end: (state: 'finished' | 'skipped') => void } | undefined;
  private isWatched = false;
  private consent: AdConsent = 'unknown';
  private consentString: ConsentString = { gdprApplies: undefined, text: '' };
  private running = new Disposables();
  private cancelTick: Cancel = () => undefined;
  private readonly still: ObservedStream<boolean>;
  private readonly hidden: ObservedStream<boolean>;

  constructor(
    readonly game: Pick<Game, 'adsDisabled' | 'overlay'>,
    private readonly dependencies: OverlayAdDependencies,
  ) {
    this.still = new ObservedStream(dependencies.stillness.wanted$, true);
    this.hidden = new ObservedStream(dependencies.presence.adsHidden$, false);
    type Own =
      | 'game'
      | 'dependencies'
      | 'overlay'
      | 'opened'
      | 'asked'
      | 'isWatched'
      | 'consent'
      | 'consentString'
      | 'running'
      | 'cancelTick'
      | 'still'
      | 'hidden';
    makeAutoObservable<this, Own>(
      this,
      {
        consent: false,
        consentString: false,
        frame: observableRef,
        overlay: observableRef,
        game: false,
        dependencies: false,
        opened: false,
        asked: observableRef,
        isWatched: false,
        running: false,
        cancelTick: false,
        still: false,
        hidden: false,
      },
      { autoBind: true },
    );
  }

  get shown(): boolean {
    return this.overlay.kind === 'shown';
  }

  /** First-party ad; a third-party ad renders itself. */
  get ad(): Ad | undefined {
    return this.overlay.kind === 'shown' ? this.overlay.ad : undefined;
  }

  /** Seconds until the ad can be skipped; undefined while it loads. */
  get seconds(): number | undefined {
    return this.overlay.kind === 'shown' ? secondsLeft(this.overlay.cooldown, this.time) : 0;
  }

  get skippable(): boolean {
    return this.overlay.kind === 'shown' && canSkip(this.overlay.cooldown, this.time);
  }

  /** Kind of the ad that the game requested; undefined for the ad before the game. */
  get kind(): AdKind | undefined {
    return this.shown ? this.asked?.kind : undefined;
  }

  get isStill(): boolean {
    return this.still.value;
  }

  /** Covers the game with an ad if this visitor gets one. */
  open(): void {
    if (this.opened) return;
    this.opened = true;
    const { visitor, blocking, thirdParty, clock } = this.dependencies;
    if (thirdParty && this.game.overlay === undefined)
      this.running.add(this.dependencies.consent.follow(this.handleConsent));
    this.running.add(this.hidden.start());
    const choice = chooseOverlayAd({
      premium: visitor.attempted ? visitor.premium : undefined,
      adsDisabled: this.game.adsDisabled,
      scriptBlocked: blocking.blocked,
      custom: this.game.overlay,
      thirdParty,
      consent: this.consent,
    });
    this.show(this.hidden.value ? away : openOverlayAd(choice, clock.now()));
    if (!this.shown) {
      this.running.dispose();
      return;
    }
    this.running.add(this.still.start(), this.followViewer());
    if (choice.kind === 'third-party') this.handleConsent(this.consent, this.consentString);
    this.running.add(blocking.execute(() => this.apply({ type: 'script-blocked' })));
  }

  /** Covers the running game with an ad that it requested, until the ad was watched or skipped. */
  present(ad: Ad, kind: AdKind): Promise<'finished' | 'skipped'> {
    return new Promise((end) => {
      this.asked = { kind, end };
      this.running.add(this.hidden.start(), this.still.start(), this.followViewer());
      this.show(openOverlayAd({ kind: 'custom', ad }, this.dependencies.clock.now()));
      // A video reports its own end; this timeout covers a stalled one.
      const seconds = this.isStill || ad.type === 'image' ? STILL_AD_SECONDS : LONGEST_AD_COOLDOWN;
      this.running.add(this.dependencies.clock.after(seconds * 1000, this.watched));
    });
  }

  /** Marks the requested ad as watched to its end. */
  watched(): void {
    if (this.kind === undefined) return;
    this.isWatched = true;
    this.removeAd();
  }

  skip(): void {
    this.apply({ type: 'skip-clicked', now: this.dependencies.clock.now() });
  }

  /** Receives messages of the frame until the disposer is called. */
  attach(element: HTMLIFrameElement): Disposer {
    return this.frame?.connect(element, this.handleFrameMessage) ?? (() => undefined);
  }

  /** Reports coverage of the game, at once and on each change, until the disposer is called. */
  followCover(listener: (covered: boolean) => void): Disposer {
    return reaction(() => this.shown, listener, { fireImmediately: true });
  }

  /** Closes the ad when the page is left. */
  close(): void {
    this.removeAd();
    this.opened = false;
  }

  /** Removes the ad when the visitor becomes premium, as after a login in another tab, or enters the headset. */
  private followViewer(): Disposer {
    return reaction(
      () => this.dependencies.visitor.premium || this.hidden.value,
      (unwanted) => {
        if (unwanted) this.removeAd();
      },
    );
  }

  private removeAd(): void {
    this.show(away);
    this.finish();
  }

  private handleConsent(consent: AdConsent, consentString: ConsentString): void {
    this.consent = consent;
    this.consentString = consentString;
    if (!this.shown) return;
    this.apply({ type: 'consent-changed', consent });
    if (consent === 'given' && this.shown) this.frame ??= this.dependencies.frames.open(consentString);
  }

  private handleFrameMessage(message: AdFrameNews): void {
    switch (message.kind) {
      case 'ad-started':
        this.apply({ type: 'ad-started', ad: message.ad, now: this.dependencies.clock.now() });
        return;
      case 'ad-completed':
      case 'ad-failed':
        this.apply({ type: message.kind });
    }
  }

  private apply(event: OverlayAdEvent): void {
    if (!this.shown) return;
    this.show(nextOverlayAd(this.overlay, event));
    if (!this.shown) this.finish();
  }

  private show(overlay: OverlayAd): void {
    this.overlay = overlay;
    this.time = this.dependencies.clock.now();
    this.cancelTick();
    const due = overlay.kind === 'shown' ? untilCountdownChange(overlay.cooldown, this.time) : undefined;
    this.cancelTick =
      due === undefined
        ? () => undefined
        : this.dependencies.clock.after(due, () => {
            this.apply({ type: 'time-passed', now: this.dependencies.clock.now() });
          });
  }

  private finish(): void {
    this.cancelTick();
    this.frame = undefined;
    this.running.dispose();
    // For players who became premium meanwhile, the ad counts as watched.
    this.asked?.end(this.isWatched || this.dependencies.visitor.premium ? 'finished' : 'skipped');
    this.asked = undefined;
    this.isWatched = false;
  }
}
