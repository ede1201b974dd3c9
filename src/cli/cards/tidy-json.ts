// JSON for people: what fits on a line stands on one.

const WIDTH = 120;

export const tidyJson = (value: unknown): string => `${written(value, '', 0)}\n`;

/** `before`: how many columns stand on the line already. */
function written(value: unknown, indent: string, before: number): string {
  const flat = flatJson(value);
  if (typeof value !== 'object' || value === null || indent.length + before + flat.length < WIDTH) return flat;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => `${inner}${written(each, inner, 0)}`)
    : Object.entries(value).map(([key, each]) => {
        const name = `${JSON.stringify(key)}: `;
        return `${inner}${name}${written(each, inner, name.length)}`;
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${flatJson(each)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
