import type { CommentGateway, CommentPage } from '../../application/community/comment-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { ProfileComment } from '../../domain/community/profile-comment';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

export class HttpCommentGateway implements CommentGateway {
  constructor(private readonly http: HttpClient) {}

  async list(user: string, after: string | undefined): Promise<Result<CommentPage, ApiFailure>> {
    const answer = await this.http.send('profileComments', { params: { user }, query: { after } });
    return mapOk(answer, ({ comments, next }) => ({ comments, next: next ?? undefined }));
  }

  post(user: string, text: string): Promise<Result<ProfileComment, ApiFailure>> {
    return this.http.send('profileCommentPost', { params: { user }, body: { text } });
  }

  async delete(user: string, comment: string): Promise<Result<undefined, ApiFailure>> {
    return mapOk(await this.http.send('profileCommentDelete', { params: { user, comment } }), () => undefined);
  }
}
