import { growthFigures, growthTable } from './lib/growth-figures.mjs';
import { machineClass } from './lib/machine-class.mjs';

/** `npm run bench:catalogue`: measures the catalogue's statements with 100 games and with 1,000,000 (BENCH_GAMES). There is no limit to pass. */
const figures = await growthFigures([100, Number(process.env.BENCH_GAMES ?? 1_000_000)]);
console.log(`\n${machineClass()}, in milliseconds\n\n${growthTable(figures)}`);
