import type { AgeRating, Comfort } from '../../domain/games/content-rating';
import type { GameCapability } from '../../domain/games/game-capability';

/** Labels of devices and modes, for badges and the filter. */
export const capabilityLabels: Readonly<Record<GameCapability, string>> = {
  vr: 'VR',
  ar: 'AR',
  hands: 'Hand tracking',
  controllers: 'Controllers',
  'room-scale': 'Room-scale',
  'mouse-keyboard': 'Mouse & keyboard',
  touch: 'Touch',
};

/** Labels of the motion that a player feels in a headset. */
export const comfortLabels: Readonly<Record<Comfort, string>> = {
  comfortable: 'Comfortable',
  moderate: 'Moderate',
  intense: 'Intense',
};

/** Returns the label of an age rating. */
export const ageLabel = (years: AgeRating): string => `${String(years)}+`;
