interface Activity {
  peristiwa: string
  rekaman: string | null
  nama_rekaman: string | null
  request_id: string | null
}

/**
 * Joins repeated work on one record into its latest line, with the number of times. Expects the latest first. A step
 * that wrote several records keeps the lines of those that people know by name.
 */
export function groupActivity<Item extends Activity>(items: readonly Item[]): (Item & { kali: number })[] {
  const stepOf = ({ request_id, peristiwa }: Activity) => `${request_id} ${peristiwa}`
  const named = new Set(items.filter((item) => item.nama_rekaman !== null).map(stepOf))
  const groups = new Map<string, Item & { kali: number }>()
  for (const item of items) {
    if (item.nama_rekaman === null && item.request_id !== null && named.has(stepOf(item))) continue
    const key = `${item.peristiwa} ${item.rekaman}`
    const known = groups.get(key)
    if (known && item.rekaman !== null) known.kali += 1
    else groups.set(known ? `${key} ${groups.size}` : key, { ...item, kali: 1 })
  }
  return [...groups.values()]
}
