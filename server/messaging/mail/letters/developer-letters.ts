import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

interface Recipient {
  readonly username: string;
  /** Address of the developer console. */
  readonly consoleUrl: string;
}

const reasonOf = (username: string): string =>
  `You’re receiving this email because this is the verified email address of the ${brand.siteName} account “${username}”.`;

interface Invited extends Recipient {
  /** Name of the developer. */
  readonly developer: string;
  /** Username of the inviting player. */
  readonly invitedBy: string;
  readonly role: string;
  readonly expiresAt: Date;
}

/** Composes the email about an invitation to a developer. */
export const developerInvitationLetter = (invited: Invited): Letter => ({
  kind: 'developer-invitation',
  subject: `${invited.invitedBy} invites you to ${invited.developer}`,
  opening: [
    `Hello ${invited.username},`,
    `The player ${invited.invitedBy} invites you to join the developer “${invited.developer}” as ${invited.role}.`,
    `You can accept or decline until ${momentText(invited.expiresAt)}.`,
  ],
  links: [{ label: 'See the invitation', url: invited.consoleUrl }],
  closing: ['Don’t know this developer? Ignore this email, and nothing happens.'],
  reason: reasonOf(invited.username),
});

interface InvitedToTest extends Omit<Invited, 'consoleUrl' | 'role'> {
  /** Title of the game. */
  readonly title: string;
  /** Address of the player's page of tested games. */
  readonly testsUrl: string;
}

/** Composes the email about an invitation to test a game. */
export const testInvitationLetter = (invited: InvitedToTest): Letter => ({
  kind: 'developer-test-invitation',
  subject: `${invited.invitedBy} invites you to test ${invited.title}`,
  opening: [
    `Hello ${invited.username},`,
    `The player ${invited.invitedBy} of the developer “${invited.developer}” invites you to test the next version of “${invited.title}”.`,
    `You can accept or decline until ${momentText(invited.expiresAt)}.`,
  ],
  links: [{ label: 'See the invitation', url: invited.testsUrl }],
  closing: ['Don’t know this developer? Ignore this email, and nothing happens.'],
  reason: reasonOf(invited.username),
});

interface Decided extends Recipient {
  /** Name of the developer. */
  readonly developer: string;
  /** The operator's reason for a refusal; undefined after an acceptance. */
  readonly refused: string | undefined;
}

/** Composes the email about the operator's decision on an application. */
export const applicationDecidedLetter = ({ username, developer, refused, consoleUrl }: Decided): Letter => ({
  kind: 'developer-application',
  subject: refused === undefined ? `Welcome, ${developer}` : 'Your application as a developer was refused',
  opening: [
    `Hello ${username},`,
    refused === undefined
      ? `You’re now the owner of the developer “${developer}” and can publish games.`
      : `We couldn’t accept “${developer}” as a developer. Reason: ${refused}`,
  ],
  links: [{ label: 'Open the developer console', url: consoleUrl }],
  closing: refused === undefined ? [] : ['You can change your application and send it again.'],
  reason: reasonOf(username),
});

interface WorseBuild extends Recipient {
  /** Title of the game. */
  readonly title: string;
  readonly version: string;
  /** Version of the previous build. */
  readonly before: string;
  readonly sentences: readonly string[];
}

/** Composes the email about a build that is worse than the previous one. `consoleUrl` is the address of the game's page Health. */
export const worseBuildLetter = ({ username, title, version, before, sentences, consoleUrl }: WorseBuild): Letter => ({
  kind: 'developer-health',
  subject: `${title} ${version} is worse than ${before}`,
  opening: [`Hello ${username},`, `Since ${version}, your game “${title}” has these problems:`, ...sentences],
  links: [{ label: 'See errors and frame times', url: consoleUrl }],
  closing: ['You can roll back to an earlier build in the console.'],
  reason: `You’re receiving this email because emails about the health of your games are on for the ${brand.siteName} account “${username}”.`,
});

interface SwitchedOff extends Recipient {
  /** Slug of the game. */
  readonly game: string;
  /** Host of the endpoint. */
  readonly host: string;
}

/** Composes the email about a webhook endpoint that was switched off. `consoleUrl` is the address of the game's page Webhooks. */
export const webhookOffLetter = ({ username, game, host, consoleUrl }: SwitchedOff): Letter => ({
  kind: 'developer-webhook',
  subject: `A webhook of “${game}” was switched off`,
  opening: [
    `Hello ${username},`,
    `The server ${host} no longer accepts messages of “${game}”, so we no longer send any.`,
    'Repair the server, switch the endpoint on again, and send the missed messages from its log.',
  ],
  links: [{ label: 'Open the log', url: consoleUrl }],
  closing: [],
  reason: reasonOf(username),
});
