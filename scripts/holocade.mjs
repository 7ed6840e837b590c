import { openServerSources } from './lib/server-sources.mjs';

/** `npm run holocade -- COMMAND`: runs an operator command. */
const sources = await openServerSources();
try {
  const { holocade } = await sources.load('server/platform/command-line/holocade.ts');
  process.exitCode = await holocade({
    args: process.argv.slice(2),
    environment: process.env,
    folder: process.env.INIT_CWD ?? process.cwd(),
    input: process.stdin,
    print: (line) => process.stdout.write(`${line}\n`),
    printError: (line) => process.stderr.write(`${line}\n`),
  });
} finally {
  await sources.close();
}
