import type { TokenParameter } from './token-parameters';
import { parameterForms } from './token-parameters';

const PARAMETER = /\{(secret|provider)\}/g;

/**
 * Returns the parameters of a template (`/a/{secret}`) in a path that matches it exactly; undefined for any other path.
 */
export function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const form = template.replace(PARAMETER, (_, name: keyof TokenParameter) => `(?<${name}>${parameterForms[name]})`);
  return new RegExp(`^${form}$`).exec(path)?.groups;
}

/** Returns the path of a template with its parameters filled in; a missing one stays a placeholder. */
export function fillPath(template: string, parameters: Readonly<Partial<TokenParameter>>): string {
  return template.replace(PARAMETER, (open, name: keyof TokenParameter) => parameters[name] ?? open);
}
