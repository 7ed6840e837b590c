import type { PasswordGateway } from '../../application/auth/password-gateway.port';
import type { SocialGateway } from '../../application/auth/social-gateway.port';
import type { TokenGateway } from '../../application/tokens/token-gateway.port';
import type { BodyOf, DataOf, ParamsOf } from '../../contract/call';
import { err } from '../../domain/shared/result';
import { matchPath } from '../../domain/tokens/path-template';
import type { TokenPage } from '../../domain/tokens/token-templates';
import { tokenTemplates } from '../../domain/tokens/token-templates';
import { toSignedIn } from './account.mapper';
import type { HttpClient } from './http-client';
import type { CallName, Calls } from './wire';

/** Sends the one call of a token page; a call with any other path is a bug and is not sent. */
export const httpTokenGateway = <N extends CallName, Data>(
  http: HttpClient,
  page: TokenPage,
  name: N,
  read: (data: DataOf<Calls[N]>) => Data,
): TokenGateway<Data> => ({
  call: async ({ path, body }, signal) => {
    const template = tokenTemplates[page].call;
    const params = path === template ? {} : matchPath(template, path);
    if (params === undefined) return err({ kind: 'malformed' });
    const input = { params: { ...params } as ParamsOf<Calls[N]>, body: body as BodyOf<Calls[N]>, signal };
    return http.sendWithMessage(name, input, ({ data, message }) => ({ data: read(data), message }));
  },
});

export const httpPasswordGateway = (http: HttpClient): PasswordGateway => ({
  sendResetMail: (email) => http.send('sendResetMail', { body: { email } }),
  resetPassword: (reset) => http.send('resetPassword', { body: reset }),
});

export const httpSocialGateway = (http: HttpClient): SocialGateway => ({
  providers: () => http.send('socialProviders', {}, ({ providers }) => providers),
  begin: (provider) => http.send('socialLogin', { body: { provider } }, ({ url }) => url),
  waiting: (signal) => http.send('socialWaiting', { signal }, ({ provider }) => provider),
  finalizeDetails: (proof, signal) =>
    http.send('socialFinalizeDetails', { params: { ...proof }, signal }, ({ email }) => email),
  finalize: (proof, form) => http.send('socialFinalize', { params: { ...proof }, body: { ...form } }, toSignedIn),
});
