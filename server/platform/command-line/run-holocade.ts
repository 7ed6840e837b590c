import { holocade } from './holocade';

/** Entry of the built command line, `dist/server/holocade.js`. npm passes the folder that it was called from in INIT_CWD. */
process.exitCode = await holocade({
  args: process.argv.slice(2),
  environment: process.env,
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  input: process.stdin,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
});
