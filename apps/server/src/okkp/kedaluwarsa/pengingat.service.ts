import { jenis } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { daysLeft, reminderDays } from '@portal/domain/okkp/registrasi/registrasi.status'
import { reminderWindows } from '@portal/domain/platform/calendar/reminder-windows'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { listAkunPerusahaan, notify } from '#akun/index.ts'
import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { type DueRow, findDue, linkCompanies, markSent } from './pengingat.repository.ts'

/** The way to renew: what this portal licenses is asked for here, the rest at the office that issued it. */
function wayToRenew(row: DueRow): { cara: string; tautan: `/${string}` } {
  if (row.jenis_registrasi_id === jenis.sppb || row.jenis_registrasi_id === jenis.izinEdarPl) {
    return { cara: 'Ajukan perpanjangan lewat menu PSAT di portal ini.', tautan: '/psat' }
  }
  return {
    cara: 'Ajukan perpanjangan ke dinas yang menerbitkannya, dengan membawa sertifikat lama.',
    tautan: `/verifikasi/${row.kode_verifikasi}`,
  }
}

async function remind({ config, mail }: Platform, trx: Trx, row: DueRow, today: string): Promise<void> {
  const left = daysLeft(row.exp_sertifikat, today)
  const { cara, tautan } = wayToRenew(row)
  const when = left === 0 ? 'habis hari ini' : `habis ${left} hari lagi`
  const keterangan = `${row.jenis} nomor ${row.no_registration} ${when}, pada ${formatDate(row.exp_sertifikat)}. ${cara}`
  await notify(trx, { perusahaanId: row.perusahaan_id }, { keterangan, tautan })
  for (const akun of await listAkunPerusahaan(trx, row.perusahaan_id)) {
    if (!akun.aktif || !akun.email) continue
    await mail.send(trx, {
      to: akun.email,
      subject: `${row.jenis} Anda segera habis`,
      nama: akun.nama,
      isi: [
        keterangan,
        `Unit usaha: ${row.unit_usaha}`,
        { label: 'Buka di portal', url: `${publicUrl(config)}${tautan}` },
      ],
    })
  }
}

const batch = 200

/** One transaction a reminder: none is lost or doubled. */
export async function sendReminders(platform: Platform): Promise<void> {
  const { db, clock } = platform
  await linkCompanies(db)
  const now = clock()
  const today = dayInJakarta(now)
  for (const window of reminderWindows(today, reminderDays)) {
    for (;;) {
      const due = await findDue(db, window, batch)
      for (const row of due) {
        await db.transaction().execute(async (trx) => {
          if (await markSent(trx, row, window.hari, now)) await remind(platform, trx, row, today)
        })
      }
      if (due.length < batch) break
    }
  }
}
