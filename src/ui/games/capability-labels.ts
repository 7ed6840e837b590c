import type { GameCapability } from '../../domain/games/game-capability';

/** Names of the devices and modes that games support, as badges and the filter show them. */
export const capabilityLabels: Readonly<Record<GameCapability, string>> = {
  vr: 'VR',
  ar: 'AR',
  hands: 'Hand tracking',
  controllers: 'Controllers',
  'room-scale': 'Room-scale',
  'mouse-keyboard': 'Mouse & keyboard',
  touch: 'Touch',
};
