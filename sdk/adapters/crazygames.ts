import type { HolocadeSdk } from '../index';
import { installCrazygames } from './crazygames/install-crazygames';

// The SDK's own script runs before this one.
installCrazygames(window, (window as unknown as { readonly holocade: HolocadeSdk }).holocade);
