import type { SocialGateway, SocialProof } from '../../src/application/auth/social-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type { SignInProvider } from '../../src/domain/auth/social-provider';
import type { SocialRegistrationForm } from '../../src/domain/auth/social-registration';
import { defaultSettings } from '../../src/domain/session/settings';
import type { SignedIn } from '../../src/domain/session/session';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aPlayer } from './a-player';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** In-memory login providers that accept everybody; every call fails with `failure` while it is set. */
export class FakeSocialGateway implements SocialGateway {
  failure: ApiFailure | undefined;
  configured: readonly SignInProvider[] = ['facebook', 'google', 'steam'];
  waits: SignInProvider | undefined;
  email = 'sam@example.com';
  readonly calls: string[] = [];
  readonly forms: SocialRegistrationForm[] = [];

  providers(): Answer<readonly SignInProvider[]> {
    return this.answer('providers', this.configured);
  }

  begin(provider: SignInProvider): Answer<string> {
    return this.answer(`begin ${provider}`, `https://id.test/${provider}`);
  }

  waiting(): Answer<SignInProvider | undefined> {
    return this.answer('waiting', this.waits);
  }

  finalizeDetails(proof: SocialProof): Answer<string> {
    return this.answer(`details ${proof.provider}`, this.email);
  }

  finalize(proof: SocialProof, form: SocialRegistrationForm): Answer<SignedIn> {
    this.forms.push(form);
    const user = aPlayer({ username: form.username, alias: undefined });
    return this.answer(`finalize ${proof.provider}`, { user, settings: defaultSettings() });
  }

  private answer<T>(call: string, value: T): Answer<T> {
    this.calls.push(call);
    return Promise.resolve(this.failure === undefined ? ok(value) : err(this.failure));
  }
}
