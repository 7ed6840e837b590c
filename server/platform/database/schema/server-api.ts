import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { developers } from './developers';

/** A public key as JSON Web Key (RFC 7517), without id, use and algorithm. */
export interface PublicJwk {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
}

/** Key pairs that sign player tokens. The private key is encrypted with the server's secret. */
export const signingKeys = pgTable('signing_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  publicKey: jsonb('public_key').$type<PublicJwk>().notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  signsFrom: moment('signs_from').notNull(),
});

/** Ids by which developers know players, another one for each developer. A row exists once the developer has received the id. */
export const pairwiseIds = pgTable(
  'pairwise_ids',
  {
    developerId: integer('developer_id')
      .notNull()
      .references(() => developers.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    pairwiseId: text('pairwise_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'pairwise_ids_pkey', columns: [table.developerId, table.accountId] }),
    unique('pairwise_ids_id_unique').on(table.developerId, table.pairwiseId),
    index('pairwise_ids_account_index').on(table.accountId),
  ],
);
