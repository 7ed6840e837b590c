import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { start, untilReady } from './process.mjs';

const PORT = 8390;

async function readyAfter(folder) {
  const started = performance.now();
  const server = start('npm', ['start'], { PORT: String(PORT) }, { cwd: folder, detached: true });
  try {
    await untilReady(server.child, `http://127.0.0.1:${PORT}`);
    return performance.now() - started;
  } finally {
    await server.stop();
  }
}

/** Measures `npm start` in a fresh clone, packages and build included, and again. Milliseconds until the server is ready. */
export async function startFigures() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  try {
    execFileSync('git', ['clone', '--quiet', fromRoot('.'), folder]);
    return { 'first start, ms': await readyAfter(folder), 'second start, ms': await readyAfter(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
