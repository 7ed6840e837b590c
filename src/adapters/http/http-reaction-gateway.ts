import type { ReactionGateway } from '../../application/reactions/reaction-gateway.port';
import type { HttpClient } from './http-client';

export const httpReactionGateway = (http: HttpClient): ReactionGateway => ({
  react: (game, { kind, status }) =>
    http.send('gameReact', { params: { game }, body: { type: kind, status } }, ({ retracted }) => retracted),
});
