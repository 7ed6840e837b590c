import { spawn } from 'node:child_process';
import { fromRoot, root } from './root.mjs';

const withLocalTools = (environment) => ({
  ...environment,
  PATH: `${fromRoot('node_modules/.bin')}:${environment.PATH}`,
});

/** Starts a program. SIGTERM ends it before this process, because two builds at once would mix their files. */
function start(command, args, { env, ...options }) {
  const child = spawn(command, args, { cwd: root, env: withLocalTools({ ...process.env, ...env }), ...options });
  const end = (signal) => {
    child.once('close', () => process.kill(process.pid, signal));
    child.kill(signal);
  };
  process.once('SIGTERM', end);
  child.once('close', () => process.off('SIGTERM', end));
  return child;
}

/** Runs a program with this process's output. Returns its exit code (1 after a signal, 127 if it could not start). */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { stdio: 'inherit', ...options });
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Works like `run` and captures the output: `{ code, output }`. */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
