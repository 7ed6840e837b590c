/** Tests of the server that open the embedded database whatever a run tests with: once is enough. */
export const embeddedOnly = [
  'test/server/database/embedded-database.test.ts',
  'test/server/database/upgrade.test.ts',
  'test/server/health/drain.test.ts',
  'test/server/start-server.test.ts',
];
