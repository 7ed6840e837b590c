import { fc } from '@fast-check/vitest';
import type { Pagination } from '../../src/domain/shared/pagination';
import { paginate } from '../../src/domain/shared/pagination';

/** Where pages stand in lists, some of them past the end. */
export const paginations: fc.Arbitrary<Pagination> = fc
  .tuple(fc.nat(100), fc.integer({ min: 1, max: 20 }))
  .map(([total, page]) => paginate(total, page));
