const BROWSER_STORES = ['localStorage', 'sessionStorage', 'indexedDB'];
const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
const TIMERS = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
];
const ENVIRONMENT = [
  'window',
  'self',
  'globalThis',
  'document',
  'navigator',
  'location',
  'process',
  'require',
  'Buffer',
  'crypto',
  'performance',
  'console',
];

const restrict = (message, names) => ({
  'no-restricted-globals': ['error', ...names.map((name) => ({ name, message }))],
});

/** Globals that each kind of file must not use. */
export const restrictedGlobals = {
  inner: restrict('The inner layers know no environment: ask for a port.', [
    ...BROWSER_STORES,
    ...NETWORK,
    ...TIMERS,
    ...ENVIRONMENT,
  ]),
  ui: restrict('The interface reaches the outside through a use-case.', [
    ...BROWSER_STORES,
    ...NETWORK,
    'setTimeout',
    'setInterval',
    'postMessage',
  ]),
  tests: restrict('No sleeps: advance the fake clock, or wait for what should happen.', ['setTimeout', 'setInterval']),
};
