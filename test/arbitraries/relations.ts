import { fc } from '@fast-check/vitest';
import type { Relation } from '../../src/domain/account/can-view';
import { RELATIONS } from '../../src/domain/account/can-view';

/** Relations of one user to another. */
export const relations: fc.Arbitrary<Relation> = fc.constantFrom(...RELATIONS);
