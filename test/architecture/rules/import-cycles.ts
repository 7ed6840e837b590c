import type { ScannedModule } from '../module-scan';
import type { Breach } from './breach';

/** No module imports itself through other modules. Imports that the compiler erases do not count. */
export function importCycles(modules: readonly ScannedModule[]): readonly Breach[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const finished = new Set<string>();
  const breaches: Breach[] = [];

  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start !== -1) {
      breaches.push({ rule: 'import-cycle', path, detail: [...trail.slice(start), path].join(' > ') });
      return;
    }
    if (finished.has(path)) return;
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? []) {
      if (target !== undefined && !typeOnly) visit(target, [...trail, path]);
    }
    finished.add(path);
  };

  for (const { path } of modules) visit(path, []);
  return breaches;
}
