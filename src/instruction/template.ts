import Mustache from 'mustache';
import { sanitiseForPrompt } from '../text/sanitise.ts';

/** A template that can't be filled, such as one with a tag that is not closed. One plain sentence. */
export class TemplateError extends Error {
  override name = 'TemplateError';
}

/** The template is well, but asks for a field that the data lacks. */
export class MissingFieldError extends TemplateError {
  override name = 'MissingFieldError';
}

const VALUE_MAX_CHARACTERS = 50_000;

/**
 * Fills a Mustache template (https://mustache.github.io/mustache.5.html). The data's texts are cleaned like any text from
 * outside, since page paths and titles are written by strangers; nothing is escaped for HTML, which a prompt is not.
 * @throws TemplateError also where a field is missing: an empty place in a prompt would go unnoticed
 */
export function fillTemplate(template: string, data: Readonly<Record<string, unknown>>): string {
  try {
    if (hasPartial(Mustache.parse(template)))
      throw new TemplateError('{{> …}} has no meaning here: there are no partials.');
    const writer = new Mustache.Writer();
    return writer.render(template, new StrictContext(toPlainData(data)), undefined, { escape: String });
  } catch (error) {
    if (error instanceof TemplateError) throw error;
    throw new TemplateError(
      `the template can't be read: ${error instanceof Error ? error.message : 'unknown cause'}.`,
    );
  }
}

class StrictContext extends Mustache.Context {
  override push(view: unknown): StrictContext {
    return new StrictContext(view, this);
  }

  override lookup(name: string): unknown {
    const value: unknown = super.lookup(name);
    if (value === undefined)
      throw new MissingFieldError(`the template asks for the field "${name}", which the data lacks.`);
    return value;
  }
}

/** Without prototypes, so that only the data's own fields are found. */
function toPlainData(value: unknown): unknown {
  if (typeof value === 'string') return sanitiseForPrompt(value, VALUE_MAX_CHARACTERS);
  if (Array.isArray(value)) return value.map(toPlainData);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, toPlainData(field)]);
  return Object.assign(Object.create(null), Object.fromEntries(fields));
}

function hasPartial(tokens: readonly unknown[]): boolean {
  return tokens.some(
    (token) =>
      Array.isArray(token) && (token[0] === '>' || (Array.isArray(token[4]) && hasPartial(token[4]))),
  );
}
