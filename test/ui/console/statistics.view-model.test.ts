import { describe, expect, test } from 'vitest';
import { StatisticsViewModel } from '../../../src/ui/console/statistics.view-model';
import { FakeClock } from '../../fakes/fake-clock';
import { aStatisticsDay } from '../../fakes/console-game-pages';
import { FakeConsoleGateway } from '../../fakes/fake-console-gateway';
import { settle } from './console-fixture';

const TODAY = Date.parse('2026-03-10T12:00:00Z');

function setUp() {
  const gateway = new FakeConsoleGateway();
  const clock = new FakeClock(TODAY);
  const saved: string[][] = [];
  const files = { save: (...file: string[]) => void saved.push(file) };
  const statistics = new StatisticsViewModel(gateway, clock, files, 'paper-moon', 'kite');
  const choices = () => gateway.calls.map(([, , choice]) => choice);
  return { gateway, statistics, saved, choices };
}

describe('StatisticsViewModel', () => {
  test('loads complete days and as many before', async () => {
    const { gateway, statistics, choices } = setUp();
    gateway.statisticsDays = [aStatisticsDay('2026-03-09', { plays: 6 }), aStatisticsDay('2026-02-09', { plays: 4 })];
    statistics.start();
    await settle();
    expect(choices()).toEqual([
      { game: 'kite', build: 'all', device: 'all', from: '2026-02-10', to: '2026-03-09' },
      { game: 'kite', build: 'all', device: 'all', from: '2026-01-13', to: '2026-02-09' },
    ]);
    expect(statistics.page.value?.days).toHaveLength(28);
    expect([statistics.page.value?.figures.plays, statistics.page.value?.before?.plays]).toEqual([6, 4]);
  });

  test('begins all days with the first one that has events, and compares with nothing', async () => {
    const { gateway, statistics, choices } = setUp();
    gateway.statisticsDays = [aStatisticsDay('2026-03-01', { plays: 6 })];
    statistics.choose({ period: 'all' });
    await settle();
    expect(choices()).toMatchObject([{ from: '2025-02-03', to: '2026-03-09' }]);
    expect(statistics.page.value?.days).toHaveLength(9);
    expect(statistics.page.value?.before).toBeUndefined();
  });

  test('shows the last choice, also if an earlier answer comes later', async () => {
    const { gateway, statistics } = setUp();
    const answers: (() => void)[] = [];
    const load = gateway.statistics.bind(gateway);
    gateway.statistics = async (...input) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return load(...input);
    };
    statistics.choose({ period: 'all' });
    statistics.choose({ build: '1.1.0' });
    expect(answers).toHaveLength(2);
    answers[1]?.();
    await settle();
    answers[0]?.();
    await settle();
    expect(statistics.page.value?.choice.build).toBe('1.1.0');
    expect(statistics.page.loading).toBe(false);
  });

  test('offers the chosen build also without plays', async () => {
    const { gateway, statistics } = setUp();
    gateway.statisticsBuilds = [{ name: '2.0.0', plays: 3 }];
    statistics.choose({ build: '1.0.0' });
    await settle();
    expect(statistics.builds).toEqual(['1.0.0', '2.0.0']);
  });

  test('keeps the earlier numbers after a failure and loads again', async () => {
    const { gateway, statistics } = setUp();
    statistics.start();
    await settle();
    gateway.failure = { kind: 'network' };
    statistics.choose({ device: 'headset' });
    await settle();
    expect(statistics.page.failure).toBeDefined();
    expect(statistics.page.value?.choice.device).toBe('all');
    gateway.failure = undefined;
    await statistics.page.load();
    expect([statistics.page.failure, statistics.page.value?.choice.device]).toEqual([undefined, 'headset']);
  });

  test('saves the shown days as CSV and JSON', async () => {
    const { gateway, statistics, saved } = setUp();
    statistics.saveCsv();
    expect(saved).toEqual([]);
    gateway.statisticsDays = [aStatisticsDay('2026-03-09', { plays: 6 })];
    statistics.choose({ period: '7' });
    await settle();
    statistics.saveCsv();
    statistics.saveJson();
    statistics.saveCountries();
    expect(saved.map(([name, , type]) => [name, type])).toEqual([
      ['kite-statistics-2026-03-03-2026-03-09.csv', 'text/csv'],
      ['kite-statistics-2026-03-03-2026-03-09.json', 'application/json'],
    ]);
    expect(saved[0]?.[1]).toContain('kite,all,all,2026-03-09,6,');
    gateway.countriesNow = [{ name: 'DE', plays: 6 }];
    await statistics.page.load();
    statistics.saveCountries();
    statistics.saveJson();
    expect(saved[2]?.slice(0, 2)).toEqual([
      'kite-statistics-2026-03-03-2026-03-09.countries.csv',
      'game,from,to,country,plays\r\nkite,2026-03-03,2026-03-09,DE,6\r\n',
    ]);
    expect(JSON.parse(saved[3]?.[1] ?? '')).toMatchObject({ countries: [{ name: 'DE', plays: 6 }] });
  });

  test('ignores an answer after its screen has closed', async () => {
    const { statistics } = setUp();
    statistics.start()();
    await settle();
    expect(statistics.page.value).toBeUndefined();
  });
});
