import { writeFileSync } from 'node:fs';
import ts from 'typescript';
import { fromRoot } from './root.mjs';

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noCheck: true,
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: fromRoot(''),
  outDir: fromRoot('dist/sdk/types'),
};

/** Writes the SDK's declarations: dist/sdk/holocade-sdk.d.ts beside the module of the same name. */
export function writeSdkTypes() {
  const { emitSkipped } = ts.createProgram([fromRoot('sdk/index.ts')], OPTIONS).emit();
  if (emitSkipped) throw new Error('The declarations of the SDK could not be written.');
  writeFileSync(fromRoot('dist/sdk/holocade-sdk.d.ts'), "export * from './types/sdk/index';\n");
}
