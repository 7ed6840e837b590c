import { err, ok } from '../../../src/domain/shared/result';
import type { ServerClock } from '../../platform/system/server-clock';
import { failureOf } from './failure-of';
import type { SocialProvider } from './social-provider.port';
import type { SocialDependencies } from './social-dependencies';
import { PROVIDER_SECONDS } from './social-dependencies';
import { OPENID_2, readAssertion } from './steam-assertion';

/** Endpoints of a provider with Steam's API. */
export interface SteamEndpoints {
  readonly issuer: string;
  readonly login: string;
  readonly claimedIdPrefix: string;
}

/** Steam's own endpoints. No other provider is contacted, even if an assertion names one. */
export const STEAM_ENDPOINTS: SteamEndpoints = {
  issuer: 'https://steamcommunity.com/openid',
  login: 'https://steamcommunity.com/openid/login',
  claimedIdPrefix: 'https://steamcommunity.com/openid/id/',
};

const SELECT = `${OPENID_2}/identifier_select`;

/** Parses a verification response, which has one field a line (OpenID 2.0 §4.1.1). */
function isValid(text: string): boolean {
  const lines = text.split('\n');
  return (
    lines.includes(`ns:${OPENID_2}`) && lines.filter((line) => line.startsWith('is_valid:')).join() === 'is_valid:true'
  );
}

/**
 * Creates the Steam provider with OpenID 2.0. Steam is the last large provider to use it, so no library is maintained.
 * Steam itself verifies every assertion.
 */
export function steamProvider(
  { issuer, login, claimedIdPrefix }: SteamEndpoints,
  clock: ServerClock,
  dependencies: SocialDependencies,
): SocialProvider {
  const returnTo = (state: string): string => `${dependencies.redirectUri}?state=${state}`;

  async function confirms(callback: URLSearchParams): Promise<boolean> {
    const question = new URLSearchParams([...callback].filter(([name]) => name.startsWith('openid.')));
    question.set('openid.mode', 'check_authentication');
    const answer = await dependencies.fetch(login, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: question.toString(),
      redirect: 'error',
      signal: AbortSignal.timeout(PROVIDER_SECONDS * 1000),
    });
    return answer.status === 200 && isValid(await answer.text());
  }

  return {
    id: 'steam',

    async begin({ state }) {
      const address = new URL(login);
      const parameters = {
        ns: OPENID_2,
        mode: 'checkid_setup',
        return_to: returnTo(state),
        realm: `${new URL(dependencies.redirectUri).origin}/`,
        claimed_id: SELECT,
        identity: SELECT,
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(`openid.${name}`, value);
      return ok(address.href);
    },

    async finish(callback, { state }) {
      const subject = readAssertion(callback, {
        endpoint: login,
        claimedIdPrefix,
        returnTo: returnTo(state),
        now: clock.now(),
      });
      if (!subject.ok) return subject;
      try {
        return (await confirms(callback)) ? ok({ issuer, subject: subject.value }) : err('refused');
      } catch (error) {
        return err(failureOf(error));
      }
    },
  };
}
