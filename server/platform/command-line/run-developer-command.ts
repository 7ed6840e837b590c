import { err } from '../../../src/domain/shared/result';
import { parseCommand } from './command';
import { developerCommands, developerUsage } from './developer-commands';
import { jsonText } from './publish-command-line';

/** Input that no command of developers reads. */
const context = { folder: process.cwd(), input: async () => '', newPassword: () => '' };

const args = process.argv.slice(2);
const print = (text: string) => process.stdout.write(`${text}\n`);
const report = (text: string) => process.stderr.write(`${text}\n`);

/** Prints one sentence, or an object with it. */
function fail(code: 1 | 2, error: string): void {
  if (args.includes('--json')) print(jsonText({ error }));
  else report(error);
  process.exitCode = code;
}

/** Entry of the npm package for developers. */
const parsed = await parseCommand({ commands: developerCommands, usage: developerUsage }, args, context);
if (!parsed.ok) fail(2, parsed.error);
else if ('help' in parsed.value) print(parsed.value.help);
else if ('work' in parsed.value) {
  const done = await parsed.value
    .work({ environment: process.env, report })
    .catch((error: unknown) => err(`The command failed: ${error instanceof Error ? error.message : String(error)}`));
  if (done.ok) print(done.value);
  else fail(1, done.error);
}
