import type { SoundName, SoundPlayer } from '../../application/notices/sound-player.port';

interface Playable {
  play(): Promise<void>;
}

/** Plays `/sounds/{name}.mp3` of the static host; a browser's refusal is silence (spec 1 §7). */
export class HtmlSoundPlayer implements SoundPlayer {
  constructor(
    private readonly staticOrigin: string,
    private readonly load: (address: string) => Playable = (address) => new Audio(address),
    private readonly activation: () => boolean = hasBeenActive,
  ) {}

  play(name: SoundName): void {
    if (this.activation()) void this.sound(name);
  }

  private async sound(name: SoundName): Promise<void> {
    try {
      await this.load(`${this.staticOrigin}/sounds/${name}.mp3`).play();
    } catch {
      // Muted tabs, missing codecs and lost connections are no failure of the page.
    }
  }
}

function hasBeenActive(): boolean {
  const { userActivation } = navigator as { readonly userActivation?: { readonly hasBeenActive: boolean } };
  return userActivation?.hasBeenActive ?? true;
}
