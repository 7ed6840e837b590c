import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { which } from '../../../scripts/lib/which.mjs';
import { createMetrics } from '../../../server/platform/metrics/create-metrics';
import { measureConnections } from '../../../server/platform/metrics/database-metrics';
import { projectRoot } from '../../../server/platform/system/project-root';
import { freePort } from '../support/free-port';
import { smtpStub } from '../support/smtp-stub';
import { temporaryFolder } from '../support/temporary-folder';
import type { TestServer } from '../support/test-server';
import { startTestServer } from '../support/test-server';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const folder = join(projectRoot, 'deploy/monitoring');
const rules = read('deploy/monitoring/rules.yml');
const runbook = read('docs/runbook.md');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const ruleExpressions = [...rules.matchAll(/expr: \|\n((?: {10}.*\n)+)/g)].map(([, expression = '']) => expression);
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as { readonly panels: readonly Panel[] };
const panelExpressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** A metric in an expression, with the labels that select or group it. */
interface Use {
  readonly name: string;
  readonly labels: readonly string[];
}

const isMetric = (word: string): boolean => /^(holocade|nodejs|process)[_:]/.test(word);

/** Returns the metrics of an expression. Labels of `by (...)` belong to all of them, except the bounds of buckets. */
function usesOf(expression: string): readonly Use[] {
  const groups = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/).filter((label) => label !== 'le'),
  );
  return [...expression.matchAll(/([a-z_:][\w:]*)(?:\{([^}]*)\})?/gi)]
    .filter(([, name = '']) => isMetric(name))
    .map(([, name = '', selector = '']) => ({
      name,
      labels: [...groups, ...[...selector.matchAll(/(\w+)(?:=~|!~|!=|=)/g)].map(([, label = '']) => label)],
    }));
}

/** Labels that Prometheus adds. */
const OF_PROMETHEUS = ['instance', 'job'];

describe('the files for monitoring', () => {
  const metrics: Registry = createMetrics();
  let server: TestServer;
  beforeAll(async () => {
    measureConnections(metrics);
    const environment = { HOLOCADE_METRICS_PORT: '9201', HOLOCADE_WEB_VITALS_PERCENT: '100' };
    server = await startTestServer({ demo: false, metrics, environment });
  });
  afterAll(() => server.close());

  /** Labels of all series by their names; a histogram has three names. */
  const known = (): ReadonlyMap<string, readonly string[]> => {
    const recorded = [...rules.matchAll(/record: (\S+)/g)].map(([, name = '']) => [name, []] as const);
    const served = metrics.getMetricsAsArray().flatMap((metric) => {
      const labels = 'labelNames' in metric ? (metric.labelNames as readonly string[]) : [];
      const isHistogram = 'buckets' in metric;
      if (!isHistogram) return [[metric.name, labels] as const];
      return [
        [`${metric.name}_bucket`, [...labels, 'le']] as const,
        ...['count', 'sum'].map((part) => [`${metric.name}_${part}`, labels] as const),
      ];
    });
    return new Map([...recorded, ...served]);
  };
  const unknownIn = (expressions: readonly string[]): readonly string[] =>
    expressions.flatMap(usesOf).flatMap(({ name, labels }) => {
      const own = known().get(name);
      if (own === undefined) return [name];
      const allowed = [...own, ...OF_PROMETHEUS];
      return labels.filter((label) => !allowed.includes(label)).map((label) => `${name}{${label}}`);
    });

  test('every metric and label of the rules exists on a started server', () => {
    expect(ruleExpressions).toHaveLength(rules.match(/ expr: /g)?.length ?? 0);
    expect(unknownIn(ruleExpressions)).toEqual([]);
  });

  test('every metric and label of the dashboard exists on a started server', () => {
    expect(panelExpressions.length).toBeGreaterThan(30);
    expect(unknownIn(panelExpressions)).toEqual([]);
  });

  test('the check of expressions finds unknown metrics and labels', () => {
    const wrong = ['rate(holocade_no_such_total[5m]) > 1', 'sum by (colour) (holocade_ready{shape="round"})'];
    expect(unknownIn(wrong)).toEqual(['holocade_no_such_total', 'holocade_ready{colour}', 'holocade_ready{shape}']);
  });

  test('the dashboard shows every metric of the portal', () => {
    const text = [...panelExpressions, ...ruleExpressions].join('\n');
    const own = metrics.getMetricsAsArray().map(({ name }) => name);
    expect(own.filter((name) => name.startsWith('holocade_') && !text.includes(name))).toEqual([]);
  });
});

