import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { MemberRole } from '../../../src/domain/console/member-role';
import {
  developerActions,
  leavesNoOwner,
  mayAct,
  memberRoles,
  rolesWho,
  serverActions,
  tokenActions,
} from '../../../src/domain/console/member-role';

const roles = fc.constantFrom(...memberRoles);
const actions = fc.constantFrom(...developerActions);

describe('mayAct', () => {
  test('lets a publisher publish builds, and an analyst only read them', () => {
    expect(mayAct('publisher', 'builds.publish')).toBe(true);
    expect(mayAct('analyst', 'builds.publish')).toBe(false);
    expect(mayAct('analyst', 'builds.read')).toBe(true);
  });

  test('lets only owners change members and access tokens, and read the audit log', () => {
    for (const action of ['members.change', 'tokens.change', 'audit.read'] as const)
      expect(memberRoles.filter((role) => mayAct(role, action))).toEqual(['owner']);
  });

  test('lets everybody read reviews, and all but analysts answer them', () => {
    expect(rolesWho('community.read')).toEqual(memberRoles);
    expect(rolesWho('community.answer')).toEqual(['owner', 'publisher', 'support', 'member']);
    expect(rolesWho('announcements.publish')).toEqual(['owner', 'publisher', 'member']);
  });

  property.prop([roles, actions])('rolesWho always agrees with mayAct', (role, action) => {
    expect(rolesWho(action).includes(role)).toBe(mayAct(role, action));
  });

  test('lets every member read scores, and everybody but analysts decide about them', () => {
    expect(memberRoles.filter((role) => mayAct(role, 'scores.read'))).toEqual(memberRoles);
    expect(memberRoles.filter((role) => !mayAct(role, 'scores.decide'))).toEqual(['analyst']);
  });

  property.prop([roles, actions])('never permits another role what it does not permit an owner', (role, action) => {
    expect(mayAct(role, action) && !mayAct('owner', action)).toBe(false);
  });

  property.prop([roles, fc.constantFrom(...serverActions)])(
    'never permits a member the actions of a game’s server',
    (role, action) => {
      expect(mayAct(role, action)).toBe(false);
    },
  );

  property.prop([actions])('always permits a member of earlier releases the actions of a publisher', (action) => {
    expect(mayAct('member', action)).toBe(mayAct('publisher', action));
  });

  property.prop([fc.constantFrom(...tokenActions)])('never permits access tokens to change members', (action) => {
    expect(mayAct('publisher', action) || serverActions.some((one) => one === action)).toBe(true);
    expect(action).not.toMatch(/^(members|tokens|audit|webhooks)/);
  });
});

describe('leavesNoOwner', () => {
  test('is true for the last owner who leaves or gets another role', () => {
    expect(leavesNoOwner({ role: 'owner', next: undefined, owners: 1 })).toBe(true);
    expect(leavesNoOwner({ role: 'owner', next: 'publisher', owners: 1 })).toBe(true);
    expect(leavesNoOwner({ role: 'owner', next: undefined, owners: 2 })).toBe(false);
    expect(leavesNoOwner({ role: 'publisher', next: undefined, owners: 1 })).toBe(false);
  });

  const change = fc.record({ member: fc.nat({ max: 4 }), next: fc.option(roles, { nil: undefined }) });

  property.prop([fc.array(roles, { maxLength: 4 }), fc.array(change, { maxLength: 30 })])(
    'always leaves an owner after any accepted changes',
    (others, changes) => {
      const members: (MemberRole | undefined)[] = ['owner', ...others];
      for (const { member, next } of changes) {
        const role = members[member];
        const owners = members.filter((one) => one === 'owner').length;
        if (role !== undefined && !leavesNoOwner({ role, next, owners })) members[member] = next;
        expect(members).toContain('owner');
      }
    },
  );
});
