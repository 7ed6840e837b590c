import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { writeDurably } from '../../../../server/platform/backup/write-durably';
import { dumpPostgres, loadPostgres } from '../../../../server/platform/database/postgres-dump';
import { separateDatabase } from '../../support/separate-database';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';
import { emptyInstallation } from '../backup/empty-installation';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
afterEach(() => vi.unstubAllEnvs());

describe.runIf(url !== undefined)('dumpPostgres', () => {
  test('names the package to install if pg_dump is missing', async () => {
    vi.stubEnv('PATH', temporaryFolder());
    expect(await dumpPostgres(String(url), async () => undefined)).toEqual({
      ok: false,
      error: expect.stringMatching(
        /^pg_dump is not installed\. Install the package postgresql-client-\d+ on this machine\.$/,
      ),
    });
  });

  test.each([
    ['14.2', /^pg_dump has version 14, older than the server’s version \d+\. Install the package/],
    ['99.1', /^pg_dump failed: no such database$/],
  ])('reports why pg_dump %s cannot dump', async (version, message) => {
    const script = `#!/bin/sh\n[ "$1" = --version ] && echo "pg_dump (PostgreSQL) ${version}" && exit\necho 'no such database' >&2; exit 1\n`;
    const folder = temporaryFolder({ pg_dump: script });
    chmodSync(`${folder}/pg_dump`, 0o755);
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
    const dumped = await dumpPostgres(String(url), async (content) => void content.resume());
    expect(dumped).toEqual({ ok: false, error: expect.stringMatching(message) });
  });

  test('counts the rows of the moment that it dumps, while others write', async () => {
    const source = await separateDatabase(String(url), silentLog);
    const target = await emptyInstallation();
    const folder = temporaryFolder({
      pg_dump: `#!/bin/sh
[ "$1" = --version ] || psql -q '${source.url}' -c "insert into meta values ('late', 'yes', now())" || exit 1
PATH=\${PATH#*:} exec pg_dump "$@"
`,
    });
    chmodSync(`${folder}/pg_dump`, 0o755);
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
    const file = join(folder, 'dump');
    const content = await dumpPostgres(source.url, (dump) => writeDurably(file, dump));
    expect(content).toMatchObject({ ok: true, value: { rows: { meta: 1 } } });
    if (content.ok)
      expect(await loadPostgres(String(target.config.databaseUrl), file, content.value)).toEqual({ ok: true });
    await source.database.close();
    await target.remove();
  });

  test('passes the password in the environment, not on the command line', async () => {
    const script = `#!/bin/sh\n[ "$1" = --version ] && echo "pg_dump (PostgreSQL) 99.1" && exit\necho "$PGPASSWORD $*" >&2; exit 1\n`;
    const folder = temporaryFolder({ pg_dump: script });
    chmodSync(`${folder}/pg_dump`, 0o755);
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
    const address = Object.assign(new URL(String(url)), { password: 'hunter%202' }).href;
    const dumped = await dumpPostgres(address, async (content) => void content.resume());
    const error = dumped.ok ? '' : dumped.error;
    expect(error).toMatch(/^pg_dump failed: hunter 2 --format=custom /);
    expect(error).not.toContain('hunter%202');
  });
});
