import { machineClass } from './lib/machine-class.mjs';
import { withPortal } from './lib/portal.mjs';
import { serverFigures, serverTable } from './lib/server-figures.mjs';

/** `npm run bench:server`: measures the built server alone, with 10,000 games (BENCH_GAMES) on PostgreSQL. There is no limit to pass. */
const GAMES = Number(process.env.BENCH_GAMES ?? 10_000);

const rows = await withPortal({ games: GAMES, port: 8390 }, (portal) => serverFigures(portal, GAMES));
console.log(`\n${machineClass()}\n\n${serverTable(rows)}\n\n${JSON.stringify(rows)}`);
