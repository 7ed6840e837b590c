import type { Config } from '../../platform/config/config';
import type { RouteOptions } from '../../platform/http/route';

const MINUTE = 60;

/** Limits writing of reviews and answers. Higher outside production, where many tests share one player. */
export const reviewWrites = ({ production }: Config): RouteOptions => ({
  limit: { max: production ? 20 : 300, windowSeconds: MINUTE, by: 'caller' },
});

/** Limits votes, which are faster than texts. */
export const reviewVotes = ({ production }: Config): RouteOptions => ({
  limit: { max: production ? 120 : 600, windowSeconds: MINUTE, by: 'caller' },
});
