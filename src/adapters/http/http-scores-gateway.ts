import type { ScoresGateway } from '../../application/console/scores-gateway.port';
import type { HttpClient } from './http-client';

export const httpScoresGateway = (http: HttpClient): ScoresGateway => ({
  page: (of) => http.send('gameScores', { params: { ...of } }),
  review: (of, board) => http.send('boardReview', { params: { ...of, board } }),
  decide: (of, board, decision, scores) =>
    http.send(
      'scoreDecide',
      { params: { ...of, board }, body: { decision, scores: scores.map(({ username, at }) => ({ username, at })) } },
      (answer) => answer.scores,
    ),
  remove: (of, board, { username, at }) =>
    http.send('scoreRemove', { params: { ...of, board }, body: { username, at } }),
  ban: (of, { username, board, reason, until }) =>
    http.send('boardBan', {
      params: { ...of },
      body: {
        ...{ username, reason },
        ...(board === undefined ? {} : { board }),
        ...(until === undefined ? {} : { until }),
      },
    }),
  unban: (of, id) => http.send('boardUnban', { params: { ...of, id } }),
});
