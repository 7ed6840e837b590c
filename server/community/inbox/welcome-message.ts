import { brand } from '../../../src/domain/shared/brand';
import type { NewMessage } from './message.repository';

/** Creates the portal's message to a new player. */
export function welcomeMessage(username: string): NewMessage {
  return {
    subject: `Welcome to ${brand.siteName}, ${username}!`,
    body: 'Everything runs in your browser: put on a headset, or play with mouse or touch. Your achievements and saved games now stay with your account. Have fun!',
  };
}
