import type { TokenServices } from '../ui/tokens/token-services';
import { tokenServices, tokensModule } from './tokens.module';
import type { Wiring } from './wiring';

/** Adds to a tab's container what only token pages need; its script comes with the first of them. */
export function openBrowserTokens(wiring: Wiring): TokenServices {
  tokensModule(wiring);
  return tokenServices(wiring);
}
