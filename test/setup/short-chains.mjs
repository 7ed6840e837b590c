const MODULE = /\/@fast-check\/vitest\/lib\/[^?]*\.js/;
const EVERY_CHAIN = '!ancestors.has(key)';
const SHORT_CHAINS = 'ancestors.size === 0';

/**
 * Keeps `@fast-check/vitest` from building every permutation of `test.skip.only.fails...`, which costs each test file a second;
 * `test.prop`, `test.each` and the others of one word stay.
 */
export const shortChains = {
  name: 'short-chains',
  enforce: 'pre',
  transform(code, id) {
    if (!MODULE.test(id)) return undefined;
    if (!code.includes(EVERY_CHAIN))
      throw new Error(`${id} builds its chains another way: see test/setup/short-chains.mjs`);
    return code.replace(EVERY_CHAIN, SHORT_CHAINS);
  },
};

/** Without this the package is imported by Node itself, past the plugin. */
export const throughPlugins = { deps: { inline: ['@fast-check/vitest'] } };
