import { sdkNames } from '../src/domain/bridge/sdk-names';
import type { PrepareLocal } from './carrier';
import { applyPolicyAtOnce } from './local/portal-policy';
import { localStore, prepareLocal } from './local/prepare-local';

// The page may be a frame of the portal, which sends the policy as a header.
const applied = window.parent === window ? applyPolicyAtOnce(window, localStore(window).read()) : undefined;
const prepare: PrepareLocal = (own) => prepareLocal(own, applied);
Object.defineProperty(window, sdkNames.localGlobal, { value: prepare, configurable: true, writable: true });
