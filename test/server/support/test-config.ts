import { readConfig } from '../../../server/platform/config/read-config';
import type { Config } from '../../../server/platform/config/config';

/** Settings of a server under test; addresses have a fixed public port, independent of the listening port. */
export function testConfig(environment: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    PORT: '9200',
    HOLOCADE_SECRET: 'a secret for tests that is long enough',
    HOLOCADE_TRUST_PROXY: '127.0.0.1',
    HOLOCADE_LOG_LEVEL: 'error',
    ...environment,
  });
}
