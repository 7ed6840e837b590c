import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { memberRoles } from '../../../src/domain/console/member-role';
import { isSlug } from '../../../src/domain/shared/slug';
import { isOwnPath } from '../../../src/domain/shell/redirect-target';
import {
  comparedVersions,
  daysProblem,
  givenRole,
  loginPath,
  memberOffers,
  nameProblem,
  openingBuild,
  proposeSlug,
  rollbackTarget,
  slugProblem,
  timeField,
  tokenActionsText,
} from '../../../src/ui/console/console.machine';
import { aBuild, aMember } from '../../fakes/console-samples';

describe('proposeSlug', () => {
  test('joins words by hyphens and removes accents', () => {
    expect([proposeSlug('Paper Moon'), proposeSlug('  Éclair & Söhne! '), proposeSlug('月')]).toEqual([
      'paper-moon',
      'eclair-sohne',
      '',
    ]);
  });

  property.prop([fc.string({ maxLength: 200 })])('proposeSlug always returns a slug or nothing', (name) => {
    const slug = proposeSlug(name);
    expect(slug === '' || isSlug(slug)).toBe(true);
  });

  property.prop([fc.array(fc.constantFrom('a', '-', ' ', '9', 'É'), { minLength: 50, maxLength: 90 })])(
    'proposeSlug always returns a slug or nothing for long names',
    (letters) => {
      const slug = proposeSlug(letters.join(''));
      expect(slug === '' || isSlug(slug)).toBe(true);
    },
  );
});

test('slugProblem and nameProblem explain a wrong value', () => {
  expect([slugProblem('paper-moon'), nameProblem('Paper Moon')]).toEqual([undefined, undefined]);
  expect([slugProblem(''), nameProblem('  ')]).toEqual(['Enter an address.', 'Enter a name.']);
  expect(slugProblem('Paper Moon')).toContain('lower-case');
});

test('rollbackTarget is the newest active build that does not open', () => {
  const builds = [aBuild('1.2.0', 'inactive'), aBuild('1.1.0', 'opens'), aBuild('1.0.0'), aBuild('0.9.0')];
  expect([openingBuild(builds)?.version, rollbackTarget(builds)?.version]).toEqual(['1.1.0', '1.0.0']);
  expect(rollbackTarget(builds.slice(0, 2))).toBeUndefined();
});

describe('memberOffers', () => {
  const owner = aMember('nova', 'owner', true);
  const publisher = aMember('orion', 'publisher');

  test('lets an owner change and remove others', () => {
    expect(memberOffers('owner', publisher, [owner, publisher])).toEqual({
      changesRole: true,
      removes: true,
      leaves: false,
    });
  });

  test('keeps the last owner', () => {
    const none = { changesRole: false, removes: false, leaves: false };
    expect(memberOffers('owner', owner, [owner, publisher])).toEqual(none);
    const second = aMember('vega', 'owner');
    expect(memberOffers('owner', owner, [owner, second])).toEqual({ changesRole: true, removes: false, leaves: true });
    expect(memberOffers('owner', second, [owner, second])).toEqual({ changesRole: true, removes: true, leaves: false });
  });

  const member = fc.record({ role: fc.constantFrom(...memberRoles), self: fc.boolean() });
  property.prop([fc.constantFrom(...memberRoles), fc.array(member, { minLength: 1 })])(
    'memberOffers never lets anybody but owners change or remove another member',
    (role, others) => {
      const members = others.map((one, index) => ({ ...one, username: String(index), since: undefined }));
      for (const one of members) {
        const offers = memberOffers(role, one, members);
        if (role !== 'owner') expect([offers.changesRole, offers.removes]).toEqual([false, false]);
        expect(offers.removes && offers.leaves).toBe(false);
        if (offers.leaves) expect(one.self).toBe(true);
      }
    },
  );
});

describe('comparedVersions', () => {
  const [newer, opens, older] = [
    aBuild('1.2.0', 'inactive'),
    aBuild('1.1.0', 'opens'),
    aBuild('1.0.0', 'inactive'),
  ] as const;

  test('has the older of a build and the opening one first', () => {
    const builds = [newer, opens, older];
    expect(comparedVersions(builds, newer)).toEqual({ a: '1.1.0', b: '1.2.0' });
    expect(comparedVersions(builds, older)).toEqual({ a: '1.0.0', b: '1.1.0' });
  });

  test('is undefined for the opening build, and without one', () => {
    expect([comparedVersions([newer, opens], opens), comparedVersions([older], older)]).toEqual([undefined, undefined]);
  });
});

test('tokenActionsText lists the actions of a token', () => {
  expect(tokenActionsText(['builds.read'])).toBe('Reads builds');
  expect(tokenActionsText(['builds.publish', 'items.grant', 'boards.read'])).toBe(
    'Publishes builds, grant items, read boards',
  );
});

test('timeField has a time to the minute', () => {
  expect([timeField('2026-11-27T18:30:00.000Z'), timeField(undefined)]).toEqual(['2026-11-27T18:30', '']);
});

test('givenRole shows a member of earlier releases as publisher', () => {
  expect([givenRole('member'), givenRole('analyst')]).toEqual(['publisher', 'analyst']);
});

test('daysProblem accepts 1 to 365 days', () => {
  expect(['1', '365', ' 90 '].map(daysProblem)).toEqual([undefined, undefined, undefined]);
  for (const wrong of ['', '0', '366', '1.5', '-1', 'ten']) expect(daysProblem(wrong)).toContain('1 to 365');
});

test.each(['/', '/paper-moon/games/kite', '/paper-moon/audit?page=2'])(
  'loginPath leads back to %s by a path of the portal',
  (path) => {
    const target = new URLSearchParams(loginPath(path).split('?')[1]).get('redirect_to') ?? '';
    expect(target).toBe(path === '/' ? '/developer/console' : `/developer/console${path}`);
    expect(isOwnPath(target)).toBe(true);
  },
);
