/**
 * How alike (0 to 1) the words of a search and a part of a title must be to count as mistyped, as a parameter of a connection:
 * two swapped letters of seven leave 0.5, and the 0.6 that PostgreSQL begins with would lose them.
 */
export const likenessLimit = { name: 'pg_trgm.word_similarity_threshold', value: '0.45' } as const;
