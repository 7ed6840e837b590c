import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';

/**
 * Starts a program. `stop` ends it, with its children if it is detached, and resolves after its exit; its default signal is SIGTERM. `channel` opens a message channel for
 * `call`.
 */
export function start(program, args, env = {}, { channel = false, ...options } = {}) {
  const stdio = ['ignore', 'pipe', 'inherit', ...(channel ? ['ipc'] : [])];
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio, ...options });
  const stop = async (signal = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    process.kill(options.detached === true ? -child.pid : child.pid, signal);
    await once(child, 'exit');
  };
  return { child, stop };
}

/** Resolves when the server of a process is ready. Throws if the process ended. */
export async function untilReady(child, origin) {
  child.stdout.resume();
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server has ended.');
    const answer = await request(`${origin}/readyz`).catch(() => undefined);
    await answer?.body.dump();
    if (answer?.statusCode === 200) return;
    await wait(100);
  }
}
