import type { HelpGateway } from '../../application/help/help-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { ContactForm } from '../../domain/help/contact-form';
import type { HelpQuestion } from '../../domain/help/help-question';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

export class HttpHelpGateway implements HelpGateway {
  constructor(private readonly http: HttpClient) {}

  async questions(signal?: CancelSignal): Promise<Result<readonly HelpQuestion[], ApiFailure>> {
    return mapOk(await this.http.send('helpQuestions', { signal }), ({ questions }) => questions);
  }

  async send({ subject, email, message }: ContactForm, key: string): Promise<Result<string, ApiFailure>> {
    const answer = await this.http.send('supportMessage', { body: { subject, email, message }, key });
    return mapOk(answer, ({ ticket }) => ticket);
  }
}
