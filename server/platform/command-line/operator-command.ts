import * as z from 'zod/mini';
import { wireSlug } from '../../../src/contract/wire-values';
import { adSizes } from '../../../src/domain/ads/ad';
import { reportStatuses } from '../../../src/domain/reports/report';
import { ticketStatuses } from '../../../src/domain/support/ticket';
import { isBuildVersion } from '../../../src/domain/games/build-version';
import { MONTH, payoutCurrencies, payoutStates } from '../../../src/domain/console/developer-money';
import { memberRoles } from '../../../src/domain/console/member-role';
import { adTarget } from '../../commerce/ads/ad-target';
import type { ServerDependencies } from '../../deps';
import { jobNames } from '../jobs/job-board';
import type { JobRunner } from '../jobs/job-runner';
import { publishCommand, publishVersion } from '../../publishing/builds/publish-command';

const MAX_COINS = 1_000_000;
const buildVersion = z.string().check(z.refine(isBuildVersion, 'must be like 1.0.0'));
const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u));
const ticketNumber = z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{8}$/));
/** Longer than any reply, so that the command reports a reply that is too long. */
const MAX_REPLY = 20_000;

/** Shorter than the maximum line of the control channel. */
const MAX_TEXT = 30_000;
const written = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT));

const adContent = { media: line(4096), poster: z.optional(line(4096)), url: adTarget, title: line(200) };
const month = z.string().check(z.regex(MONTH));
/** An amount of money in hundredths of its currency. */
const amount = z.int().check(z.minimum(1), z.maximum(99_999_999_999));
const absolutePath = line(4096).check(z.regex(/^\//));
const pageAd = { name: line(60), size: z.enum(adSizes) };

/** Schema of a command for one game. */
const ofGame = <const C extends string>(command: C) =>
  z.strictObject({ command: z.literal(command), options: z.strictObject({ game: wireSlug }) });
/** Schema of a command for one build of a game. */
const ofBuild = <const C extends string>(command: C) =>
  z.strictObject({ command: z.literal(command), options: z.strictObject({ game: wireSlug, version: buildVersion }) });

/** Schema of a command for one user. */
const ofUser = <const C extends string>(command: C) =>
  z.strictObject({ command: z.literal(command), options: z.strictObject({ username: line(64) }) });
const membership = { username: line(64), developer: wireSlug };

/** Schema of a command for one background job. */
const ofJob = <const C extends string>(command: C) =>
  z.strictObject({ command: z.literal(command), options: z.strictObject({ job: z.enum(jobNames) }) });

/** All operator commands, sent by the command line or over the control channel. */
export const operatorCommand = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('publish'), options: publishCommand }),
  ofGame('builds'),
  ofBuild('activate'),
  ofBuild('deactivate'),
  ofGame('rollback'),
  ofGame('unpublish'),
  ofGame('republish'),
  z.strictObject({
    command: z.literal('takedown'),
    options: z.strictObject({ game: wireSlug, reason: line(300) }),
  }),
  ofGame('reinstate'),
  ofGame('draft renew'),
  ofGame('draft remove'),
  z.strictObject({
    command: z.literal('release'),
    options: z.strictObject({ game: wireSlug, version: publishVersion, keep: z.optional(z.enum(['draft', 'public'])) }),
  }),
  z.strictObject({
    command: z.literal('user add'),
    options: z.strictObject({ username: line(64), email: line(254), password: line(128) }),
  }),
  ofUser('user show'),
  z.strictObject({
    command: z.literal('user ban'),
    options: z.strictObject({ username: line(64), reason: line(300), until: z.optional(z.iso.datetime()) }),
  }),
  ofUser('user unban'),
  ofUser('user sign-out'),
  ofUser('user reset-two-factor'),
  z.strictObject({
    command: z.literal('user promote'),
    options: z.strictObject({ ...membership, role: z.enum(memberRoles) }),
  }),
  z.strictObject({ command: z.literal('user demote'), options: z.strictObject(membership) }),
  z.strictObject({
    command: z.literal('developer add'),
    options: z.strictObject({ slug: wireSlug, name: line(60), owner: z.optional(line(64)) }),
  }),
  z.strictObject({ command: z.literal('developer applications'), options: z.strictObject({}) }),
  ofUser('developer accept'),
  z.strictObject({
    command: z.literal('developer refuse'),
    options: z.strictObject({ username: line(64), reason: line(300) }),
  }),
  z.strictObject({
    command: z.literal('coins grant'),
    options: z.strictObject({
      username: line(64),
      amount: z.int().check(z.minimum(1), z.maximum(MAX_COINS)),
      /** Key of the grant; a second grant with the same key is refused. */
      key: z.optional(line(60)),
    }),
  }),
  z.strictObject({ command: z.literal('money show'), options: z.strictObject({}) }),
  z.strictObject({
    command: z.literal('money rate'),
    options: z.strictObject({
      perThousand: amount,
      currency: z.enum(payoutCurrencies),
      minimum: amount,
      from: z.optional(month),
      dryRun: z.boolean(),
    }),
  }),
  z.strictObject({
    command: z.literal('money share'),
    options: z.strictObject({
      basisPoints: z.int().check(z.minimum(0), z.maximum(10_000)),
      developer: z.optional(wireSlug),
      from: z.optional(month),
      dryRun: z.boolean(),
    }),
  }),
  z.strictObject({
    command: z.literal('payouts list'),
    options: z.strictObject({ status: z.enum(payoutStates) }),
  }),
  z.strictObject({
    command: z.literal('payouts settle'),
    options: z.strictObject({ id: z.uuid(), reference: line(200), dryRun: z.boolean() }),
  }),
  z.strictObject({
    command: z.literal('payouts refuse'),
    options: z.strictObject({ id: z.uuid(), reason: line(300), dryRun: z.boolean() }),
  }),
  z.strictObject({
    command: z.literal('tickets list'),
    options: z.strictObject({ status: z.enum(ticketStatuses) }),
  }),
  z.strictObject({ command: z.literal('tickets show'), options: z.strictObject({ number: ticketNumber }) }),
  z.strictObject({
    command: z.literal('tickets reply'),
    options: z.strictObject({ number: ticketNumber, message: z.string().check(z.maxLength(MAX_REPLY)) }),
  }),
  z.strictObject({
    command: z.literal('reports list'),
    options: z.strictObject({ status: z.enum(reportStatuses) }),
  }),
  z.strictObject({ command: z.literal('reports show'), options: z.strictObject({ id: z.uuid() }) }),
  z.strictObject({ command: z.literal('reports resolve'), options: z.strictObject({ id: z.uuid() }) }),
  z.strictObject({ command: z.literal('tickets close'), options: z.strictObject({ number: ticketNumber }) }),
  z.strictObject({
    command: z.literal('announcement publish'),
    options: z.strictObject({
      developer: wireSlug,
      title: line(120),
      body: written,
      slug: z.optional(wireSlug),
      game: z.optional(wireSlug),
    }),
  }),
  z.strictObject({
    command: z.literal('newsletter send'),
    options: z.strictObject({ subject: line(120), body: written }),
  }),
  z.strictObject({ command: z.literal('ads list'), options: z.strictObject({ size: z.optional(pageAd.size) }) }),
  z.strictObject({
    command: z.literal('ads add'),
    options: z.strictObject({ ...pageAd, ...adContent, weight: z.int().check(z.minimum(1), z.maximum(999)) }),
  }),
  z.strictObject({ command: z.literal('ads remove'), options: z.strictObject(pageAd) }),
  ofGame('ads disable'),
  ofGame('ads enable'),
  z.strictObject({ command: z.literal('overlay set'), options: z.strictObject({ game: wireSlug, ...adContent }) }),
  ofGame('overlay remove'),
  z.strictObject({ command: z.literal('dev'), options: z.strictObject({ game: wireSlug, url: line(2048) }) }),
  z.strictObject({ command: z.literal('dev stop'), options: z.strictObject({ game: wireSlug }) }),
  z.strictObject({
    command: z.literal('backup'),
    options: z.strictObject({ folder: absolutePath }),
  }),
  z.strictObject({
    command: z.literal('content apply'),
    options: z.strictObject({ path: absolutePath, dryRun: z.boolean(), prune: z.boolean() }),
  }),
  z.strictObject({ command: z.literal('content export'), options: z.strictObject({ path: absolutePath }) }),
  z.strictObject({ command: z.literal('job list'), options: z.strictObject({}) }),
  ofJob('job run'),
  ofJob('job pause'),
  ofJob('job resume'),
  z.strictObject({ command: z.literal('doctor'), options: z.strictObject({ json: z.boolean() }) }),
  z.strictObject({
    command: z.literal('health'),
    options: z.strictObject({ game: wireSlug, version: z.optional(line(64)) }),
  }),
  z.strictObject({ command: z.literal('check-ledger'), options: z.strictObject({}) }),
]);

export type OperatorCommand = z.output<typeof operatorCommand>;
/** An operator command before its defaults are filled in. */
export type SentCommand = z.input<typeof operatorCommand>;

/** Dependencies of an operator command, with or without a running server. */
export type OperatorCommandDependencies = Pick<
  ServerDependencies,
  'blobs' | 'clock' | 'config' | 'database' | 'random' | 'realtime' | 'urls' | 'jobs' | 'log'
> & {
  /** Undefined while no server runs. */
  readonly jobRunner?: Pick<JobRunner, 'runNow'>;
  /** Undefined while no server runs. */
  readonly devServers?: ServerDependencies['devServers'];
  /** Undefined while no server runs. */
  readonly servedBuilds?: ServerDependencies['servedBuilds'];
  /** Undefined while no server runs. */
  readonly presence?: ServerDependencies['presence'];
};
