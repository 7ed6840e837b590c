import type { Socket } from 'socket.io-client';
import type { ApiFailure } from '../../application/http/api-failure';
import { isTransient } from '../../application/http/is-transient';
import { SUBSCRIBE_EVENT, wireSubscribed } from '../../contract/realtime.contract';
import type { AuthoriseChannel } from '../http/authorise-channel';

/** Time for the server to acknowledge a subscription, in milliseconds. */
const ACKNOWLEDGE_TIMEOUT = 10_000;

/** Result of a subscription: `refused` is final, `failed` can be retried. */
export type Subscription =
  { readonly kind: 'joined' } | { readonly kind: 'refused' | 'failed'; readonly reason: string };

/** Authorises one channel for one socket and subscribes to the channel. */
export async function subscribeChannel(
  socket: Socket,
  socketId: string,
  channel: string,
  authorise: AuthoriseChannel,
): Promise<Subscription> {
  const answer = await authorise(socketId, channel);
  if (!answer.ok) return unauthorised(answer.error);
  try {
    const reply: unknown = await socket
      .timeout(ACKNOWLEDGE_TIMEOUT)
      .emitWithAck(SUBSCRIBE_EVENT, { channel, auth: answer.value });
    const parsed = wireSubscribed.safeParse(reply);
    if (!parsed.success) return { kind: 'refused', reason: 'unknown answer' };
    return parsed.data.ok ? { kind: 'joined' } : { kind: 'refused', reason: parsed.data.debug };
  } catch {
    return { kind: 'failed', reason: 'no answer' };
  }
}

function unauthorised(failure: ApiFailure): Subscription {
  if (failure.kind !== 'rejected') return { kind: 'failed', reason: failure.kind };
  return { kind: isTransient(failure) ? 'failed' : 'refused', reason: failure.debug };
}
