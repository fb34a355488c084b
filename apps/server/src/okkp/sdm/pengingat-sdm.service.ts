import { daysLeft } from '@portal/domain/okkp/registrasi/registrasi.status'
import { kategoriLabels, pengingatKompetensi } from '@portal/domain/okkp/sdm/kompetensi'
import { reminderWindows } from '@portal/domain/platform/calendar/reminder-windows'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import { notify, type Recipients } from '#akun/index.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { type DueKompetensi, findDueKompetensi, markWarned } from './pengingat-sdm.repository.ts'

/** The office that keeps somebody: the city's, and its province's; the central office for its own. */
function officesOf({ provinsi_id, kota_id }: DueKompetensi): Recipients[] {
  if (provinsi_id === provinsiPusat.id) return [{ roles: ['OKKP_ADMIN_PUSAT'] }]
  const daerah: Recipients = { roles: ['OKKP_ADMIN_DAERAH'], provinsiId: provinsi_id }
  return kota_id === null ? [daerah] : [daerah, { roles: ['OKKP_ADMIN_KOTA'], kotaId: kota_id }]
}

async function warn(trx: Trx, row: DueKompetensi, today: string): Promise<void> {
  const left = daysLeft(row.berlaku_sampai, today)
  const when = left === 0 ? 'habis hari ini' : `habis ${left} hari lagi`
  const what = row.jenis ?? kategoriLabels[row.kategori]
  const until = `${when}, pada ${formatDate(row.berlaku_sampai)}`
  for (const to of officesOf(row)) {
    await notify(trx, to, {
      keterangan: `Kompetensi ${row.nama_lengkap} (${what}) ${until}. Daftarkan uji ulangnya, lalu unggah sertifikat barunya.`,
      tautan: `/okkp/admin/sdm/${row.sdm_id}`,
    })
  }
  if (row.akun_id !== null) {
    await notify(
      trx,
      { penggunaIds: [row.akun_id] },
      {
        keterangan: `Kompetensi Anda (${what}) ${until}. Hubungi kantor Anda untuk uji ulang.`,
        tautan: '/admin/profil',
      },
    )
  }
}

const batch = 200

/** One warning a step and an end; one transaction each, so that none is lost or doubled. */
export async function warnOfKompetensi({ db, clock }: Platform): Promise<void> {
  const now = clock()
  const today = dayInJakarta(now)
  for (const window of reminderWindows(today, pengingatKompetensi)) {
    for (;;) {
      const due = await findDueKompetensi(db, window, batch)
      for (const row of due) {
        await db.transaction().execute(async (trx) => {
          if (await markWarned(trx, row, window.hari, now)) await warn(trx, row, today)
        })
      }
      if (due.length < batch) break
    }
  }
}
