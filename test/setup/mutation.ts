import { configureGlobal } from 'fast-check';

/** One seed, because it stands in a property's title and mutation testing finds tests by their titles. */
configureGlobal({ numRuns: 100, seed: 20_231_220 });
