import { runnerImport } from 'vite';
import { fromRoot } from './lib/root.mjs';

const [address = 'http://holocade.localhost:8080', login = 'nova', password = 'Holocade!1'] = process.argv.slice(2);

/** A portal client without a browser, against a started server: `npm run headless -- [address] [login] [password]`. */
const { module } = await runnerImport(fromRoot('test/headless/main.ts'), { configFile: false, logLevel: 'error' });
await module.main(address, { login, password }, (line) => console.log(line));
