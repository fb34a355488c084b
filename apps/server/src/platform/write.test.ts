import { describe, expect, it } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { createPengguna } from '#testing/factories.ts'
import type { Actor } from './actor.ts'
import { recordAudit } from './audit/audit.repository.ts'
import { type Caller, systemCaller } from './caller.ts'
import { write } from './write.ts'

const test = useTestDatabase()

function caller(event: string, idempotency?: Caller['idempotency']): Caller {
  return { ...systemCaller(event), ip: '10.1.1.1', idempotency }
}

const auditRows = (event: string) =>
  test.db.selectFrom('platform.jejak_audit').selectAll().where('peristiwa', '=', event).execute()

describe('write', () => {
  it('a write stores its audit event with the change, without secrets', async () => {
    const who = caller('contoh.tambah')
    await write(test.db, who, (trx) =>
      recordAudit(trx, who, {
        record: 'contoh/1',
        after: { nama: 'Beras', password: 'x', dalam: { sandi_hash: 'y', daftar: [{ token: 'z', ada: 1 }] } },
      }),
    )
    const [row] = await auditRows('contoh.tambah')
    expect(row?.sesudah).toEqual({ nama: 'Beras', dalam: { daftar: [{ ada: 1 }] } })
  })

  it('a write without an audit event is refused and rolled back', async () => {
    const who = caller('contoh.lupa')
    const work = write(test.db, who, (trx) =>
      trx.insertInto('platform.idempotensi').values({ pelaku: 'p', kunci: 'lupa', sidik: 's' }).execute(),
    )
    await expect(work).rejects.toThrow('recorded no audit event')
    const left = await test.db
      .selectFrom('platform.idempotensi')
      .selectAll()
      .where('kunci', '=', 'lupa')
      .execute()
    expect(left).toEqual([])
  })

  it('a deadlock victim is retried, and audit events of the aborted try do not count', async () => {
    const who = caller('contoh.mengalah')
    let runs = 0
    const givingWay = (again: boolean) =>
      write(test.db, who, async (trx) => {
        runs += 1
        if (runs === 1 || again) await recordAudit(trx, who, { record: 'contoh/1' })
        if (runs === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      })
    await expect(givingWay(false)).rejects.toThrow('recorded no audit event')
    runs = 0
    await givingWay(true)
    expect(await auditRows('contoh.mengalah')).toHaveLength(1)
  })

  it('audit events can be neither changed nor deleted', async () => {
    await expect(
      test.db.updateTable('platform.jejak_audit').set({ peristiwa: 'x' }).execute(),
    ).rejects.toThrow('hanya boleh ditambah')
    await expect(test.db.deleteFrom('platform.jejak_audit').execute()).rejects.toThrow('hanya boleh ditambah')
  })
})

describe('Idempotency-Key', () => {
  const act = (key: string, fingerprint: string, event: string, options: { shownOnce?: boolean } = {}) => {
    const who = caller(event, { key, fingerprint })
    return write(
      test.db,
      who,
      async (trx) => {
        await recordAudit(trx, who, { record: 'contoh/1' })
        return { acak: Math.random() }
      },
      options,
    )
  }

  it('a repeat gets the first response and does no work', async () => {
    const first = await act('a', 'sama', 'kunci.ulang')
    expect(await act('a', 'sama', 'kunci.ulang')).toEqual(first)
    expect(await auditRows('kunci.ulang')).toHaveLength(1)
  })

  it('twenty concurrent repeats do the work once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => act('b', 'sama', 'kunci.serentak')))
    expect(new Set(answers.map(({ acak }) => acak)).size).toBe(1)
    expect(await auditRows('kunci.serentak')).toHaveLength(1)
  })

  it('a key belongs to one account: other accounts and visitors at the same address work on their own', async () => {
    const actAs = (who: Pick<Actor, 'id' | 'username' | 'role'> | undefined) => {
      const actor = who as Actor | undefined
      const by: Caller = { ...caller('kunci.akun', { key: 'bersama', fingerprint: 'sama' }), actor }
      return write(test.db, by, async (trx) => {
        await recordAudit(trx, by, { record: 'contoh/1' })
        return { acak: Math.random() }
      })
    }
    const role = 'AUDITOR'
    const accounts = [await createPengguna(test.db, { role }), await createPengguna(test.db, { role })]
    const [first, second] = accounts.map((account) => ({ ...account, role }) as const)
    const [one, two, visitor] = [await actAs(first), await actAs(second), await actAs(undefined)]
    expect(new Set([one.acak, two.acak, visitor.acak]).size).toBe(3)
    expect([await actAs(first), await actAs(second), await actAs(undefined)]).toEqual([one, two, visitor])
  })

  it('a key with another body is refused', async () => {
    await act('c', 'satu', 'kunci.lain')
    await expect(act('c', 'dua', 'kunci.lain')).rejects.toMatchObject({ code: 'KUNCI_DIPAKAI_ULANG' })
  })

  it('a result with a secret is not stored, and a repeat is told so', async () => {
    await act('d', 'sama', 'kunci.rahasia', { shownOnce: true })
    await expect(act('d', 'sama', 'kunci.rahasia', { shownOnce: true })).rejects.toMatchObject({
      code: 'SUDAH_DIPROSES',
    })
    const row = await test.db
      .selectFrom('platform.idempotensi')
      .selectAll()
      .where('kunci', '=', 'd')
      .executeTakeFirstOrThrow()
    expect(row.hasil).toBeNull()
  })

  it('a failed request may be tried again', async () => {
    const who = () => caller('kunci.gagal', { key: 'e', fingerprint: 'sama' })
    await expect(write(test.db, who(), () => Promise.reject(new Error('jatuh')))).rejects.toThrow('jatuh')
    expect(await act('e', 'sama', 'kunci.gagal')).toHaveProperty('acak')
  })
})
