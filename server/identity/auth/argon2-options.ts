/** Argon2id with 19 MiB, two passes and one lane (decisions §5); the algorithm is the library's default. */
export const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
