import type { Config } from '../../platform/config/config';
import type { RouteLimit } from '../../platform/http/route';

/**
 * Limits each kind of purchase to ten a minute for a player. Higher outside production, where many tests share one
 * player.
 */
export const purchaseLimit = ({ production }: Pick<Config, 'production'>): RouteLimit => ({
  max: production ? 10 : 300,
  windowSeconds: 60,
  by: 'caller',
});
