import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { ServerClock } from '../../platform/system/server-clock';

interface Kept {
  readonly payload: AdapterPayload;
  readonly endsAt: number;
}

const MOST = 2000;

/** What the stand-in has issued, in memory: it is gone with the process, and the oldest makes room. */
export function memoryAdapter(clock: ServerClock): AdapterFactory {
  const kept = new Map<string, Kept>();
  const alive = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    return found && found.endsAt > clock.now().getTime() ? found.payload : undefined;
  };
  const first = (fits: (key: string, payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    const [key] = [...kept].find(([name, { payload }]) => fits(name, payload)) ?? [];
    return key === undefined ? undefined : alive(key);
  };
  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const own = (key: string): boolean => key.startsWith(`${model}:`);
    return {
      async upsert(id, payload, expiresIn) {
        const [oldest] = kept.keys();
        if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
        const lifetime = expiresIn === undefined ? Infinity : expiresIn * 1000;
        kept.set(keyOf(id), { payload, endsAt: clock.now().getTime() + lifetime });
      },
      find: async (id) => alive(keyOf(id)),
      findByUid: async (uid) => first((key, payload) => own(key) && payload.uid === uid),
      findByUserCode: async (code) => first((key, payload) => own(key) && payload.userCode === code),
      async consume(id) {
        const payload = alive(keyOf(id));
        if (payload) payload.consumed = Math.floor(clock.now().getTime() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
