import { fc } from '@fast-check/vitest';
import type { Pagination } from '../../src/domain/shared/pagination';
import { paginate } from '../../src/domain/shared/pagination';

/** Paginations, some of them past the last page. */
export const paginations: fc.Arbitrary<Pagination> = fc
  .tuple(fc.nat(100), fc.integer({ min: 1, max: 20 }))
  .map(([total, page]) => paginate(total, page));
