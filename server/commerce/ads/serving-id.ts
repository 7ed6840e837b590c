import { createHmac, timingSafeEqual } from 'node:crypto';

/** One serving of an ad, as its id tells it. */
export interface Serving {
  readonly adId: number;
  readonly servedAt: Date;
}

const BYTES = 16;
/** Time, ad and chance; what follows is the signature. */
const SIGNED = 10;
const MOST_ADS = 0xffff;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const signature = (secret: string, signed: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update('ad serving\n')
    .update(signed)
    .digest()
    .subarray(0, BYTES - SIGNED);

/**
 * The id of a serving, which carries all that is known of it: a UUID of version 8 (RFC 9562) of the second, the ad, 26 bits of chance, and
 * 48 bits of a keyed hash over these.
 */
export function servingId(secret: string, { adId, servedAt }: Serving, chance: Buffer): string {
  if (adId > MOST_ADS) throw new Error(`The ad ${String(adId)} is beyond what an id can carry.`);
  const id = Buffer.alloc(BYTES);
  chance.copy(id, 6, 0, 4);
  id.writeUInt32BE(Math.floor(servedAt.getTime() / 1000), 0);
  id.writeUInt16BE(adId, 4);
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x80, 6);
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);
  signature(secret, id.subarray(0, SIGNED)).copy(id, SIGNED);
  const hex = id.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Reads an id that this server has given; undefined for any other. */
export function readServingId(secret: string, uuid: string): Serving | undefined {
  const text = uuid.toLowerCase();
  if (!UUID.test(text)) return undefined;
  const id = Buffer.from(text.replaceAll('-', ''), 'hex');
  if (!timingSafeEqual(signature(secret, id.subarray(0, SIGNED)), id.subarray(SIGNED))) return undefined;
  return { adId: id.readUInt16BE(4), servedAt: new Date(id.readUInt32BE(0) * 1000) };
}
