import type { PasswordGateway } from '../../application/auth/password-gateway.port';
import type { SocialGateway, SocialProof } from '../../application/auth/social-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { TokenAnswer, TokenGateway } from '../../application/tokens/token-gateway.port';
import type { BodyOf, DataOf, ParamsOf } from '../../contract/call';
import type { ResetLink } from '../../domain/auth/reset-link';
import type { ResetValues } from '../../domain/auth/reset-pane';
import type { SignInProvider } from '../../domain/auth/social-provider';
import type { SocialRegistrationForm } from '../../domain/auth/social-registration';
import type { SignedIn } from '../../domain/session/session';
import type { Result } from '../../domain/shared/result';
import { err } from '../../domain/shared/result';
import { matchPath } from '../../domain/tokens/path-template';
import type { TokenCall } from '../../domain/tokens/token-call';
import type { TokenPage } from '../../domain/tokens/token-templates';
import { tokenTemplates } from '../../domain/tokens/token-templates';
import { toSignedIn } from './account.mapper';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './http-client';
import type { CallName, Calls } from './wire';

/** Sends the one call of a token page; a call with any other path is a bug and is not sent. */
export class HttpTokenGateway<N extends CallName, Data> implements TokenGateway<Data> {
  constructor(
    private readonly http: HttpClient,
    private readonly page: TokenPage,
    private readonly name: N,
    private readonly read: (data: DataOf<Calls[N]>) => Data,
  ) {}

  async call({ path, body }: TokenCall, signal?: CancelSignal): Promise<Result<TokenAnswer<Data>, ApiFailure>> {
    const template = tokenTemplates[this.page].call;
    const params = path === template ? {} : matchPath(template, path);
    if (params === undefined) return err({ kind: 'malformed' });
    const answer = await this.http.sendWithMessage(this.name, {
      params: { ...params } as ParamsOf<Calls[N]>,
      body: body as BodyOf<Calls[N]>,
      signal,
    });
    return mapOk(answer, ({ data, message }) => ({ data: this.read(data), message }));
  }
}

export class HttpPasswordGateway implements PasswordGateway {
  constructor(private readonly http: HttpClient) {}

  async sendResetMail(email: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('sendResetMail', { body: { email } }), discardValue);
  }

  async resetPassword(reset: ResetValues & ResetLink): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('resetPassword', { body: reset }), discardValue);
  }
}

export class HttpSocialGateway implements SocialGateway {
  constructor(private readonly http: HttpClient) {}

  async providers(): Promise<Result<readonly SignInProvider[], ApiFailure>> {
    return mapOk(await this.http.send('socialProviders'), ({ providers }) => providers);
  }

  async begin(provider: SignInProvider): Promise<Result<string, ApiFailure>> {
    return mapOk(await this.http.send('socialLogin', { body: { provider } }), ({ url }) => url);
  }

  async waiting(signal?: CancelSignal): Promise<Result<SignInProvider | undefined, ApiFailure>> {
    return mapOk(await this.http.send('socialWaiting', { signal }), ({ provider }) => provider ?? undefined);
  }

  async finalizeDetails(proof: SocialProof, signal?: CancelSignal): Promise<Result<string, ApiFailure>> {
    return mapOk(await this.http.send('socialFinalizeDetails', { params: { ...proof }, signal }), ({ email }) => email);
  }

  async finalize(proof: SocialProof, form: SocialRegistrationForm): Promise<Result<SignedIn, ApiFailure>> {
    return mapOk(await this.http.send('socialFinalize', { params: { ...proof }, body: { ...form } }), toSignedIn);
  }
}