describe('the runbook', () => {
  const entries = runbook.split(/^### /m).slice(1);

  test('has an entry for each alert, in the order of the rules, and no other', () => {
    expect(entries.map((entry) => entry.split('\n')[0])).toEqual(alerts);
  });

  test('states for each alert the severity, the meaning and the first three things to do', () => {
    for (const entry of entries) {
      const [name = '', , meaning = ''] = entry.split('\n');
      const severity = new RegExp(`alert: ${name}\\n[^]*?severity: (\\w+)`).exec(rules)?.[1];
      expect(meaning.toLowerCase()).toMatch(new RegExp(`^${severity ?? 'unknown'}\\. \\S`));
      expect(entry.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ']);
    }
  });

  test('is linked by each alert', () => {
    const links = [...rules.matchAll(/runbook: docs\/runbook\.md#(\w+)/g)].map(([, anchor]) => anchor);
    expect(links).toEqual(alerts.map((name) => name.toLowerCase()));
  });
});

const promtool = which('promtool');

describe.skipIf(promtool === undefined)('promtool', () => {
  const run =
    (...args: readonly string[]) =>
    () =>
      execFileSync(promtool ?? '', args, { cwd: folder, stdio: 'pipe' }).toString();

  test('accepts the shipped configuration and the rules', () => {
    expect(run('check', 'config', 'prometheus.yml')()).toContain('valid');
  });

  test('alerts fire and end as rules.test.yml expects', () => {
    expect(run('test', 'rules', 'rules.test.yml')()).toContain('SUCCESS');
  });
});

const amtool = which('amtool');
const alertmanager = which('prometheus-alertmanager') ?? which('alertmanager');

describe('Alertmanager', () => {
  test.skipIf(amtool === undefined)('accepts the shipped configuration', () => {
    const args = ['check-config', join(folder, 'alertmanager.yml')];
    expect(execFileSync(amtool ?? '', args, { stdio: 'pipe' }).toString()).toContain('SUCCESS');
  });

  test.skipIf(alertmanager === undefined)(
    'an alert arrives as an email with its meaning and its runbook entry',
    async () => {
      const mails = await smtpStub();
      const address = `127.0.0.1:${String(await freePort())}`;
      const data = temporaryFolder();
      const file = join(data, 'alertmanager.yml');
      const own = read('deploy/monitoring/alertmanager.yml')
        .replace(
          'smtp_smarthost: mail.example.org:587',
          `smtp_smarthost: 127.0.0.1:${String(mails.port)}\n  smtp_require_tls: false`,
        )
        .replace('group_wait: 10s', 'group_wait: 0s');
      writeFileSync(file, own);
      const args = [`--config.file=${file}`, `--storage.path=${data}`, `--web.listen-address=${address}`];
      const program = spawn(alertmanager ?? '', [...args, '--cluster.listen-address='], { stdio: 'ignore' });
      try {
        const [name = ''] = alerts;
        const annotations = { summary: 'A server is down.', runbook: `docs/runbook.md#${name.toLowerCase()}` };
        const body = JSON.stringify([{ labels: { alertname: name, severity: 'critical' }, annotations }]);
        const headers = { 'content-type': 'application/json' };
        const post = () => fetch(`http://${address}/api/v2/alerts`, { method: 'POST', headers, body });
        await vi.waitFor(async () => expect((await post()).status).toBe(200), { timeout: 10_000, interval: 50 });
        await vi.waitFor(() => expect(mails.delivered).toHaveLength(1), { timeout: 10_000, interval: 50 });
        // Lines of quoted-printable text end with “=” in the middle of a word.
        const mail = (mails.delivered[0] ?? '').replaceAll(/=\r?\n/g, '');
        expect(mail).toContain('To: operators@example.org');
        expect(mail).toMatch(new RegExp(`Subject: \\[FIRING:1\\] ${name}`));
        expect(mail).toContain(annotations.summary);
        expect(mail).toContain(annotations.runbook);
      } finally {
        program.kill();
        await mails.close();
      }
    },
  );
});
