import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

function optionsOf(settings: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(settings, (path) => ts.sys.readFile(path)) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(settings)).options;
}

// The compiler's own library is parsed only once.
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Returns the compiler's errors for a file beside these settings. */
export function compileInLayer(project: string, code: string): readonly string[] {
  const settings = fromRoot(project);
  const file = `${dirname(settings)}/planned-breach.ts`;
  const options = { ...optionsOf(settings), noUnusedLocals: false };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => path === file || fileExists.call(host, path);
  host.getSourceFile = (path, language) => {
    if (path === file) return ts.createSourceFile(path, code, language);
    const known = parsed.get(path) ?? getSourceFile.call(host, path, language);
    parsed.set(path, known);
    return known;
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
