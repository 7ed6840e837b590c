import { socialLogin } from '../../../../src/contract/social.contract';
import type { SignInProvider } from '../../../../src/domain/auth/social-provider';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { SocialBrowser } from './social-browser';

/** Starts a login in a browser and returns the provider's URL. */
export async function begin(server: TestServer, browser: SocialBrowser, provider: SignInProvider): Promise<string> {
  const answer = await browser.visit(`${server.origin}/v1/public/user/auth/social/login`, { json: { provider } });
  return dataOf(socialLogin, answer).url;
}

/** Chooses a person at the fake provider and returns the callback URL without visiting it. */
export async function chooseAt(browser: SocialBrowser, address: string, person: string): Promise<string> {
  const consent = await browser.follow(address);
  const action = /<form method="post" action="([^"]+)">/.exec(consent.answer.text)?.[1]?.replaceAll('&amp;', '&');
  if (action === undefined) throw new Error(`No form: ${consent.answer.text}`);
  const isCallback = (at: string): boolean => new URL(at).pathname.startsWith('/callback/');
  const end = await browser.follow(new URL(action, consent.address).href, { form: { person } }, isCallback);
  return end.address;
}

/** Runs a whole login from the button to the final page. */
export async function signInBy(
  server: TestServer,
  provider: SignInProvider,
  person: string,
  browser: SocialBrowser = new SocialBrowser(server),
): Promise<{ readonly browser: SocialBrowser; readonly end: URL; readonly callback: string }> {
  const callback = await chooseAt(browser, await begin(server, browser, provider), person);
  const stop = (at: string): boolean => /\/closed$|\/auth\/social\/finalize$/.test(new URL(at).pathname);
  const { address } = await browser.follow(callback, {}, stop);
  return { browser, end: new URL(address), callback };
}

/** Finishes a registration with the token of a URL. */
export async function finalize(
  server: TestServer,
  browser: SocialBrowser,
  end: URL,
  json: { readonly email: string; readonly username: string },
) {
  const path = Buffer.from(end.searchParams.get('token') ?? '', 'base64url').toString();
  return browser.visit(server.origin + path, { json });
}
