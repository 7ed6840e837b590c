/** Tests of the server that open the embedded database whatever a run tests with: once is enough. */
export const embeddedOnly = [
  'test/server/platform/database/embedded-database.test.ts',
  'test/server/platform/database/upgrade.test.ts',
  'test/server/platform/health/drain.test.ts',
  'test/server/start-server.test.ts',
];
