import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { ServerClock } from '../../platform/system/server-clock';

interface StoredEntry {
  readonly payload: AdapterPayload;
  readonly endsAt: number;
}

const MAX_ENTRIES = 2000;

/** In-memory storage of a fake provider. The oldest entry is evicted at the limit, and all entries end with the process. */
export function memoryAdapter(clock: ServerClock): AdapterFactory {
  const stored = new Map<string, StoredEntry>();
  const alive = (key: string): AdapterPayload | undefined => {
    const found = stored.get(key);
    return found && found.endsAt > clock.now().getTime() ? found.payload : undefined;
  };
  const first = (fits: (key: string, payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    const [key] = [...stored].find(([name, { payload }]) => fits(name, payload)) ?? [];
    return key === undefined ? undefined : alive(key);
  };
  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const own = (key: string): boolean => key.startsWith(`${model}:`);
    return {
      async upsert(id, payload, expiresIn) {
        const [oldest] = stored.keys();
        if (stored.size >= MAX_ENTRIES && oldest !== undefined) stored.delete(oldest);
        const lifetime = expiresIn === undefined ? Infinity : expiresIn * 1000;
        stored.set(keyOf(id), { payload, endsAt: clock.now().getTime() + lifetime });
      },
      find: async (id) => alive(keyOf(id)),
      findByUid: async (uid) => first((key, payload) => own(key) && payload.uid === uid),
      findByUserCode: async (code) => first((key, payload) => own(key) && payload.userCode === code),
      async consume(id) {
        const payload = alive(keyOf(id));
        if (payload) payload.consumed = Math.floor(clock.now().getTime() / 1000);
      },
      async destroy(id) {
        stored.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of stored) if (payload.grantId === grantId) stored.delete(key);
      },
    };
  };
}
