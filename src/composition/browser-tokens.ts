import type { TokenServices } from '../ui/tokens/token-services';
import { tokenServices, tokensModule } from './tokens.module';
import type { Wiring } from './wiring';

/** Adds the token pages' dependencies to a tab's container; the script is loaded with the first token page. */
export function openBrowserTokens(wiring: Wiring): TokenServices {
  tokensModule(wiring);
  return tokenServices(wiring);
}
