import { Pool } from 'undici';
import { percentile } from './percentile.mjs';

const CONNECTIONS = 32;

/**
 * Sends requests over 32 connections for a time and returns requests a second and latencies in milliseconds. Throws if a response has
 * another status than 200. `request` returns path and headers of the next request.
 */
export async function load(origin, request, milliseconds) {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
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
    await Promise.all(Array.from({ length: CONNECTIONS }, client));
  } finally {
    await pool.close();
  }
  return {
    perSecond: Math.round((times.length * 1000) / milliseconds),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  };
}
