/** Sources of each directive of a content security policy. */
type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the directives that limit the sources and connections of a build's pages: own origin, the portal's static
 * host and `network`. Inline scripts, eval, WebAssembly, workers, `blob:` and `data:` are allowed on a game's own
 * origin (docs/adr/0025).
 */
export function gameSources(staticOrigins: readonly string[], network: readonly string[]): PolicyDirectives {
  const hosts = [...staticOrigins, ...network];
  return {
    'default-src': ["'self'", 'blob:', 'data:', ...hosts],
    'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'blob:', 'data:', ...hosts],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:', 'data:', ...hosts],
    'worker-src': ["'self'", 'blob:', 'data:', ...network],
    'frame-src': ["'self'", 'blob:', 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  };
}

/** Formats a policy for the response header. */
export function policyText(directives: PolicyDirectives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
