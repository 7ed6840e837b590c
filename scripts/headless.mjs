import { runnerImport } from 'vite';
import { report } from './lib/report.mjs';
import { fromRoot } from './lib/root.mjs';

const [address = 'http://holocade.localhost:8080', login = 'nova', password = 'Holocade!1', code] =
  process.argv.slice(2);

/** `npm run headless -- [address] [login] [password] [code]`: runs a portal client without a browser against a started server. */
const { module } = await runnerImport(fromRoot('test/headless/main.ts'), { configFile: false, logLevel: 'error' });
try {
  await module.main(address, { login, password, code }, report.say);
} catch (failure) {
  report.say(failure.message);
  process.exitCode = 1;
}
// An invisible toast would delay the end of the program.
process.exit();
