/**
 * Connection parameter: minimum similarity (0 to 1) between search words and part of a title. PostgreSQL's default of
 * 0.6 is too strict: two swapped letters of seven give 0.5.
 */
export const likenessLimit = { name: 'pg_trgm.word_similarity_threshold', value: '0.45' } as const;
