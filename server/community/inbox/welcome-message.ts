import { brand } from '../../../src/domain/shared/brand';
import type { NewMessage } from './message.repository';

/** What the house writes to whoever has just registered. */
export function welcomeMessage(username: string): NewMessage {
  return {
    subject: `Welcome to ${brand.siteName}, ${username}!`,
    body: 'Everything runs in your browser: put on a headset, or play with mouse or touch. The badges you earn and what you save in games stay with your account from now on. Have fun!',
  };
}
