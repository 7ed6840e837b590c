import type { SoundPlayer } from '../../application/notices/sound-player.port';

/** No-op sound player. */
export const silentSoundPlayer: SoundPlayer = { play: () => undefined };
