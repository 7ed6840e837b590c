import { build } from 'vite';
import { readFileSync, statSync, readdirSync, rmSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
const root = '/work/main';
const base = [
  { name: 'react', tags: ['$initial'], test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'packages', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
  { name: 'app', tags: ['$initial'], test: /^(?!.*\/src\/main\.tsx$)/, priority: 1 },
];
const small = /\/src\/(domain|application|ui\/shared|ui\/theme|adapters\/http|contract)\//;
const variants = {
  own6: [{ name: 'shared', test: /\/src\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6000 }],
  own3: [{ name: 'shared', test: /\/src\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 }],
  common: [
    { name: 'common', test: small, minShareCount: 4, maxModuleSize: 6000, includeDependenciesRecursively: false },
  ],
  common8: [{ name: 'common', test: /\/src\//, minShareCount: 6, maxModuleSize: 8000 }],
  common8b: [
    { name: 'common', test: /\/src\//, minShareCount: 5, maxModuleSize: 8000 },
    {
      name: 'shared',
      test: /\/src\//,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 3000,
      priority: -1,
    },
  ],
};
for (const [name, groups] of Object.entries(variants)) {
  if (process.argv[2] && !process.argv[2].split(',').includes(name)) continue;
  const out = '/tmp/h/chunks/' + name;
  rmSync(out, { recursive: true, force: true });
  await build({
    root,
    logLevel: 'error',
    configFile: root + '/vite.config.ts',
    build: {
      outDir: out,
      sourcemap: false,
      rolldownOptions: {
        input: { main: root + '/src/main.tsx' },
        output: { codeSplitting: { groups: [...base, ...groups] } },
      },
    },
  });
  const m = JSON.parse(readFileSync(out + '/.vite/manifest.json'));
  const clo = (n, s = new Set()) => {
    if (s.has(n) || !m[n]) return s;
    s.add(n);
    for (const i of m[n].imports ?? []) clo(i, s);
    return s;
  };
  const b = clo('src/main.tsx');
  const memo = {};
  const size = (k) =>
    (memo[m[k].file] ??= brotliCompressSync(readFileSync(out + '/' + m[k].file), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    }).length);
  console.log(
    name,
    'files',
    readdirSync(out + '/assets').filter((f) => f.endsWith('.js')).length,
    'base',
    b.size,
    [...b].reduce((a, k) => a + size(k), 0),
  );
  for (const [p, ...more] of [
    ['src/ui/games/game.page.tsx', 'src/composition/play.part.ts'],
    ['src/ui/games/game-index.page.tsx'],
    ['src/ui/content/article.page.tsx', 'src/composition/overlays.part.ts'],
    ['src/ui/search/search.page.tsx', 'src/composition/search.part.ts'],
    ['src/ui/account/settings.page.tsx', 'src/ui/account/account.page.tsx', 'src/composition/account.part.ts'],
    ['src/ui/market/shop.page.tsx', 'src/composition/market.part.ts'],
    ['src/ui/profile/profile.page.tsx', 'src/composition/browse.part.ts'],
  ]) {
    const s = new Set();
    for (const x of [p, ...more]) for (const k of clo(x)) if (!b.has(k)) s.add(k);
    console.log(
      '   ',
      p.split('/').at(-1).padEnd(22),
      s.size,
      [...s].reduce((a, k) => a + size(k), 0),
    );
  }
}
