const MOST_LEVELS = 64;

/** Whether objects and lists stand in each other deeper than anybody means them to. */
const isTooDeep = (text: string): boolean => {
  let level = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i];
    if (letter === '"') isInString = !isInString;
    else if (isInString) i += letter === '\\' ? 1 : 0;
    else if (letter === '{' || letter === '[') level += 1;
    else if (letter === '}' || letter === ']') level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
};

/** The text of a JSON object as it was sent, to the letter; undefined for anything else. */
export const readContent = (body: Uint8Array): string | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (isTooDeep(text)) return undefined;
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? text : undefined;
  } catch {
    return undefined;
  }
};
