export function isNameIn<Name extends string>(table: Record<Name, unknown>, text: string): text is Name {
  return Object.hasOwn(table, text)
}

export function namesIn<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table).filter((text) => isNameIn(table, text))
}

/**
 * A name that a table of domain owns (a stage, a budget of days) and the database stores as text. Another text there
 * is a fault of ours, and said at once instead of running on as undefined.
 */
export function nameIn<Name extends string>(table: Record<Name, unknown>, text: string): Name {
  if (isNameIn(table, text)) return text
  throw new TypeError(`"${text}" bukan salah satu dari ${Object.keys(table).join(', ')}`)
}
