import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The project's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs `npm run holocade -- …` in the portal's folder against the tested server. Returns its output. */
export async function holocade(
  args: readonly string[],
  port: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const environment = { ...process.env, PORT: port, HOLOCADE_DATA: join(tmpdir(), `holocade-e2e-${port}`), ...more };
  const { stdout } = await run('npm', ['run', '--silent', 'holocade', '--', ...args], { cwd: root, env: environment });
  return stdout;
}

/** Unlists a game that a test has published, because other tests read the lists. */
export async function unpublish(slug: string, port: string): Promise<void> {
  await holocade(['unpublish', slug], port);
}
