import type { SoundPlayer } from '../../application/notices/sound-player.port';
import type { SoundName } from '../../domain/notices/sound-name';

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
