/** Makes data unchangeable, whatever it holds included. What is frozen already stays as it is. */
export function freeze<const value>(value: value): value {
  if (typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value as object).forEach(freeze);
  }
  return value;
}
