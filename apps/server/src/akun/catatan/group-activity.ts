interface Activity {
  peristiwa: string
  rekaman: string | null
}

/** Joins repeated work on one record into its latest line, with the number of times. Expects the latest first. */
export function groupActivity<Item extends Activity>(items: readonly Item[]): (Item & { kali: number })[] {
  const groups = new Map<string, Item & { kali: number }>()
  for (const item of items) {
    const key = `${item.peristiwa} ${item.rekaman}`
    const known = groups.get(key)
    if (known && item.rekaman !== null) known.kali += 1
    else groups.set(known ? `${key} ${groups.size}` : key, { ...item, kali: 1 })
  }
  return [...groups.values()]
}
