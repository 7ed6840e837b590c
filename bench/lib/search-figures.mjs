import { load } from './load.mjs';
import { newVisitor } from './new-visitor.mjs';
import { percentile } from './percentile.mjs';

/** Words of the titles of synthetic games, from one in every game to one in none. */
const WORDS = ['find', 'calm', 'lantern', 'amber', 'quiet', 'voyage', 'xylophone'];
const WARM_MS = 1500;
const MEASURED_MS = 2000;

/** Measures searches for games by one word over HTTP, at one connection, in milliseconds. Players ask, so no answer is stored. */
export async function searchFigures({ origin }) {
  const figures = {};
  for (const word of WORDS) {
    // A session that does not exist is not a visitor's.
    const next = () => ({
      path: `/v1/public/global/search?games=1&query=${word}`,
      headers: { ...newVisitor(), cookie: '__Host-holocade=nobody' },
    });
    await load(origin, next, WARM_MS, 1);
    const times = await load(origin, next, MEASURED_MS, 1);
    figures[word] = { p50: percentile(times, 50), p99: percentile(times, 99) };
  }
  return figures;
}

/** Writes the figures as a table. */
export function searchTable(figures) {
  const lines = Object.entries(figures).map(([word, { p50, p99 }]) => [word, p50.toFixed(1), p99.toFixed(1)]);
  return [['word', 'p50', 'p99'], ['---', '---', '---'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
