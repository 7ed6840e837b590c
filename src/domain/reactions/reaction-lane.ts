/** Number of reactions of one kind, including the player's, and true if the player's is among them. */
export interface ReactionCount {
  readonly count: number;
  readonly mine: boolean;
}

export type ReactionCounts<Kind extends string> = Readonly<Record<Kind, ReactionCount>>;

/** Request to add the reaction (`status` true) or to remove it (spec 2 §7). */
export interface ReactionRequest<Kind extends string> {
  readonly kind: Kind;
  readonly status: boolean;
}

/** Mutually exclusive kinds, with at most one running request. */
export interface ReactionLane<Kind extends string> {
  readonly kinds: readonly Kind[];
  /** Number of other players' reactions. */
  readonly others: Readonly<Record<Kind, number>>;
  /** The player's reaction in the server's last response. */
  readonly confirmed: Kind | undefined;
  /** The player's latest choice, which is shown. */
  readonly chosen: Kind | undefined;
  readonly sent: ReactionRequest<Kind> | undefined;
}

export type LaneEvent<Kind extends string> =
  | { readonly type: 'clicked'; readonly kind: Kind }
  /** `retracted`: the server removed the player's reaction. */
  | { readonly type: 'answered'; readonly kind: Kind; readonly retracted: boolean }
  | { readonly type: 'failed'; readonly kind: Kind };

export interface LaneStep<Kind extends string> {
  readonly lane: ReactionLane<Kind>;
  /** Request to send now. */
  readonly request: ReactionRequest<Kind> | undefined;
}

/** Creates a lane from the server's counts; impossible counts are corrected, so none is ever negative. */
export function startLane<Kind extends string>(
  kinds: readonly Kind[],
  counts: ReactionCounts<Kind>,
): ReactionLane<Kind> {
  const confirmed = kinds.find((kind) => counts[kind].mine);
  const others = kinds.map((kind) => [kind, Math.max(0, counts[kind].count - (kind === confirmed ? 1 : 0))] as const);
  return {
    kinds,
    others: Object.fromEntries(others) as Record<Kind, number>,
    confirmed,
    chosen: confirmed,
    sent: undefined,
  };
}

/**
 * Returns a lane after an event. A click shows at once, and is sent when no request is running (spec 2 §4).
 * @rule 2.4.12a A reaction changes at once and returns to the server's last state on failure, unless another click came
 * meanwhile.
 * @rule 2.4.12b The server's `retracted` is authoritative: only a click after the request causes another one.
 */
export function nextLane<Kind extends string>(lane: ReactionLane<Kind>, event: LaneEvent<Kind>): LaneStep<Kind> {
  if (event.type === 'clicked') {
    return withRequest({ ...lane, chosen: lane.chosen === event.kind ? undefined : event.kind });
  }
  if (lane.sent?.kind !== event.kind) return { lane, request: undefined };
  const confirmed = event.type === 'failed' ? lane.confirmed : reactionOf(event);
  const requested = lane.sent.status ? lane.sent.kind : undefined;
  const chosen = lane.chosen === requested ? confirmed : lane.chosen;
  return withRequest({ ...lane, confirmed, chosen, sent: undefined });
}

function reactionOf<Kind extends string>(answer: {
  readonly kind: Kind;
  readonly retracted: boolean;
}): Kind | undefined {
  return answer.retracted ? undefined : answer.kind;
}

function withRequest<Kind extends string>(lane: ReactionLane<Kind>): LaneStep<Kind> {
  if (lane.sent !== undefined) return { lane, request: undefined };
  const request = requestFor(lane);
  return { lane: { ...lane, sent: request }, request };
}

function requestFor<Kind extends string>({ confirmed, chosen }: ReactionLane<Kind>): ReactionRequest<Kind> | undefined {
  if (chosen !== undefined) return chosen === confirmed ? undefined : { kind: chosen, status: true };
  return confirmed === undefined ? undefined : { kind: confirmed, status: false };
}
