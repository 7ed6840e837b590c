import type { SessionGateway } from '../../application/session/session-gateway.port';
import { toSignedIn } from './account.mapper';
import type { HttpClient } from './http-client';

export const httpSessionGateway = (http: HttpClient): SessionGateway => ({
  status: (signal) => http.send('authStatus', { signal }, toSignedIn),
  logIn: (credentials) => http.send('authLogin', { body: credentials }, toSignedIn),
  logOut: () => http.send('authLogout'),
  register: (registration) => http.send('authRegister', { body: registration }, toSignedIn),
  uniqueUsername: () => http.send('uniqueUsername', {}, ({ username }) => username),
  validateEmail: (email) => http.send('validateEmail', { body: { email } }),
  validateUsername: (username) => http.send('validateUsername', { body: { username } }),
  validatePassword: (password) => http.send('validatePassword', { body: { password } }),
});
