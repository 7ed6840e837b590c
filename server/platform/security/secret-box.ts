import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { ServerRandom } from '../system/server-random';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Names of the keys that a box derives from the server's secret. A change makes stored values unreadable. */
interface KeyNames {
  readonly sealing: string;
  readonly hashing: string;
}

const twoFactorKeys: KeyNames = { sealing: 'two-factor secret', hashing: 'recovery code' };

/**
 * Encrypts secrets that must be read again and hashes secrets that are only compared. The keys derive from the server's secret.
 * Both results are bound to an owner, such as an account id.
 */
export class SecretBox {
  readonly #sealing: Buffer;
  readonly #hashing: Buffer;

  constructor(secret: string, { sealing, hashing }: KeyNames = twoFactorKeys) {
    const derived = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
    this.#sealing = derived(sealing);
    this.#hashing = derived(hashing);
  }

  /** Encrypts with AES-256-GCM; base64url. */
  seal(owner: string, text: string, random: Pick<ServerRandom, 'bytes'>): string {
    const iv = random.bytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#sealing, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts a text. Returns undefined if the text was changed, or encrypted with another secret or for another owner. */
  open(owner: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv(CIPHER, this.#sealing, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }

  /** Returns the HMAC-SHA-256 in hexadecimal. */
  hash(owner: string, text: string): string {
    return createHmac('sha256', this.#hashing).update(`${owner}\n${text}`).digest('hex');
  }
}
