const MODULE = /\/@fast-check\/vitest\/lib\/[^?]*\.js/;
const EVERY_CHAIN = '!ancestors.has(key)';
const SHORT_CHAINS = 'ancestors.size === 0';
const EVERY_RUN = 'numRuns: config.numRuns ?? 1';
const ONE_RUN = 'numRuns: fn.length === 0 ? 1 : (config.numRuns ?? 1)';

/**
 * Patches `@fast-check/vitest` in two ways. Chains such as `test.skip.only.fails` are not built, which saves each test
 * file a second; `test.prop`, `test.each` and other single names stay. A plain test runs once instead of as often as a
 * property: only a test that takes its context can use generated values.
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

/** Makes Vite process the package, which Node would otherwise import without the plugin. */
export const throughPlugins = { deps: { inline: ['@fast-check/vitest'] } };
