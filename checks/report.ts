/** Prints each result of a check, and counts the failed ones. */
export function createReport() {
  let failed = 0
  return {
    result(what: string, ok: boolean, seen: unknown = '') {
      if (!ok) failed += 1
      console.log(`${ok ? '✓' : '✗'} ${what}${seen === '' ? '' : `: ${String(seen)}`}`)
    },
    end() {
      console.log(failed === 0 ? 'All held.' : `${failed} failed.`)
      process.exitCode = failed === 0 ? 0 : 1
    },
  }
}

/** Requests all addresses with this many clients at once, and returns how many answers had each status. */
export async function requestAll(urls: readonly string[], clients: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  const left = [...urls]
  const work = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const status = await fetch(url).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        (error: Error) => error.message,
      )
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  return statuses
}
