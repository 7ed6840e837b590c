import { createHash, generateKeyPairSync } from 'node:crypto';
import type { Configuration, Provider, Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { ServerClock } from '../../platform/system/server-clock';
import type { ServerRandom } from '../../platform/system/server-random';
import { personOf } from './people';

interface StoredEntry {
  readonly payload: AdapterPayload;
  readonly endsAt: number;
}

const MAX_ENTRIES = 2000;

/** In-memory storage of a fake provider. The oldest entry is evicted at the limit, and all entries end with the process. */
function memoryAdapter(clock: ServerClock): AdapterFactory {
  const stored = new Map<string, StoredEntry>();
  const alive = (key: string): AdapterPayload | undefined => {
    const found = stored.get(key);
    return found && found.endsAt > clock.now().getTime() ? found.payload : undefined;
  };
  const first = (fits: (key: string, payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    const [key] = [...stored].find(([name, { payload }]) => fits(name, payload)) ?? [];
    return key === undefined ? undefined : alive(key);
  };
  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const own = (key: string): boolean => key.startsWith(`${model}:`);
    return {
      async upsert(id, payload, expiresIn) {
        const [oldest] = stored.keys();
        if (stored.size >= MAX_ENTRIES && oldest !== undefined) stored.delete(oldest);
        const lifetime = expiresIn === undefined ? Infinity : expiresIn * 1000;
        stored.set(keyOf(id), { payload, endsAt: clock.now().getTime() + lifetime });
      },
      find: async (id) => alive(keyOf(id)),
      findByUid: async (uid) => first((key, payload) => own(key) && payload.uid === uid),
      findByUserCode: async (code) => first((key, payload) => own(key) && payload.userCode === code),
      async consume(id) {
        const payload = alive(keyOf(id));
        if (payload) payload.consumed = Math.floor(clock.now().getTime() / 1000);
      },
      async destroy(id) {
        stored.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of stored) if (payload.grantId === grantId) stored.delete(key);
      },
    };
  };
}

export interface EngineOptions {
  /** First segment of every path, and end of the issuer. */
  readonly mount: string;
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string; readonly redirectUri: string };
  /** Supported scopes. */
  readonly scopes: readonly string[];
  readonly clock: ServerClock;
  readonly random: ServerRandom;
}

const HOUR = 60 * 60;
const MINUTES = 10 * 60;

function signingKey(): Record<string, unknown> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  return { ...jwk, use: 'sig', alg: 'ES256', kid: createHash('sha256').update(String(jwk.x)).digest('base64url') };
}

function configurationOf(options: EngineOptions, policy: Configuration['interactions']): Configuration {
  const { mount, client, scopes, clock, random } = options;
  const cookie = (name: string): string => `${mount}_${name}`;
  const short = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    adapter: memoryAdapter(clock),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    scopes: [...scopes],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'] },
    // Include the address in the identity token, as Google does.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    cookies: {
      keys: [random.bytes(32).toString('hex')],
      names: { session: cookie('session'), interaction: cookie('interaction'), resume: cookie('resume') },
      long: short,
      short,
    },
    ttl: { AccessToken: HOUR, AuthorizationCode: 60, Grant: HOUR, IdToken: HOUR, Interaction: MINUTES, Session: HOUR },
    ...(policy === undefined ? {} : { interactions: policy }),
    findAccount: (_context, id) => {
      const person = personOf(id);
      if (!person) return undefined;
      const { email, emailVerified, organisation: hd } = person;
      const emailClaims = email === undefined ? {} : { email, email_verified: emailVerified, ...(hd ? { hd } : {}) };
      return { accountId: id, claims: () => ({ sub: id, ...emailClaims }) };
    },
    // Choosing a person counts as consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client ? { clientId: oidc.client.clientId } : {}),
        ...(oidc.session?.accountId === undefined ? {} : { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope(scopes.join(' '));
      await grant.save();
      return grant;
    },
    clientBasedCORS: () => false,
    renderError(context, out) {
      context.type = 'text/plain';
      context.body = `${out.error}\n${out.error_description ?? ''}\n`;
    },
  };
}

/**
 * Creates an OpenID Connect and OAuth 2 provider for one client, which must use PKCE.
 * The package is large, so it is loaded on first use.
 */
export async function oidcEngine(options: EngineOptions): Promise<Provider> {
  // Skips the package's entry file, which only warns about Node 20, the version that our own tests run on.
  const [{ Provider }, { base, Check }] = await Promise.all([
    import('oidc-provider/lib/provider.js'),
    import('oidc-provider/lib/helpers/interaction_policy/index.js'),
  ]);
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('always', 'Somebody is chosen every time', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  const url = (_context: unknown, { uid }: { readonly uid: string }): string => `/${options.mount}/people/${uid}`;
  const provider = new Provider(options.issuer, configurationOf(options, { policy, url }));
  provider.proxy = true;
  return provider;
}
