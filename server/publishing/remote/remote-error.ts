const UNKNOWN_TOKEN =
  'The portal does not accept the token in HOLOCADE_TOKEN. Create another one in the developer console.';
const UNKNOWN_DEVELOPER = 'The token in HOLOCADE_TOKEN belongs to another developer. Check --developer.';

/** Reads the sentence of a refusal of the API. */
function sentenceOf(body: string): string | undefined {
  try {
    const { status } = JSON.parse(body) as { readonly status?: { readonly message?: unknown } };
    return typeof status?.message === 'string' && status.message !== '' ? status.message : undefined;
  } catch {
    // A proxy has answered.
    return undefined;
  }
}

/** Error about an answer that no portal gives. */
export const NO_PORTAL = 'This address is not that of a portal. Check --remote.';
/** Statuses of a website that does not know the calls of a portal. */
const UNKNOWN_CALL: readonly number[] = [404, 405, 410, 501];

/** Describes a refused request of the publish command. */
export function messageOf(status: number, body: string): string {
  const sentence = sentenceOf(body);
  if (status === 401) return UNKNOWN_TOKEN;
  if (sentence === 'This developer does not exist.') return UNKNOWN_DEVELOPER;
  if (sentence !== undefined) return sentence;
  if (status === 403) return 'The portal, or a proxy before it, refuses this request with status 403.';
  return status < 400 || UNKNOWN_CALL.includes(status)
    ? NO_PORTAL
    : `The portal answered with status ${String(status)}. Try again later.`;
}

/** Describes a portal that did not answer. `again` is the sentence about a repeated command. */
export function unreachable(url: string, error: unknown, again = 'Run the command again.'): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `${new URL(url).origin} cannot be reached${code}. ${again}`;
}
