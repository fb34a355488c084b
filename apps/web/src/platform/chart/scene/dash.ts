const dashes = [undefined, '7 4', '2 4', '10 3 2 3']

/** Returns a dash pattern, because colour alone must not distinguish lines. */
export function dashOf(place: number): { dash?: string } {
  const dash = dashes[place % dashes.length]
  return dash ? { dash } : {}
}
