import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { TokenAnswer, TokenGateway } from '../../application/tokens/token-gateway.port';
import type { BodyOf, DataOf, ParamsOf } from '../../contract/call';
import type { Result } from '../../domain/shared/result';
import { err } from '../../domain/shared/result';
import { matchPath } from '../../domain/tokens/path-template';
import type { TokenCall } from '../../domain/tokens/token-call';
import type { TokenPage } from '../../domain/tokens/token-templates';
import { tokenTemplates } from '../../domain/tokens/token-templates';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';
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
