import type { ScannedModule } from './module-scan';
import { ambientCalls } from './rules/ambient-calls';
import { brandWords } from './rules/brand-words';
import type { Breach } from './rules/breach';
import { documented } from './rules/documented';
import { fileShape } from './rules/file-shape';
import { gatewayReads } from './rules/gateway-reads';
import { importCycles } from './rules/import-cycles';
import { layerImports } from './rules/layer-imports';

const rules = [layerImports, ambientCalls, documented, fileShape, brandWords, importCycles, gatewayReads];

/** Returns all violations of all rules as `rule path: detail`. */
export function checkArchitecture(modules: readonly ScannedModule[]): readonly string[] {
  const breaches: readonly Breach[] = rules.flatMap((rule) => rule(modules));
  return breaches.map(({ rule, path, detail }) => `${rule} ${path}: ${detail}`);
}
