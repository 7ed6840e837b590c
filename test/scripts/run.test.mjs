import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const library = fileURLToPath(new URL('../../scripts/lib/run.mjs', import.meta.url));
const child = `console.log(process.pid); setInterval(() => {}, 1000)`;
const parent = `
  import { run } from ${JSON.stringify(library)};
  await run(process.execPath, ['--eval', ${JSON.stringify(child)}]);
`;

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('run ends its program on SIGTERM, then this process by the same signal', async () => {
  const script = spawn(process.execPath, ['--input-type=module', '--eval', parent]);
  const exit = once(script, 'exit');
  const [output] = await once(script.stdout, 'data');
  const pid = Number(String(output));
  expect(isAlive(pid)).toBe(true);
  script.kill('SIGTERM');
  expect(await exit).toEqual([null, 'SIGTERM']);
  expect(isAlive(pid)).toBe(false);
});
