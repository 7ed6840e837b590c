const MODULE = /\/@fast-check\/vitest\/lib\/[^?]*\.js/;
const EVERY_CHAIN = '!ancestors.has(key)';
const SHORT_CHAINS = 'ancestors.size === 0';
const EVERY_RUN = 'numRuns: config.numRuns ?? 1';
const ONE_RUN = 'numRuns: fn.length === 0 ? 1 : (config.numRuns ?? 1)';

/**
 * Keeps `@fast-check/vitest` from building every permutation of `test.skip.only.fails...`, which costs each test file a second;
 * `test.prop`, `test.each` and the others of one word stay. And from running a plain test as often as a property, a thousand times under
 * CI: only one that takes its context can ask for generated values.
 */
export const shortChains = {
  name: 'short-chains',
  enforce: 'pre',
  transform(code, id) {
    if (!MODULE.test(id)) return undefined;
    if (!code.includes(EVERY_CHAIN) || !code.includes(EVERY_RUN))
      throw new Error(`${id} builds its chains another way: see test/setup/short-chains.mjs`);
    return code.replace(EVERY_CHAIN, SHORT_CHAINS).replace(EVERY_RUN, ONE_RUN);
  },
};

/** Without this the package is imported by Node itself, past the plugin. */
export const throughPlugins = { deps: { inline: ['@fast-check/vitest'] } };
