import type { MoneyGateway } from '../../application/console/money-gateway.port';
import type { HttpClient } from './http-client';

export const httpMoneyGateway = (http: HttpClient): MoneyGateway => ({
  money: (developer, { from, to }) => http.send('developerMoney', { params: { developer }, query: { from, to } }),
  statement: (developer, month) => http.send('statementGet', { params: { developer, month } }),
  statementPdf: (developer, month) =>
    http.send('statementPdf', { params: { developer, month } }, ({ pdf }) =>
      Uint8Array.from(atob(pdf), (one) => one.charCodeAt(0)),
    ),
  requestPayout: (developer, amount) =>
    http.send('payoutRequest', { params: { developer }, body: { amount } }, () => undefined),
});
