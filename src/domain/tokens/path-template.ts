import type { TokenParameter } from './token-parameters';
import { parameterForms } from './token-parameters';

const PARAMETER = /\{(secret|provider)\}/g;

/** Finds the parameters of a template (`/a/{secret}`) in a path that fits it letter by letter; undefined for any other path. */
export function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const form = template.replace(PARAMETER, (_, name: keyof TokenParameter) => `(?<${name}>${parameterForms[name]})`);
  return new RegExp(`^${form}$`).exec(path)?.groups;
}

/** Writes the path of a template with its parameters in place; one that is not given stays open. */
export function fillPath(template: string, parameters: Readonly<Partial<TokenParameter>>): string {
  return template.replace(PARAMETER, (open, name: keyof TokenParameter) => parameters[name] ?? open);
}
