import { sdkNames } from '../../src/domain/bridge/sdk-names';
import type { HolocadeSdk } from '../index';
import { installCrazygames } from './crazygames/install-crazygames';

// The SDK's own script stands before this one.
installCrazygames(window, (window as unknown as Record<string, HolocadeSdk>)[sdkNames.global] as HolocadeSdk);
