/** The sources of toasts while signing in and up: each has one toast at most. */
export const authNoticeKeys = {
  login: 'auth.login',
  registration: 'auth.registration',
  validation: 'auth.validation',
} as const;
