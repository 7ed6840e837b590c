import { sql } from 'drizzle-orm';
import type { GameCapability } from '../../../../src/domain/games/game-capability';

/** One bit for each capability. Stored counts and indexes use these numbers: never change one, only add new ones. */
export const capabilityBits: Readonly<Record<GameCapability, number>> = {
  vr: 1,
  ar: 2,
  hands: 4,
  controllers: 8,
  'room-scale': 16,
  'mouse-keyboard': 32,
  touch: 64,
};

/** Expression of the generated column: the sum of the bits of a game's capabilities. */
export const sumOfCapabilityBits = sql`case when 'vr' = any(capabilities) then 1 else 0 end + case when 'ar' = any(capabilities) then 2 else 0 end + case when 'hands' = any(capabilities) then 4 else 0 end + case when 'controllers' = any(capabilities) then 8 else 0 end + case when 'room-scale' = any(capabilities) then 16 else 0 end + case when 'mouse-keyboard' = any(capabilities) then 32 else 0 end + case when 'touch' = any(capabilities) then 64 else 0 end`;
