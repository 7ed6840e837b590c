import type { SocialGateway, SocialProof } from '../../application/auth/social-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { SignInProvider } from '../../domain/auth/social-provider';
import type { SocialRegistrationForm } from '../../domain/auth/social-registration';
import type { SignedIn } from '../../domain/session/session';
import type { Result } from '../../domain/shared/result';
import { toSignedIn } from './account.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

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
