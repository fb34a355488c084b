import { setTimeout as pause } from 'node:timers/promises'
import { runSimulator } from '@portal/oss-simulator'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '#testing/app.ts'
import { receivedMail } from '#testing/mailbox.ts'
import { defineSurel } from './platform/mail/surel.ts'
import { fillAntrean, urutanUji } from './psat/oss/send/antrean.fixture.ts'
import { kunciUji, setelanSimulator } from './psat/oss/send/send.fixture.ts'

const uji = defineSurel<string>(
  () => [],
  (text) => ({ subject: 'Uji', isi: [text] }),
)

test('with OUTBOUND=off mails and messages to OSS wait untouched, and leave once the setting is gone', async () => {
  const oss = await runSimulator({ ...setelanSimulator, adopsi: true })
  const env = { OSS_URL: oss.url, ...kunciUji }
  const held = await createTestApp({ ...env, OUTBOUND: 'off' }, { jobs: true })
  const { db, mail } = held.platform
  const states = async () => {
    const { rows } = await sql<{ state: string; n: number }>`
      select state::text, count(*)::int as n from pgboss.job where name = 'surel' group by state`.execute(db)
    const messages = await db
      .selectFrom('oss.pesan_keluar')
      .select(['status', 'percobaan'])
      .distinct()
      .execute()
    return { mails: rows, messages }
  }
  try {
    await fillAntrean(db, 1)
    await db
      .transaction()
      .execute((trx) => mail.send(trx, { email: 'tunggu@contoh.id', nama: 'Ana' }, uji('Kabar')))
    await held.app.listen({ port: 0 })
    // Both queues are looked at every second.
    await pause(3000)
    expect(await states()).toEqual({
      mails: [{ state: 'created', n: 1 }],
      messages: [{ status: 'menunggu', percobaan: 0 }],
    })
    expect(oss.sim.keadaan.izin.size).toBe(0)

    const admin = await held.as('SUPERADMIN')
    const { kartu } = (await admin.inject({ url: '/api/admin/beranda' })).json().data
    expect(kartu).toContainEqual(
      expect.objectContaining({
        judul: 'Surel menunggu',
        jumlah: 1,
        perhatian: true,
        keterangan: expect.stringContaining('OUTBOUND=off'),
      }),
    )
    const staff = await held.as('SEKRETARIAT')
    expect((await staff.inject({ url: '/api/oss/integrasi' })).json().data).toMatchObject({
      aktif: true,
      dimatikan: true,
      menunggu: urutanUji.length,
    })

    const sending = await createTestApp(env, { jobs: true, database: held.database })
    try {
      await sending.app.listen({ port: 0 })
      await receivedMail(sending, 'tunggu@contoh.id')
      await expect.poll(() => oss.sim.keadaan.izin.size).toBe(1)
    } finally {
      await sending.close()
    }
  } finally {
    await held.close()
    await oss.close()
  }
})
