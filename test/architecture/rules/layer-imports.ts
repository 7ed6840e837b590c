import type { Layer } from '../../../eslint/layer-table.js';
import { isWithin, layerOf } from '../layers';
import type { ModuleImport, ScannedModule } from '../module-scan';
import type { Breach } from './breach';

function packageName(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

function allowsPackage({ packages }: Layer, specifier: string): boolean {
  const name = packageName(specifier);
  return 'only' in packages
    ? packages.only.some((pattern) => matches(name, pattern))
    : !packages.allExcept.some((pattern) => matches(name, pattern));
}

function complaint(layer: Layer, { specifier, target }: ModuleImport): string | undefined {
  if (!specifier.startsWith('.')) return allowsPackage(layer, specifier) ? undefined : 'package is not allowed';
  if (target === undefined) return 'leads nowhere';
  return layer.mayImport.some((folder) => isWithin(target, folder)) ? undefined : 'layer is not allowed';
}

/** Every import is allowed by the table of the layers. */
export function layerImports(modules: readonly ScannedModule[]): readonly Breach[] {
  return modules.flatMap(({ path, imports }) => {
    const layer = layerOf(path);
    if (!layer) return [{ rule: 'layer-imports', path, detail: 'belongs to no layer' }];
    return imports.flatMap((each) => {
      const reason = complaint(layer, each);
      return reason ? [{ rule: 'layer-imports', path, detail: `line ${each.line}: ${each.specifier}: ${reason}` }] : [];
    });
  });
}
