import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';
const root = '/work/main';
const base = [
  { name: 'react', tags: ['$initial'], test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'packages', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
  { name: 'app', tags: ['$initial'], test: /^(?!.*\/src\/main\.tsx$)/, priority: 1 },
];
const groups = JSON.parse(process.argv[2] ?? '[]').map((g) => ({ ...g, test: g.test && new RegExp(g.test) }));
const r = await build({
  root,
  logLevel: 'error',
  configFile: root + '/vite.config.ts',
  build: {
    write: false,
    sourcemap: false,
    rolldownOptions: {
      input: { main: root + '/src/main.tsx' },
      output: { codeSplitting: { groups: [...base, ...groups] } },
    },
  },
});
const out = (Array.isArray(r) ? r[0] : r).output.filter((o) => o.type === 'chunk');
const by = new Map(out.map((c) => [c.fileName, c]));
const clo = (f, s = new Set()) => {
  if (s.has(f)) return s;
  s.add(f);
  for (const i of by.get(f)?.imports ?? []) clo(i, s);
  return s;
};
const b = clo(out.find((c) => c.isEntry).fileName);
const find = (m) => out.find((c) => c.facadeModuleId?.endsWith(m) || c.moduleIds.some((i) => i.endsWith(m)))?.fileName;
for (const list of process.argv.slice(3)) {
  const s = new Set();
  for (const x of list.split(',')) for (const k of clo(find(x))) if (!b.has(k)) s.add(k);
  let t = 0;
  const rows = [...s]
    .map((f) => {
      const c = by.get(f);
      const n = brotliCompressSync(c.code).length;
      t += n;
      return [
        n,
        c.moduleIds.length,
        c.moduleIds
          .map((i) => i.replace(root + '/', '').replace(/.*node_modules\//, 'nm:'))
          .slice(0, 5)
          .join(' '),
      ];
    })
    .sort((a, b2) => b2[0] - a[0]);
  console.log(list, s.size, t);
  if (process.env.LIST) for (const x of rows) console.log('   ', ...x);
}
console.log('files', out.length);
