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
