const SUMMARY = /(\bsummary:\s*)(?:'[^'\\\n]*'|"[^"\\\n]*"|`[^`\\$]*`)(?=,?\s)/g;

/** Returns the code of a contract with empty summaries of its calls. */
export const emptySummaries = (code) => code.replace(SUMMARY, "$1''");

/** Removes the summaries of calls from the browser's scripts, because only the OpenAPI document of the server contains them. */
export const withoutSummaries = {
  name: 'without-summaries',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/contract\/[^/]+\.contract\.ts$/ },
    // No line moves, so the source map stays valid.
    handler: (code) => ({ code: emptySummaries(code), map: null }),
  },
};
