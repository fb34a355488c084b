/** A fault that somebody could write. It replaces one text of one source file. */
export interface Defect {
  name: string
  file: string
  from: string
  to: string
}

const server = 'apps/server/src'

/** Each must be found within 50 seeds. They are only ever applied to a copy of the code (`copy-code.ts`). */
export const defects: readonly Defect[] = [
  {
    name: 'lost commit',
    file: `${server}/platform/database/connection/guarded-pool.ts`,
    from: 'client.query(`set statement_timeout',
    to: 'client.query(`set synchronous_commit = off; set statement_timeout',
  },
  {
    name: 'doubled job',
    file: `${server}/platform/jobs/jobs.ts`,
    from: 'await withoutTimeLimit(() => handler(job.data))',
    to: 'await withoutTimeLimit(() => Promise.all([handler(job.data), handler(job.data)]))',
  },
  {
    name: 'missing lock',
    file: `${server}/psat/alur/pengajuan.repository.ts`,
    from: ".where('alur', '=', alur).forUpdate().executeTakeFirst()",
    to: ".where('alur', '=', alur).executeTakeFirst()",
  },
  {
    name: 'swallowed error',
    file: `${server}/platform/files/store/incoming.ts`,
    from: '      await handle.writeFile(chunk)',
    to: '      await handle.writeFile(chunk).catch(() => undefined)',
  },
  {
    name: 'outbox out of order',
    file: `${server}/psat/oss/send/send.repository.ts`,
    from: ".where('q.status', 'not in', ['terkirim', 'dibatalkan'])",
    to: ".where('q.status', '=', 'ditahan')",
  },
  {
    name: 'stale read after write',
    file: `${server}/platform/http/route.ts`,
    from: '      const answer = () => options.handler({ params, query, body, caller, request, reply } as Input<C, A>)',
    to: `      const kept = (globalThis as { kept?: Map<string, Promise<Answer<C>>> })
      kept.kept ??= new Map()
      const name = [request.actor?.id, request.url].join(' ')
      const ask = () => options.handler({ params, query, body, caller, request, reply } as Input<C, A>)
      const answer = () => {
        if (!isRead(request) || !request.actor) return ask()
        const found = kept.kept?.get(name) ?? ask()
        kept.kept?.set(name, found)
        setTimeout(() => kept.kept?.delete(name), 3000)
        return found
      }`,
  },
  {
    name: 'deadline off by one at midnight',
    file: 'packages/domain/src/platform/format.ts',
    from: 'const sevenHours = 25_200_000',
    to: 'const sevenHours = 24_300_000',
  },
  {
    name: 'figure not decremented',
    file: `${server}/okkp/rapid-test/rapid-test.fact.ts`,
    from: "where: 'r.dihapus is null'",
    to: "where: 'true'",
  },
  {
    name: 'idempotency key reused by another user',
    file: `${server}/platform/idempotency.repository.ts`,
    from: 'return caller.actor ?',
    to: 'return caller.requestId.length < 0 ?',
  },
  {
    name: 'undo that misses a row',
    file: `${server}/okkp/impor/impor-registrasi.repository.ts`,
    from: 'r.versi = 1 and r.sanksi is null',
    to: 'r.versi = 1 and r.id % 3 > 0 and r.sanksi is null',
  },
]
