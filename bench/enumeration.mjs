import { createServer } from 'vite';
import { report } from '../scripts/lib/report.mjs';
import { fromRoot } from '../scripts/lib/root.mjs';
import { likelihoodOfChance, median } from './statistics.mjs';

/**
 * `npm run bench:enumeration -- [samples]`: measures whether response times reveal that an account exists. It alternates calls for known
 * and unknown accounts on its own server. There is no limit to pass.
 */
const samples = Number(process.argv[2] ?? 200);
const WARM_UP = 20;
const PUBLIC = '/v1/public/user';
const PASSWORD = 'Quiet-lake7-boat';

// Remains open, because the tested server loads a part of itself later.
const modules = await createServer({
  root: fromRoot(''),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { startTestServer } = await modules.ssrLoadModule(fromRoot('test/server/support/test-server.ts'));
const { addPlayer } = await modules.ssrLoadModule(fromRoot('test/server/support/add-player.ts'));

const server = await startTestServer({ demo: false, environment: { HOLOCADE_LOG_LEVEL: 'silent' } });
let sent = 0;

/** Returns a different network for each call, so that no rate limit applies. */
async function timed(path, body) {
  sent += 1;
  const ip = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const start = performance.now();
  const { status } = await server.request(path, { body, ip });
  return { status, ms: performance.now() - start };
}

const signIn = (login) => timed(`${PUBLIC}/auth/login`, { login, password: 'Wrong!pass1', remember: true });
const forget = (email) => timed(`${PUBLIC}/auth/password/send-reset-mail`, { email });

const register = (email, kind, index) => {
  const form = { email, username: `${kind}-${index}`, password: PASSWORD, password_confirmation: PASSWORD };
  return timed(`${PUBLIC}/auth/register`, form);
};

const questions = {
  'sign-in by name': (name) => signIn(name),
  'sign-in by address': (name) => signIn(`${name}@mail.test`),
  'forgotten password': (name) => forget(`${name}@mail.test`),
  'call right after it': async (name) => {
    await forget(`${name}@mail.test`);
    return timed(`${PUBLIC}/account/validate/password`, { password: PASSWORD });
  },
  'check of an address': (name) => timed(`${PUBLIC}/account/validate/email`, { email: `${name}@mail.test` }),
  registration: (name, kind, index) => register(`${name}@mail.test`, kind, index),
};

/** Alternates known and unknown accounts in a random order within each pair, so that slow moments affect both. */
async function measure(ask) {
  const times = { known: [], unknown: [] };
  const statuses = new Set();
  for (let index = 0; index < samples + WARM_UP; index += 1) {
    const pair = index % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of pair) {
      const { status, ms } = await ask(`${kind}${index}`, kind, index);
      statuses.add(status);
      if (index >= WARM_UP) times[kind].push(ms);
    }
  }
  return { ...times, statuses: [...statuses].join(', ') };
}

report.say(`${samples} known and ${samples} unknown accounts, ${server.deps.database.kind} database; medians`);
for (let index = 0; index < samples + WARM_UP; index += 1) await addPlayer(server, `known${index}`);
for (const [name, ask] of Object.entries(questions)) {
  const { known, unknown, statuses } = await measure(ask);
  const [ofKnown, ofUnknown] = [median(known), median(unknown)];
  const figures = [
    `known ${ofKnown.toFixed(2)} ms`,
    `unknown ${ofUnknown.toFixed(2)} ms`,
    `ratio ${(ofKnown / ofUnknown).toFixed(3)}`,
    `p ${likelihoodOfChance(known, unknown).toFixed(3)}`,
    `status ${statuses}`,
  ];
  report.say(`${name.padEnd(20)} ${figures.join('   ')}`);
}
await server.close();
await modules.close();
