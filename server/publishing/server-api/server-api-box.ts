import type { Config } from '../../platform/config/config';
import { SecretBox } from '../../platform/security/secret-box';

/** Encrypts signing keys and secrets of webhooks, and hashes ids for developers. */
export const serverApiBox = ({ secret }: Pick<Config, 'secret'>): SecretBox =>
  new SecretBox(secret, { sealing: 'server api secret', hashing: 'pairwise id' });
