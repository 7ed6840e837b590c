import type { SoundPlayer } from '../../src/application/notices/sound-player.port';
import type { SoundName } from '../../src/domain/notices/sound-name';

/** Records played sounds. */
export class FakeSoundPlayer implements SoundPlayer {
  readonly played: SoundName[] = [];

  play(name: SoundName): void {
    this.played.push(name);
  }
}
