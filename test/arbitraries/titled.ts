import { fc } from '@fast-check/vitest';
import type { Titled } from '../../src/domain/shared/titled';
import { fewSlugs } from './slugs';

/** Genres, categories and tags. */
export const titled: fc.Arbitrary<Titled> = fc.record({ slug: fewSlugs, title: fc.string({ maxLength: 20 }) });
