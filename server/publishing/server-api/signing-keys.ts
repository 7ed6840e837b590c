import { inArray, sql } from 'drizzle-orm';
import type { CryptoKey, JWK } from 'jose';
import { exportJWK, generateKeyPair, importJWK } from 'jose';
import * as z from 'zod/mini';
import { nextKeySignsFrom, publishedKeys, signingKey } from '../../../src/domain/server-api/signing-keys';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { PublicJwk } from '../../platform/database/schema/server-api';
import { signingKeys } from '../../platform/database/schema/server-api';
import type { SecretBox } from '../../platform/security/secret-box';
import { serverApiBox } from './server-api-box';

/** Algorithm of player tokens: ECDSA with P-256 and SHA-256. */
export const ALGORITHM = 'ES256';

interface StoredKey {
  readonly id: string;
  readonly publicKey: PublicJwk;
  readonly sealedPrivateKey: string;
  readonly signsFrom: number;
}

async function listKeys(executor: Executor): Promise<readonly StoredKey[]> {
  const rows = await executor.select().from(signingKeys);
  return rows.map(({ signsFrom, ...row }) => ({ ...row, signsFrom: signsFrom.getTime() }));
}

const privateJwk = z.object({ d: z.string() });

/** Decrypts the private part of a key; undefined if it was encrypted with another secret. */
function openKey(box: SecretBox, { id, publicKey, sealedPrivateKey }: StoredKey): JWK | undefined {
  const opened = box.open(id, sealedPrivateKey);
  return opened === undefined ? undefined : { ...publicKey, ...privateJwk.parse(JSON.parse(opened)) };
}

const publicJwk = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() });

type KeyDependencies = Pick<ServerDependencies, 'config' | 'random'>;

/** Creates the next key if it is due. Deletes keys whose tokens have expired, and keys of another secret, which cannot sign. */
async function rotateSigningKeys(tx: Executor, { config, random }: KeyDependencies, now: Date): Promise<void> {
  // Two servers must not create a key at once.
  await tx.execute(sql`lock table ${signingKeys} in share row exclusive mode`);
  const box = serverApiBox(config);
  const stored = await listKeys(tx);
  const published = publishedKeys(
    stored.filter((key) => openKey(box, key) !== undefined),
    now.getTime(),
  );
  const others = stored.filter((key) => !published.includes(key)).map(({ id }) => id);
  if (others.length > 0) await tx.delete(signingKeys).where(inArray(signingKeys.id, others));
  const signsFrom = nextKeySignsFrom(published, now.getTime());
  if (signsFrom === undefined) return;
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const { d, ...shared } = await exportJWK(privateKey);
  const id = random.uuid();
  const sealedPrivateKey = box.seal(id, JSON.stringify({ d }), random);
  const row = { id, publicKey: publicJwk.parse(shared), sealedPrivateKey, signsFrom: new Date(signsFrom) };
  await tx.insert(signingKeys).values(row);
}

/** Job that creates and deletes the keys of player tokens. All servers share the keys. */
export async function runSigningKeys(deps: ServerDependencies): Promise<void> {
  await deps.database.transaction((tx) => rotateSigningKeys(tx, deps, deps.clock.now()));
}

interface Signer {
  readonly id: string;
  readonly key: CryptoKey | Uint8Array;
}

async function findSigner(tx: Executor, { config }: KeyDependencies, now: Date): Promise<Signer | undefined> {
  const key = signingKey(await listKeys(tx), now.getTime());
  const jwk = key && openKey(serverApiBox(config), key);
  return jwk && { id: key.id, key: await importJWK(jwk, ALGORITHM) };
}

/** Returns the key that signs now. Creates it if the job has not run yet. */
export async function signerOf(tx: Executor, deps: KeyDependencies, now: Date): Promise<Signer> {
  const found = await findSigner(tx, deps, now);
  if (found) return found;
  await rotateSigningKeys(tx, deps, now);
  const created = await findSigner(tx, deps, now);
  if (!created) throw new Error('The signing key was not stored.');
  return created;
}

/** Returns the key set for the verification of player tokens (RFC 7517). */
export async function publicKeySet(executor: Executor, now: Date): Promise<{ readonly keys: readonly JWK[] }> {
  const published = publishedKeys(await listKeys(executor), now.getTime());
  return { keys: published.map(({ id, publicKey }) => ({ ...publicKey, kid: id, use: 'sig', alg: ALGORITHM })) };
}
