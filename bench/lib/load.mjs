import { Pool } from 'undici';

const CONNECTIONS = 32;

/**
 * Sends requests over 32 connections for a time and returns the latency of each in milliseconds. Throws if a response has another status
 * than 200. `request` returns path and headers of the next request.
 */
export async function load(origin, request, milliseconds, connections = CONNECTIONS) {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const times = [];
  const end = performance.now() + milliseconds;
  async function client() {
    while (performance.now() < end) {
      const started = performance.now();
      const { statusCode, body } = await pool.request({ method: 'GET', ...request() });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${request().path}: status ${statusCode}`);
      times.push(performance.now() - started);
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, client));
  } finally {
    await pool.close();
  }
  return times;
}
