import { daysLeft } from '@portal/domain/okkp/registrasi/registrasi.status'
import { kategoriLabels, pengingatKompetensi } from '@portal/domain/okkp/sdm/kompetensi'
import { formatDate } from '@portal/domain/platform/format'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import { notify, type Recipients } from '#akun/index.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { sendDue } from '#platform/reminders/reminders.ts'
import { type DueKompetensi, findDueKompetensi } from './pengingat-sdm.repository.ts'

/** Returns the offices that a person belongs to: city and province, or the central office. */
function officesOf({ provinsi_id, kota_id }: DueKompetensi): Recipients[] {
  if (provinsi_id === provinsiPusat.id) return [{ roles: ['OKKP_ADMIN_PUSAT'] }]
  const daerah: Recipients = { roles: ['OKKP_ADMIN_DAERAH'], provinsiId: provinsi_id }
  return kota_id === null ? [daerah] : [daerah, { roles: ['OKKP_ADMIN_KOTA'], kotaId: kota_id }]
}

async function warn(trx: Trx, row: DueKompetensi, today: string): Promise<void> {
  const left = daysLeft(row.end, today)
  const when = left === 0 ? 'habis hari ini' : `habis ${left} hari lagi`
  const what = row.jenis ?? kategoriLabels[row.kategori]
  const until = `${when}, pada ${formatDate(row.end)}`
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

export function warnOfKompetensi(platform: Platform): Promise<void> {
  return sendDue(platform, {
    subject: 'kompetensi',
    days: pengingatKompetensi,
    find: findDueKompetensi,
    tell: (trx, row, { today }) => warn(trx, row, today),
  })
}
