/** Actions of a developer's members in the console. */
const memberActions = [
  'members.read',
  'members.change',
  'audit.read',
  'tokens.change',
  'builds.read',
  'builds.publish',
  'statistics.read',
  'community.read',
  'community.answer',
  'announcements.publish',
  'scores.read',
  'scores.decide',
  'webhooks.change',
  'testers.change',
  'money.read',
  'payouts.request',
] as const;

/** Actions of a game's own server, which only an access token can permit. */
export const serverActions = ['purchases.read', 'items.grant', 'boards.read', 'boards.write'] as const;
export type ServerAction = (typeof serverActions)[number];

/** Actions of members and of games' own servers. */
export const developerActions = [...memberActions, ...serverActions] as const;
export type DeveloperAction = (typeof developerActions)[number];

/** Roles of a developer's members. `member` is a publisher of earlier releases. */
export const memberRoles = ['owner', 'publisher', 'analyst', 'support', 'member'] as const;
export type MemberRole = (typeof memberRoles)[number];

const READER: readonly DeveloperAction[] = ['members.read', 'builds.read', 'community.read', 'scores.read'];
const PUBLISHER: readonly DeveloperAction[] = [
  ...READER,
  'builds.publish',
  'statistics.read',
  'community.answer',
  'announcements.publish',
  'scores.decide',
  'webhooks.change',
  'testers.change',
];

const allowed: Readonly<Record<MemberRole, readonly DeveloperAction[]>> = {
  owner: memberActions,
  publisher: PUBLISHER,
  member: PUBLISHER,
  analyst: [...READER, 'statistics.read', 'money.read'],
  support: [...READER, 'community.answer', 'scores.decide'],
};

/** True if members of a role may perform the action. */
export const mayAct = (role: MemberRole, action: DeveloperAction): boolean => allowed[role].includes(action);

/** Returns the roles that may perform the action. */
export const rolesWho = (action: DeveloperAction): readonly MemberRole[] =>
  memberRoles.filter((role) => mayAct(role, action));

/** Actions that an access token can permit. */
export const tokenActions = [
  'builds.read',
  'builds.publish',
  ...serverActions,
] as const satisfies readonly DeveloperAction[];
export type TokenAction = (typeof tokenActions)[number];

/** True if a developer would have no owner after one of its members gets another role or leaves. */
export const leavesNoOwner = ({
  role,
  next,
  owners,
}: {
  readonly role: MemberRole;
  /** Undefined for a member who leaves. */
  readonly next: MemberRole | undefined;
  /** Number of owners before the change. */
  readonly owners: number;
}): boolean => role === 'owner' && next !== 'owner' && owners <= 1;
