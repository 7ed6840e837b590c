import { fc } from '@fast-check/vitest';
import type { Relation } from '../../src/domain/account/privacy';
import { RELATIONS } from '../../src/domain/account/privacy';

/** Relations of one user to another. */
export const relations: fc.Arbitrary<Relation> = fc.constantFrom(...RELATIONS);
