import type { Body, Result } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import type { decidePengalihan, listPengalihanMasuk } from '@portal/domain/psat/draf/draf.contract'
import { isianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import type { Kabar } from '@portal/domain/psat/pesan/kabar'
import { kabarPengalihan } from '@portal/domain/psat/pesan/kabar-lain'
import { listRecipients, notify } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { surelBerkas } from '#psat/alur/berkas.surel.ts'
import * as repository from './pengalihan.repository.ts'

type SignedIn = Caller & { actor: Actor }

export async function readPengalihanMasuk(
  { db }: Platform,
  { perusahaan_id }: Actor,
): Promise<Result<typeof listPengalihanMasuk>['data']> {
  const rows = perusahaan_id === null ? [] : await repository.listWaitingPengalihan(db, perusahaan_id)
  return rows.map((row) => {
    const { pemilik_baru } = isianPengajuan.parse(row.isian)
    return {
      kode: row.kode,
      auditType: row.audit_type,
      nomor_izin: row.nomor_izin,
      pemilik_lama: row.pemilik_lama,
      nama_pemilik_baru: row.nama,
      tanggal_pengalihan: pemilik_baru?.tanggal_pengalihan ?? null,
      dibuat: row.dibuat.toISOString(),
    }
  })
}

export function answerPengalihan(
  platform: Platform,
  caller: SignedIn,
  kode: string,
  { setuju, alasan }: Body<typeof decidePengalihan>,
): Promise<void> {
  const { actor } = caller
  return write(platform.db, caller, async (trx) => {
    const row = await repository.lockPengalihan(trx, actor.perusahaan_id ?? -1, kode)
    if (!row) {
      throw new AppError('TIDAK_DITEMUKAN', {
        message: 'Permintaan persetujuan ini tidak ada (lagi).',
      })
    }
    if (row.status !== 'menunggu') {
      throw new AppError('BENTROK', { message: 'Permintaan persetujuan ini sudah dijawab.' })
    }
    const status = setuju ? 'setuju' : 'menolak'
    await repository.updatePengalihan(trx, row.id, {
      status,
      alasan: alasan || null,
      dijawab: platform.clock(),
      dijawab_oleh: actor.id,
    })
    const { nama: pemilikBaru, nomor_izin: nomorIzin } = row
    const kabar = kabarPengalihan({ pemilikBaru, nomorIzin, setuju, alasan: alasan || null })
    await tellOldOwner(platform, trx, row, kabar)
    await recordAudit(trx, caller, { record: `draf/${row.draf_uuid}`, after: { nib: row.nib, status } })
  })
}

/** Notifies the company that gives the permit away and the account that asked for consent. */
async function tellOldOwner(
  { config, mail }: Platform,
  trx: Trx,
  row: { pemilik_lama_id: number; oleh: number; draf_uuid: string },
  kabar: Kabar,
): Promise<void> {
  const to = { perusahaanId: row.pemilik_lama_id, penggunaIds: [row.oleh] }
  const tautan = `/psat/pengajuan/draf/${row.draf_uuid}` as const
  await notify(trx, to, { keterangan: kabar.keterangan, tautan })
  for (const { nama, email } of await listRecipients(trx, to)) {
    if (!email) continue
    const url = `${publicUrl(config)}${tautan}`
    await mail.send(trx, { nama, email }, surelBerkas({ kabar, url, buka: 'Buka draf pengalihan' }))
  }
}
