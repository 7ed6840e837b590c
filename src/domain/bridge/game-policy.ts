/** Directives of a content security policy, each with its sources. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/** Returns the text of a content security policy. */
export const serializePolicy = (directives: PolicyDirectives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * Directives that decide where a game may load from, as a response header and as a `<meta>` element of the sandbox. A game's own origin is
 * its sandbox, so inline scripts, eval, WebAssembly, workers, `blob:` and `data:` are allowed. Files of `staticOrigins`, the portal's own,
 * are allowed but not as workers. Hosts of `network`, declared in `game.json`, count for everything that is loaded (docs/adr/0025).
 */
export const gameDirectives = (staticOrigins: readonly string[], network: readonly string[]) =>
  ({
    'default-src': ["'self'", 'blob:', 'data:', ...staticOrigins, ...network],
    'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'blob:', 'data:', ...staticOrigins, ...network],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:', 'data:', ...staticOrigins, ...network],
    'worker-src': ["'self'", 'blob:', 'data:', ...network],
    'frame-src': ["'self'", 'blob:', 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  }) satisfies PolicyDirectives;
