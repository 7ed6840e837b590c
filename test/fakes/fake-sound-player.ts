import type { SoundName, SoundPlayer } from '../../src/application/notices/sound-player.port';

/** Remembers what would have been heard. */
export class FakeSoundPlayer implements SoundPlayer {
  readonly played: SoundName[] = [];

  play(name: SoundName): void {
    this.played.push(name);
  }
}
