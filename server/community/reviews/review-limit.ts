import type { Config } from '../../platform/config/config';
import type { RouteOptions } from '../../platform/http/route';

const MINUTE = 60;

/** What is written around reviews in a minute; elsewhere many tests share one player. */
export const reviewWrites = ({ production }: Config): RouteOptions => ({
  limit: { max: production ? 20 : 300, windowSeconds: MINUTE, by: 'caller' },
});

/** Clicks come faster than words. */
export const reviewVotes = ({ production }: Config): RouteOptions => ({
  limit: { max: production ? 120 : 600, windowSeconds: MINUTE, by: 'caller' },
});
