import type { AuthPath } from '../../domain/auth/auth-route';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';

const words: Readonly<Record<AuthPath, { readonly title: string; readonly description: string }>> = {
  '/auth/login': { title: 'Login', description: `Log in to ${brand.siteName}.` },
  '/auth/register': { title: 'Sign Up', description: `Create your ${brand.siteName} account.` },
  '/auth/forgot-password': { title: 'Forgot Password', description: 'Have a link mailed to choose a new password.' },
  '/auth/reset-password': { title: 'Reset Password', description: 'Choose a new password by the link of our mail.' },
};

/** What stands in the head of an address of the auth modal; search engines leave it out. */
export function authHead(path: AuthPath): RouteHandle {
  return { head: () => ({ ...words[path], path, noIndex: true }) };
}
