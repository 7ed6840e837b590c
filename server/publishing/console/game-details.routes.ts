import { descriptionPreview, gameForm, gameFormChange, wireDetails } from '../../../src/contract/game-details.contract';
import type { AnswerOf } from '../../../src/contract/call';
import { changedDetails } from '../../../src/domain/console/game-details';
import { networkProblem } from '../../../src/domain/games/network-origin';
import { err, ok } from '../../../src/domain/shared/result';
import { presentGameCard } from '../../catalogue/games/game-card.presenter';
import type { ServerDependencies } from '../../deps';
import { jsonObject } from '../../platform/http/json-text';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { renderMarkdown } from '../../platform/markdown/render-markdown';
import { gameFile } from '../builds/game-file';
import { changeNetwork } from '../builds/store-build.repository';
import { changePublishedGame, findPlace } from '../builds/store-game.repository';
import { networkRules } from '../hosts/served-builds';
import { recordAudit } from './audit.repository';
import { DRAFT_CHANGES, findGameDetails, listPlaces } from './game-details.repository';
import { isDraftChanging } from './publication.repository';

const CHANGED_MEANWHILE = 'Another member has changed these details in the meantime.';

type Details = AnswerOf<typeof gameForm>;

const LIMITED = { limit: { max: 60, windowSeconds: 60, by: 'caller' } } as const;

/** Calls of the form about the texts and choices of a game. They write the fields that a `game.json` writes. */
export function gameDetailsRoutes(
  deps: Pick<ServerDependencies, 'config' | 'servedBuilds' | 'urls'>,
): readonly Route[] {
  const { config, servedBuilds, urls } = deps;
  return [
    route(gameForm, async ({ caller, params: { game }, query: { draft }, tx }) => {
      const { developerId } = caller.member;
      const found = await findGameDetails(tx, { developerId, game, draft });
      if (!found) return err(refusal.notFound(draft ? 'draft' : 'game'));
      const other = await findGameDetails(tx, { developerId, game, draft: !draft });
      return ok({
        data: jsonObject<Details>({
          details: wireDetails(found.details),
          revision: found.revision,
          has: { game: !draft || other !== undefined, draft: draft || other !== undefined },
          card: presentGameCard(found.cardJson, urls),
          features: found.features,
          html: found.descriptionHtml,
          genres: (await listPlaces(tx)).map((genre) => ({ ...genre, categories: [...genre.categories] })),
        }),
      });
    }),
    route(
      gameFormChange,
      async (input) => {
        const { body, caller, now, params, query, tx } = input;
        const { member } = caller;
        const own = { developerId: member.developerId, game: params.game, draft: query.draft };
        const found = await findGameDetails(tx, own, true);
        if (!found) return err(refusal.notFound(own.draft ? 'draft' : 'game'));
        if (own.draft && (await isDraftChanging(tx, own.developerId, own.game)))
          return err(refusal.conflict(DRAFT_CHANGES));
        if (body.revision !== found.revision) return err(refusal.conflict(CHANGED_MEANWHILE));
        const { details } = body;
        const game = gameFile.parse({ slug: own.game, ...details });
        const featureFields = new Set(Object.keys(details.features));
        const manifest = { game, fields: new Set(Object.keys(details)), featureFields };
        const place = await findPlace(tx, manifest);
        if (!place) {
          const { genre, category } = details;
          const text = `The portal has no category “${category.slug}” in the genre “${genre.slug}”.`;
          return err(refusal.validation({ 'details.category': [text] }));
        }
        const rules = networkRules(config);
        const refused = details.network.flatMap((origin) => networkProblem(origin, rules) ?? []);
        if (refused.length > 0) return err(refusal.validation({ 'details.network': refused }));
        await changePublishedGame(tx, found.id, manifest, { place });
        await changeNetwork(tx, found.id, details.network);
        const stored = await findGameDetails(tx, own);
        if (!stored) throw new Error(`The game ${found.slug} does not exist after its change.`);
        const changed = changedDetails(found.details, stored.details);
        if (changed === undefined) return ok({ data: { revision: stored.revision } });
        const of = own.draft ? `the draft of “${own.game}”` : `“${own.game}”`;
        await recordAudit(tx, { member, event: 'game.details', text: `Changed ${changed} of ${of}.`, now });
        input.afterCommit(() => servedBuilds.forget(found.slug));
        return ok({ data: { revision: stored.revision } });
      },
      LIMITED,
    ),
    route(
      descriptionPreview,
      async ({ body, caller: { member }, params: { game }, tx }) => {
        const own = { developerId: member.developerId, game };
        const found =
          (await findGameDetails(tx, { ...own, draft: false })) ?? (await findGameDetails(tx, { ...own, draft: true }));
        return found ? ok({ data: { html: renderMarkdown(body.description) } }) : err(refusal.notFound('game'));
      },
      LIMITED,
    ),
  ];
}
