/** How many reacted in one way, the player included, and whether the player is one of them. */
export interface ReactionCount {
  readonly count: number;
  readonly mine: boolean;
}

export type ReactionCounts<Kind extends string> = Readonly<Record<Kind, ReactionCount>>;

/** What the server is asked: to give the reaction (`status` true) or to take it back (spec 2 §7). */
export interface ReactionRequest<Kind extends string> {
  readonly kind: Kind;
  readonly status: boolean;
}

/** Kinds of which a player gives at most one, with at most one request in flight. */
export interface ReactionLane<Kind extends string> {
  readonly kinds: readonly Kind[];
  /** The reactions without the player's own. */
  readonly others: Readonly<Record<Kind, number>>;
  /** What the server last said to be the player's. */
  readonly confirmed: Kind | undefined;
  /** What the player last wished; this is shown. */
  readonly wished: Kind | undefined;
  readonly sent: ReactionRequest<Kind> | undefined;
}

export type LaneEvent<Kind extends string> =
  | { readonly type: 'clicked'; readonly kind: Kind }
  /** `retracted`: the server has taken the player's reaction back. */
  | { readonly type: 'answered'; readonly kind: Kind; readonly retracted: boolean }
  | { readonly type: 'failed'; readonly kind: Kind };

export interface LaneStep<Kind extends string> {
  readonly lane: ReactionLane<Kind>;
  /** What is to be sent now. */
  readonly request: ReactionRequest<Kind> | undefined;
}

/** A lane as the server describes it; counts that cannot be are raised to what can, so none is ever negative. */
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
    wished: confirmed,
    sent: undefined,
  };
}

/**
 * Moves a lane: a click shows at once, and is sent when no request is in flight (spec 2 §4).
 * @rule 2.4.12a A reaction flips at once and goes back to what the server last said on failure, unless another click came meanwhile.
 * @rule 2.4.12b The server's `retracted` is the truth: only a click made since the request was sent asks again.
 */
export function nextLane<Kind extends string>(lane: ReactionLane<Kind>, event: LaneEvent<Kind>): LaneStep<Kind> {
  if (event.type === 'clicked') {
    return launched({ ...lane, wished: lane.wished === event.kind ? undefined : event.kind });
  }
  if (lane.sent?.kind !== event.kind) return { lane, request: undefined };
  const confirmed = event.type === 'failed' ? lane.confirmed : given(event);
  const asked = lane.sent.status ? lane.sent.kind : undefined;
  const wished = lane.wished === asked ? confirmed : lane.wished;
  return launched({ ...lane, confirmed, wished, sent: undefined });
}

function given<Kind extends string>(answer: { readonly kind: Kind; readonly retracted: boolean }): Kind | undefined {
  return answer.retracted ? undefined : answer.kind;
}

function launched<Kind extends string>(lane: ReactionLane<Kind>): LaneStep<Kind> {
  if (lane.sent !== undefined) return { lane, request: undefined };
  const request = requestFor(lane);
  return { lane: { ...lane, sent: request }, request };
}

function requestFor<Kind extends string>({ confirmed, wished }: ReactionLane<Kind>): ReactionRequest<Kind> | undefined {
  if (wished !== undefined) return wished === confirmed ? undefined : { kind: wished, status: true };
  return confirmed === undefined ? undefined : { kind: confirmed, status: false };
}
