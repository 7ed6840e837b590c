import type { SoundPlayer } from '../../application/notices/sound-player.port';

/** The sounds of a place without a loudspeaker. */
export const silentSoundPlayer: SoundPlayer = { play: () => undefined };
