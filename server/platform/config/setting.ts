import * as z from 'zod/mini';

/** A variable of the environment: what it accepts, in words for the operator, and how it is read. */
export interface Setting<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly accepts: string;
  readonly schema: S;
}

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

const oneLine = (most: number) => z.regex(new RegExp(`^(?=\\S)[^\\p{Cc}]{1,${most}}$`, 'u'));

export const setting = <S extends z.ZodMiniType>(accepts: string, schema: S): Setting<S> => ({ accepts, schema });

export const wholeNumber = (least: number, most: number) =>
  setting(
    `a whole number from ${least} to ${most}`,
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most))),
    ),
  );

export const hostName = setting('a host name in lower case, without a port', z.string().check(z.regex(HOST_NAME)));

export const flag = setting(
  '1, 0, true or false',
  z.pipe(
    z.enum(['1', '0', 'true', 'false']),
    z.transform((text) => text === '1' || text === 'true'),
  ),
);

/** Words separated by commas. */
export const list = (accepts: string, item: z.ZodMiniType<string, string>) =>
  setting(
    accepts,
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(',').map((part) => part.trim())),
      ),
      z.array(item),
    ),
  );

/** Text of one line, without control characters. */
export const line = (most: number) =>
  setting(`text of one line and at most ${most} characters`, z.string().check(oneLine(most)));

/** Lines separated by semicolons. */
export const lines = (most: number) =>
  setting(
    `lines separated by semicolons, each of at most ${most} characters`,
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(';').map((part) => part.trim())),
      ),
      z.array(z.string().check(oneLine(most))),
    ),
  );

export const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  setting(`one of ${values.join(', ')}`, z.enum(values));
