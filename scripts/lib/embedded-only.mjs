/** Server tests that always use the embedded database. One run is enough. */
export const embeddedOnly = [
  'test/server/platform/database/embedded-database.test.ts',
  'test/server/platform/database/upgrade.test.ts',
  'test/server/platform/health/drain.test.ts',
  'test/server/start-server.test.ts',
  'test/server/support/snapshot.test.ts',
];
