import type { SessionNoticeCode } from '../../../domain/notices/notice-code';
import { brand } from '../../../domain/shared/brand';
import type { NoticeText } from './common.texts';
import { said } from './common.texts';

/** Texts of login and sign-up (spec 1 §5, §8; spec 2 §8). */
export const sessionTexts = {
  'login-succeeded': {
    title: 'Welcome Back!',
    body: (username: string) => `You are now successfully logged in as ${username}.`,
  },
  'login-failed': { title: 'Oops!', body: said },
  'registration-succeeded': {
    title: `Welcome to ${brand.siteName}`,
    body: 'Registration Completed. Please check your inbox for verification email.',
  },
  'registration-failed': { title: 'Oops!', body: said },
  'step-refused': { title: 'Error', body: said },
  'reset-mail-sent': {
    title: '',
    body: "Please check your email inbox. If the entered email address was valid, you'll receive a password reset email in a moment.",
  },
  'reset-mail-failed': { title: '', body: said },
  'reset-fields-missing': { title: '', body: 'Please fill both the fields above to request a password reset.' },
  'passwords-differ': {
    title: '',
    body: 'The password confirmation does not match the entered password. Please check your inputs.',
  },
  'password-reset': {
    title: '',
    body: 'Your password has been reset. You may now close this modal and log in using your new password.',
  },
  'password-reset-failed': { title: '', body: said },
  'reset-link-missing': {
    title: 'Reset Password',
    body: 'Please open the link in your email again. If it no longer works, request a new one.',
  },
  'social-tab-opened': { title: 'New Tab', body: 'A new tab was opened. Please complete your login there.' },
  'social-identity-waits': { title: 'One More Step', body: said },
  'social-login-failed': { title: 'Login Error', body: said },
  'social-popup-blocked': {
    title: 'Login Error',
    body: 'Your browser blocked the new tab. Please allow pop-ups for this site and try again.',
  },
  'social-tab-closed': { title: 'Login Error', body: 'The tab was closed before the login was completed.' },
  'social-timed-out': {
    title: 'Login Error',
    body: 'The login was not completed within 10 minutes. Please try again.',
  },
  'social-login-unsuccessful': {
    title: 'Login Unsuccessful',
    body: "It seems like there was an issue during the process, or you've cancelled the login.",
  },
  'social-registration-failed': { title: 'Login Error', body: said },
  'social-registration-succeeded': {
    title: `Welcome to ${brand.siteName}`,
    body: (username: string) => `Your account is ready. You are now logged in as ${username}.`,
  },
  'verification-failed': { title: 'Verification Error', body: said },
  'account-not-found': { title: 'Account Not Found', body: said },
} as const satisfies Record<SessionNoticeCode, NoticeText>;
