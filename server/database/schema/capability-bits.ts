import { sql } from 'drizzle-orm';
import { gameCapabilities } from '../../../src/domain/games/game-capability';
import type { GameCapability } from '../../../src/domain/games/game-capability';

/** One bit for each capability. Stored counts and indexes use these numbers: never change one, only add more. */
export const capabilityBits: Readonly<Record<GameCapability, number>> = {
  vr: 1,
  ar: 2,
  hands: 4,
  controllers: 8,
  'room-scale': 16,
  'mouse-keyboard': 32,
  touch: 64,
};

/** The generated column's expression: the sum of the bits of a game's capabilities. */
export const sumOfCapabilityBits = sql.raw(
  gameCapabilities
    .map((name) => `case when '${name}' = any(capabilities) then ${String(capabilityBits[name])} else 0 end`)
    .join(' + '),
);
