import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

interface ExportReady {
  readonly username: string;
  /** Until when it is kept. */
  readonly until: Date;
  /** Where it is downloaded, signed in. */
  readonly url: string;
}

/** Tells a player that the copy of their data can be fetched. */
export const exportReadyLetter = ({ username, until, url }: ExportReady): Letter => ({
  kind: 'export-ready',
  subject: 'Your data is ready',
  opening: [`Hello ${username},`, 'the copy of everything that we store about you is ready.'],
  links: [{ label: 'Download my data', url }],
  closing: [
    `We keep it until ${momentText(until)}. You need to be logged in to fetch it.`,
    'You did not ask for it? Then change your password at once.',
  ],
  reason: `You receive this mail because a copy of the data of the ${brand.siteName} account “${username}” was requested.`,
});
