import type { ComparedBuild } from '../../src/domain/console/build-comparison';
import type { Build, ConsoleHome, Member } from '../../src/domain/console/console';

/** Time of all samples of the console. */
export const date = '2026-01-01T00:00:00.000Z';

/** Creates a build of a game. */
export const aBuild = (version: string, state: Build['state'] = 'active'): Build => ({
  version,
  state,
  bytes: 2_500_000,
  created: date,
  hash: undefined,
  notes: undefined,
});

/** Creates a build of a comparison. */
export const aComparedBuild = (version: string, change: Partial<ComparedBuild> = {}): ComparedBuild => ({
  ...{ version, created: date, bytes: 2_097_152, packedBytes: 1_048_576, files: 3 },
  check: { firstFrameMs: 900, framesPerSecond: 60, errors: 0 },
  played: { plays: 10, sessions: 4, seconds: 480 },
  ...change,
});

/** Creates a member of a developer. */
export const aMember = (username: string, role: Member['role'], self = false): Member => ({
  username,
  role,
  since: date,
  self,
});

/** The developer of the samples. */
export const studio = { slug: 'paper-moon', name: 'Paper Moon', logo: '/logo.svg', role: 'owner' } as const;

/** Creates the console's first data for an owner. */
export const aConsoleHome = (change: Partial<ConsoleHome> = {}): ConsoleHome => ({
  player: { id: 'ada', name: 'Ada L.' },
  developers: [studio],
  invitations: [],
  policy: 'open',
  application: undefined,
  ...change,
});
