import { report, seconds } from '../scripts/lib/report.mjs';
import { machineClass } from './lib/machine-class.mjs';
import { withPortal } from './lib/portal.mjs';
import { realtimeFigures } from './lib/realtime-figures.mjs';

/**
 * `npm run bench:realtime`: measures the built server in production mode on PostgreSQL: a notice to 1,000 open sockets (BENCH_SOCKETS)
 * and the memory of 10,000 idle ones (BENCH_IDLE), beside a plain `ws` server. There is no limit to pass.
 */
const counts = {
  sockets: Number(process.env.BENCH_SOCKETS ?? 1000),
  idle: Number(process.env.BENCH_IDLE ?? 10_000),
};
const started = performance.now();
const figures = await withPortal({ games: 100, port: 8394, memory: true }, (portal) => realtimeFigures(portal, counts));
report.done(`${counts.sockets} sockets, ${counts.idle} idle sockets`, seconds(started));

const { notices, memory } = figures;
const milliseconds = (name, key) => [name, notices.portal[key], notices.ws[key]];
const kilobytes = (name, key) => [name, memory.portal[key] / 1024, memory.ws[key] / 1024];
const rows = [
  milliseconds('request to arrival, p50, ms', 'p50'),
  milliseconds('request to arrival, p99, ms', 'p99'),
  milliseconds('first to each arrival, p50, ms', 'fanOutP50'),
  milliseconds('first to each arrival, p99, ms', 'fanOutP99'),
  kilobytes('resident memory of an idle socket, KB', 'rss'),
  kilobytes('heap of an idle socket, KB', 'heap'),
];
console.log(`\n${machineClass()}\n`);
console.log('| what | portal | ws | ratio |\n|---|---|---|---|');
for (const [name, own, ws] of rows)
  console.log(`| ${[name, own.toFixed(1), ws.toFixed(1), (own / ws).toFixed(2)].join(' | ')} |`);
console.log(`\n${JSON.stringify(figures)}`);
