import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { decisionResults, scoreDecisions } from '../../../src/domain/console/game-scores';
import { brokenLimits } from '../../../src/domain/leaderboards/score';
import {
  banProblems,
  decisionReport,
  limitText,
  scoreFacts,
  scoreKey,
  toggleKey,
} from '../../../src/ui/console/scores.machine';
import { aReviewedScore } from '../../fakes/fake-scores-gateway';

const at = '2025-12-31T12:00:00.000Z';

describe('limitText', () => {
  test('has a text for each limit, and one for scores of earlier releases', () => {
    expect(new Set([...brokenLimits, undefined].map(limitText)).size).toBe(brokenLimits.length + 1);
  });
});

describe('scoreFacts', () => {
  test('lists the known circumstances', () => {
    expect(scoreFacts(aReviewedScore('vega', { best: 90, runFor: 61_000 }), 'metres')).toEqual([
      'Best so far 90\u00a0m',
      '1 min 30 s into the session',
      'Played in VR',
      'On a headset',
      'Build 1.1.0',
      'Run of 1 min 1 s with a ticket',
    ]);
    const unknown = { playedFor: undefined, mode: undefined, device: undefined, build: undefined } as const;
    expect(scoreFacts(aReviewedScore('vega', unknown), 'points')).toEqual([
      'No score on the board yet',
      'Without a ticket',
    ]);
  });
});

describe('toggleKey', () => {
  test('adds a key, and removes it again', () => {
    const key = scoreKey({ username: 'vega', at });
    expect([...toggleKey(new Set(), key)]).toEqual([`vega ${at}`]);
    expect([...toggleKey(new Set([key]), key)]).toEqual([]);
  });

  property.prop([fc.uniqueArray(fc.string()), fc.string()])(
    'always restores a selection after two presses',
    (keys, key) => {
      const selected = new Set(keys);
      expect(new Set(toggleKey(toggleKey(selected, key), key))).toEqual(selected);
    },
  );
});

const decided = (username: string, result: (typeof decisionResults)[number], by?: string) => ({
  username,
  at,
  result,
  by,
});

describe('decisionReport', () => {
  test('counts the decided scores', () => {
    expect(decisionReport('accepted', [decided('vega', 'decided')])).toEqual({
      ...{ title: '1 score accepted', body: '', isMixed: false },
    });
  });

  test('names the other member, replaced scores and those of an ended period', () => {
    const scores = [
      decided('vega', 'decided-otherwise', 'nova'),
      decided('mira', 'decided-otherwise'),
      decided('rhea', 'gone'),
      decided('lyra', 'ended'),
      decided('juno', 'ended'),
    ];
    expect(decisionReport('accepted', scores)).toEqual({
      title: '0 scores accepted',
      body: 'nova has already refused the score of vega. Another member has already refused the score of mira. Replaced by a newer score or deleted: rhea. Not decided, because the board has started a new period: lyra and juno.',
      isMixed: true,
    });
  });

  property.prop([fc.constantFrom(...scoreDecisions), fc.array(fc.constantFrom(...decisionResults))])(
    'is always mixed unless every score is decided',
    (decision, results) => {
      const report = decisionReport(
        decision,
        results.map((result, index) => decided(`p${String(index)}`, result)),
      );
      expect(report.isMixed).toBe(results.some((result) => result !== 'decided'));
      expect(report.body === '').toBe(!report.isMixed);
    },
  );
});

describe('banProblems', () => {
  const form = { username: 'vega', board: '', reason: 'Cheats.', until: '' };
  const now = Date.parse('2026-01-01T12:00:00Z');

  test('asks for a username and a reason, and for an end in the future', () => {
    expect(banProblems(form, now)).toEqual({});
    expect(Object.keys(banProblems({ ...form, username: ' ', reason: '' }, now))).toEqual(['username', 'reason']);
    expect(banProblems({ ...form, until: '2026-01-01T12:01' }, now)).toEqual({});
    for (const until of ['2026-01-01T12:00', 'x']) expect(banProblems({ ...form, until }, now)).toHaveProperty('until');
  });

  property.prop([fc.nat(300)])('always accepts reasons of 1 to 200 characters', (length) => {
    const problems = banProblems({ ...form, reason: 'x'.repeat(length) }, now);
    expect(problems.reason === undefined).toBe(length >= 1 && length <= 200);
  });
});
