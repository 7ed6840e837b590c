import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveWrite } from '../../../../src/contract/saves.contract';
import { dataOf } from '../../support/data-of';
import type { Answer } from '../../support/http-client';
import type { SaveFixture, Saver } from './save-fixture';
import { startSaveFixture } from './save-fixture';

const KIB_64 = 65_536;
let fixture: SaveFixture;
let vega: Saver;

beforeAll(async () => {
  fixture = await startSaveFixture();
});
beforeEach(async () => {
  vega = await fixture.saver();
});
afterAll(() => fixture.server.close());

const refused = (answer: Answer) => [answer.status, answer.envelope().status.debug];

describe('a save', () => {
  test('is loaded as it was written, for any JSON', async () => {
    const began = fixture.clock.now().toISOString();
    const data = { level: 3, name: 'Zoë \u0000\u{1f680}', flags: [true, null, -0.5], '': {} };
    expect(await vega.written(data)).toBe(1);
    fixture.clock.advance(1_000);
    await vega.send('write', { slot: 2, name: '  The pier  ', data: null });
    expect(await vega.all()).toEqual({
      1: { name: '', data, version: 1, created: began, updated: began },
      2: { name: 'The pier', data: null, version: 1, created: expect.any(String), updated: expect.any(String) },
    });
    fixture.clock.advance(1_000);
    expect(await vega.written([], 1)).toBe(2);
    expect(await vega.load()).toEqual({
      name: '',
      data: [],
      version: 2,
      created: began,
      updated: fixture.clock.now().toISOString(),
    });
  });

  test('belongs to one player and one game', async () => {
    await vega.written(1);
    expect(await (await fixture.saver()).all()).toEqual({});
    expect((await vega.send('all', undefined, 'orbital-salvage')).envelope().data).toEqual({});
    for (const part of ['all', 'load/1', 'versions/1']) {
      expect((await fixture.visitor().send(part)).status).toBe(401);
      expect(refused(await vega.send(part, undefined, 'no-such-game'))).toEqual([404, 'err_not_found']);
    }
  });

  test('uses one of five slots', async () => {
    for (const slot of [0, 6, 1.5, '1']) expect(refused(await vega.send('write', { slot, data: 1 }))[0]).toBe(422);
    for (const slot of ['0', '6', '1.5', 'one']) expect((await vega.send(`load/${slot}`)).status).toBe(404);
    for (const slot of [1, 2, 3, 4, 5]) expect(await vega.written(slot, 0, slot)).toBe(1);
  });

  test('T30: has at most 64 KiB of JSON, exact to the byte', async () => {
    const text = 'x'.repeat(KIB_64 - 2);
    expect(await vega.written(text)).toBe(1);
    expect(refused(await vega.write(`${text}x`, 1))).toEqual([413, 'err_too_large']);
    expect(refused(await vega.write('é'.repeat(KIB_64 / 2), 1))).toEqual([413, 'err_too_large']);
    expect(await vega.versions()).toEqual([[1, 'held']]);
  });

  test('T30: is nested at most 20 levels deep and has no key that could pollute prototypes', async () => {
    const nested = (depth: number) => `{"slot":1,"data":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect((await vega.send('write', nested(20))).status).toBe(200);
    for (const depth of [21, 10_000, 60_000]) expect((await vega.send('write', nested(depth))).status).toBe(422);
    expect((await vega.send('write', '{"slot":1,"base":1,"data":{"__proto__":{"a":1}}}')).status).toBe(400);
    expect(refused(await vega.send('write', { slot: 1, base: 1 }))).toEqual([422, 'err_validation']);
    expect(refused(await vega.send('write', { slot: 1, base: 1, data: 1, name: 'x'.repeat(65) }))).toEqual([
      422,
      'err_validation',
    ]);
    expect(refused(await vega.send('write', { slot: 1, base: 1, data: 1, other: 1 }))).toEqual([422, 'err_validation']);
    expect(await vega.versions()).toEqual([[1, 'held']]);
  });

  test('T30: is written at most 60 times a minute', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => vega.write(1)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('a save slot', () => {
  test('accepts only a save based on its current version, and stores others as conflicts', async () => {
    await vega.written('first');
    expect(await vega.written('second', 1)).toBe(2);
    expect(refused(await vega.write('late', 1))).toEqual([409, 'err_conflict']);
    expect(refused(await vega.write('blind'))).toEqual([409, 'err_conflict']);
    expect((await vega.load()).data).toBe('second');
    expect(await vega.versions()).toEqual([
      [4, 'set-aside'],
      [3, 'set-aside'],
      [2, 'held'],
      [1, 'replaced'],
    ]);
    expect([(await vega.load(1, 3)).data, (await vega.load(1, 1)).data]).toEqual(['late', 'first']);
    expect(await vega.written('after all', 2)).toBe(5);
  });

  test('is replaced by a save without a base, and keeps the earlier content as a version', async () => {
    for (const [at, data] of ['first', 'second', 'third'].entries())
      expect(dataOf(saveWrite, await vega.send('write', { slot: 1, data })).version).toBe(at + 1);
    expect((await vega.load()).data).toBe('third');
    expect(await vega.versions()).toEqual([
      [3, 'held'],
      [2, 'replaced'],
      [1, 'replaced'],
    ]);
    expect(await vega.written('fourth', 3)).toBe(4);
  });

  test('keeps its content after any number of refused saves', async () => {
    await vega.written(1);
    for (let version = 2; version <= 12; version += 1) expect((await vega.write(version)).status).toBe(409);
    expect((await vega.versions()).map(([version]) => version)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 1]);
    expect(await vega.written(13, 1)).toBe(13);
    expect((await vega.versions()).map(([version]) => version)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 1]);
    for (const version of ['2', '14', '0', 'one']) {
      const answer = await vega.send(`load/1?version=${version}`);
      expect([404, 422]).toContain(answer.status);
    }
  });

  test('stores the last ten versions, and a repeated conflicting save once', async () => {
    for (let version = 0; version < 11; version += 1) await vega.written(version, version);
    for (let times = 0; times < 3; times += 1) expect((await vega.write('blind')).status).toBe(409);
    expect((await vega.versions()).map(([version]) => version)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect((await vega.write('other')).status).toBe(409);
    expect((await vega.write('blind')).status).toBe(409);
    expect((await vega.versions())[0]).toEqual([14, 'set-aside']);
  });

  test('is empty after deletion, including its versions, and never reuses a version', async () => {
    await vega.written('first');
    await vega.written('second', 1);
    await vega.written('other', 0, 2);
    expect((await vega.send('delete', { slot: 1 })).status).toBe(200);
    expect((await vega.send('delete', { slot: 1 })).status).toBe(200);
    expect(await vega.versions()).toEqual([]);
    for (const part of ['load/1', 'load/1?version=2']) expect((await vega.send(part)).status).toBe(404);
    expect(Object.keys(await vega.all())).toEqual(['2']);
    expect((await vega.write('old', 2)).status).toBe(409);
    fixture.clock.advance(1_000);
    expect(await vega.written('new')).toBe(4);
    expect(await vega.load()).toMatchObject({ data: 'new', created: fixture.clock.now().toISOString() });
    expect((await vega.load(1, 3)).data).toBe('old');
  });

  test('is emptied with all slots of its game, but of no other game', async () => {
    const mira = await fixture.saver();
    await mira.written('mine');
    await vega.written('first');
    await vega.written('second', 0, 5);
    await vega.send('write', { slot: 1, data: 'elsewhere' }, 'orbital-salvage');
    expect((await vega.send('clear', {})).status).toBe(200);
    expect(await vega.all()).toEqual({});
    expect((await vega.send('load/1', undefined, 'orbital-salvage')).status).toBe(200);
    expect((await mira.load()).data).toBe('mine');
  });

  test('accepts one of two simultaneous writes, and both can be loaded', async () => {
    await vega.written('before');
    const answers = await Promise.all([vega.write('one', 1), vega.write('other', 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await vega.versions()).toEqual([
      [3, 'set-aside'],
      [2, 'held'],
      [1, 'replaced'],
    ]);
    const loaded = [(await vega.load(1, 2)).data, (await vega.load(1, 3)).data];
    expect(loaded.toSorted()).toEqual(['one', 'other']);
    expect((await vega.load()).data).toBe(loaded[0]);
  });

  test('accepts one of ten simultaneous first writes, and numbers each', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => vega.write(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await vega.versions()).map(([version]) => version)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});
