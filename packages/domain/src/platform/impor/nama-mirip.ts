/** Returns the edit distance of two texts (change, insert, delete, swap neighbours). It stops counting above `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (older[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return most + 1
    older = last
    last = next
  }
  return last[b.length] ?? 0
}

/** Returns the nearest name if a typing error explains the difference. */
export function namaMirip(written: string, names: Iterable<string>): string | undefined {
  const most = written.length < 6 ? 1 : written.length < 12 ? 2 : 3
  let best: string | undefined
  let nearest = most + 1
  for (const name of names) {
    const found = distance(written, name, Math.min(most, nearest - 1))
    if (found >= nearest) continue
    best = name
    nearest = found
  }
  return best
}
