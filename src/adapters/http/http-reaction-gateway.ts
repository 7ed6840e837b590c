import type { ApiFailure } from '../../application/http/api-failure';
import type { ReactionGateway } from '../../application/reactions/reaction-gateway.port';
import type { ReactionKind } from '../../domain/reactions/reaction-kind';
import type { ReactionRequest } from '../../domain/reactions/reaction-lane';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

export class HttpReactionGateway implements ReactionGateway {
  constructor(private readonly http: HttpClient) {}

  async react(game: string, { kind, status }: ReactionRequest<ReactionKind>): Promise<Result<boolean, ApiFailure>> {
    const answer = await this.http.send('gameReact', { params: { game }, body: { type: kind, status } });
    return mapOk(answer, ({ retracted }) => retracted);
  }
}
