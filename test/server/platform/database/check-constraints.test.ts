import { PgDialect, getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { linkSecrets, sessions } from '../../../../server/platform/database/schema/accounts';
import { payouts } from '../../../../server/platform/database/schema/developer-money';
import { feedback } from '../../../../server/platform/database/schema/help';
import { ledgerEntries } from '../../../../server/platform/database/schema/market';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import { gameReactions } from '../../../../server/platform/database/schema/reactions';
import { socialAttempts, socialIdentities } from '../../../../server/platform/database/schema/social';
import { gameEvents } from '../../../../server/platform/database/schema/statistics';
import { LOGIN_PROVIDERS, SIGN_IN_PROVIDERS } from '../../../../src/domain/auth/social-provider';
import { payoutStates } from '../../../../src/domain/console/developer-money';
import { deviceClasses, gameEventKinds, playModes } from '../../../../src/domain/console/game-statistics';
import { ledgerReasons } from '../../../../src/domain/market/ledger';
import { FEEDBACK_LIMIT } from '../../../../src/domain/notices/feedback';
import { tokenTemplates } from '../../../../src/domain/tokens/token-templates';
import { reactionKinds } from '../../../../src/domain/reactions/reaction-kind';

function checkOf(table: PgTable, name: string): string {
  const found = getTableConfig(table).checks.find((check) => check.name === name);
  return found === undefined ? '' : new PgDialect().sqlToQuery(found.value).sql;
}

const wordsIn = (check: string) => [...check.matchAll(/'([\w-]+)'/g)].map(([, word]) => word);

describe('check constraints of the database', () => {
  test.each([
    [gameEvents, 'game_events_kind_known', gameEventKinds],
    [gameEvents, 'game_events_device_known', deviceClasses],
    [gameEvents, 'game_events_mode_known', playModes],
    [playSessions, 'play_sessions_device_known', deviceClasses],
    [gameReactions, 'game_reactions_kind_known', reactionKinds],
    [ledgerEntries, 'ledger_entries_reason_known', ledgerReasons],
    [payouts, 'payouts_state_known', payoutStates],
    [linkSecrets, 'link_secrets_purpose_known', Object.keys(tokenTemplates)],
    [socialIdentities, 'social_identities_provider_known', SIGN_IN_PROVIDERS.toSorted()],
    [socialAttempts, 'social_attempts_provider_known', SIGN_IN_PROVIDERS.toSorted()],
    [sessions, 'sessions_provider_known', LOGIN_PROVIDERS],
  ] as const)('%# accept exactly the values of the domain', (table, name, words) => {
    expect(wordsIn(checkOf(table, name))).toEqual(words);
  });

  test("limit a feedback to the domain's maximum length", () => {
    expect(checkOf(feedback, 'feedback_text_length')).toContain(`between 1 and ${String(FEEDBACK_LIMIT)}`);
  });
});
