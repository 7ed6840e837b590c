import type { HolocadeSdk } from '../index';
import { installHeyvr } from './heyvr/install-heyvr';

// The SDK's own script runs before this one.
installHeyvr(window, (window as unknown as { readonly holocade: HolocadeSdk }).holocade);
