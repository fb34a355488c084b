export function isNameIn<Name extends string>(table: Record<Name, unknown>, text: string): text is Name {
  return Object.hasOwn(table, text)
}

export function namesIn<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table).filter((text) => isNameIn(table, text))
}

/**
 * Returns a name that a domain table defines (a stage, a budget) and the database stores as text. Any other text is a
 * bug, so the function throws instead of continuing with undefined.
 */
export function nameIn<Name extends string>(table: Record<Name, unknown>, text: string): Name {
  if (isNameIn(table, text)) return text
  throw new TypeError(`"${text}" is none of ${Object.keys(table).join(', ')}`)
}
