import type { Config } from '../../platform/config/config';
import type { RouteLimit } from '../../platform/http/route';

/** How often one player may buy one kind of thing: ten times a minute. Elsewhere than in production many tests share one player. */
export const purchaseLimit = ({ production }: Pick<Config, 'production'>): RouteLimit => ({
  max: production ? 10 : 300,
  windowSeconds: 60,
  by: 'caller',
});
