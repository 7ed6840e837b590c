import { CrazygamesError } from './crazygames-error';

/** Orders in the game, which have no use here: this portal sells by its own coins. */
export interface CrazygamesAnalytics {
  /** Accepts an order of the provider `xsolla`; throws `invalidArgument` for another provider and for an order that is no object. */
  trackOrder(provider: string, order: object): void;
}

export const crazygamesAnalytics: CrazygamesAnalytics = {
  trackOrder: (provider, order) => {
    if (provider === 'xsolla' && order === Object(order)) return;
    throw new CrazygamesError('invalidArgument');
  },
};
