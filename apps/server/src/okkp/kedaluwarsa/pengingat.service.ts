import { jenis } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { daysLeft, reminderDays } from '@portal/domain/okkp/registrasi/registrasi.status'
import { listAkunPerusahaan, notify } from '#akun/index.ts'
import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { sendDue } from '#platform/reminders/reminders.ts'
import { type DueRow, findDue, linkCompanies } from './pengingat.repository.ts'
import { kabarHabis, surelHabis } from './pengingat.surel.ts'

/**
 * Tells how to renew. The portal itself renews SPPB and izin edar PL, and the issuing office renews all other kinds.
 */
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
  const { cara, tautan } = wayToRenew(row)
  const habis = {
    jenis: row.jenis,
    nomor: row.no_registration,
    habis: row.end,
    sisa: daysLeft(row.end, today) ?? 0,
    cara,
  }
  await notify(trx, { perusahaanId: row.perusahaan_id }, { keterangan: kabarHabis(habis), tautan })
  const surel = surelHabis({ ...habis, pemegang: row.unit_usaha, url: `${publicUrl(config)}${tautan}` })
  for (const { aktif, nama, email } of await listAkunPerusahaan(trx, row.perusahaan_id)) {
    if (aktif && email) await mail.send(trx, { nama, email }, surel)
  }
}

export async function sendReminders(platform: Platform): Promise<void> {
  await linkCompanies(platform.db)
  await sendDue(platform, {
    subject: 'registrasi',
    days: reminderDays,
    find: findDue,
    tell: (trx, row, { today }) => remind(platform, trx, row, today),
  })
}
