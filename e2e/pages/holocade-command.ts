import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The folder of this project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** `npm run holocade -- …` in the portal's folder, against the server under test; returns what it prints. */
export async function holocade(args: readonly string[], port: string): Promise<string> {
  const environment = { ...process.env, PORT: port, HOLOCADE_DATA: join(tmpdir(), `holocade-e2e-${port}`) };
  const { stdout } = await run('npm', ['run', '--silent', 'holocade', '--', ...args], { cwd: root, env: environment });
  return stdout;
}

/** Takes a game that a test has published out of the lists, which other tests read. */
export async function unpublish(slug: string, port: string): Promise<void> {
  await holocade(['unpublish', slug], port);
}
