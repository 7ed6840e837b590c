import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { AuditEvent } from '../system/audit';
import { audit } from '../system/audit';
import { loggedAddress } from './logged-address';
import { refusalOfError } from './refusal-of-error';
import { accountOf, logOf } from './request-log';

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Writes an audit line after each answer, with the code of a refusal. */
export const audited =
  (event: AuditEvent, config: Config, answer: Answering): Answering =>
  async (request, reply) => {
    const record = (refused?: string): void => {
      const address = loggedAddress(request.ip, config);
      audit(logOf(request), event, { account: accountOf(request), address, refused });
    };
    try {
      const sent = await answer(request, reply);
      record();
      return sent;
    } catch (error) {
      record(refusalOfError(error).debug);
      throw error;
    }
  };
