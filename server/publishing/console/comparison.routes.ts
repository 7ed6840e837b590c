import { buildComparison } from '../../../src/contract/comparison.contract';
import { compareFiles } from '../../../src/domain/console/build-comparison';
import { mayAct } from '../../../src/domain/console/member-role';
import { err, ok } from '../../../src/domain/shared/result';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { listBuilds } from '../builds/build.repository';
import type { Compared, FoundBuild } from './comparison.repository';
import { findBuilds, sumPlays } from './comparison.repository';
import { findOwnGame } from './game-details.repository';

const NOT_PLAYED = { plays: 0, sessions: 0, seconds: 0 };

/** Route that compares two builds of a game. It reads stored figures only. */
export function comparisonRoutes(): readonly Route[] {
  return [
    route(
      buildComparison,
      async ({ caller: { member }, params, query, tx }) => {
        const game = await findOwnGame(tx, { developerId: member.developerId, game: params.game, draft: false });
        if (!game) return err(refusal.notFound('game'));
        const versions = (await listBuilds(tx, game.id)).map(({ version }) => version);
        const { a = versions[1] ?? '', b = versions[0] ?? '' } = query;
        const found = await findBuilds(tx, game.id, [a, b]);
        const [before, after] = [found.get(a), found.get(b)];
        if (!before || !after) return err(refusal.notFound('version'));
        const mayRead = member.role !== undefined && mayAct(member.role, 'statistics.read');
        const plays = mayRead ? await sumPlays(tx, game.id, [a, b]) : undefined;
        const withPlays = ({ facts }: FoundBuild): Compared => ({
          ...facts,
          played: plays ? (plays.get(facts.version) ?? NOT_PLAYED) : null,
        });
        const differences = before.files && after.files ? compareFiles(before.files, after.files) : undefined;
        return ok({
          data: {
            ...{ versions, title: game.title },
            a: withPlays(before),
            b: withPlays(after),
            differences: differences
              ? {
                  counts: differences.counts,
                  files: differences.files.map((file) => ({
                    ...file,
                    before: file.before ?? null,
                    after: file.after ?? null,
                  })),
                }
              : null,
          },
        });
      },
      { limit: { max: 60, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
