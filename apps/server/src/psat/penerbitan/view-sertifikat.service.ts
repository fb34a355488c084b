import { AppError } from '@portal/domain/platform/errors'
import { hasPermission } from '@portal/domain/portal/permissions'
import { type IsianSertifikat, isianSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { berkasTidakDitemukan, getReadable } from '#psat/alur/akses/find-berkas.service.ts'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import { gatherBahan, readAnnexList } from './bahan/bahan.service.ts'
import { oneAtATime, printPreview } from './print.service.ts'
import { printedAgain } from './reissue.service.ts'
import { refuseWrongSebutan, type SertifikatDisebut } from './sebutan.service.ts'
import { presentSertifikat } from './sertifikat.presenter.ts'
import { listSertifikat } from './sertifikat.repository.ts'

const kosong: IsianSertifikat = isianSertifikat.parse({})

function notYet(): AppError {
  return new AppError('SYARAT_BELUM_TERPENUHI', { message: 'Sertifikatnya belum terbit.' })
}

/** Returns the issued certificate. Before the issue, it returns a preview to accounts that may issue it. */
export async function readSertifikat(platform: Platform, actor: Actor, disebut: SertifikatDisebut) {
  const row = await getReadable(platform.db, actor, { id: disebut.id })
  if (row.audit_type !== disebut.auditType) throw berkasTidakDitemukan()
  await refuseWrongSebutan(platform.db, actor, row, disebut)
  const [last] = await listSertifikat(platform.db, row.id)
  if (!last) {
    if (!hasPermission(actor.role, 'psat.terbitkan')) throw notYet()
    return preview(platform, actor, row, kosong)
  }
  const lampiran = await readAnnexList(platform.db, row, kosong)
  return presentSertifikat({ data: last.data, lampiran, path: last.berkas, terbitan: last.terbitan })
}

/** Returns a preview with the typed values. For an issued certificate, it shows the reprint. */
export async function previewIsian(platform: Platform, actor: Actor, uuid: string, isian: IsianSertifikat) {
  const row = await getReadable(platform.db, actor, { uuid })
  const [last] = await listSertifikat(platform.db, row.id)
  if (!last) return preview(platform, actor, row, isian)
  const data = await printedAgain(platform.db, { row, last }, isian, 'alasan diisi saat diterbitkan')
  const lampiran = await readAnnexList(platform.db, row, isian)
  return printed(platform, actor, row, { data, lampiran })
}

async function preview(platform: Platform, actor: Actor, row: PengajuanRow, isian: IsianSertifikat) {
  if (row.selesai !== null) throw notYet()
  const at = platform.clock()
  const { data, lampiran } = await gatherBahan(platform.db, row, isian, { kode_verifikasi: 'PRATINJAU', at })
  return printed(platform, actor, row, { data, lampiran })
}

async function printed(
  platform: Platform,
  actor: Actor,
  { id_izin_oss }: PengajuanRow,
  cetakan: Parameters<typeof printPreview>[2],
) {
  const untukOss = id_izin_oss !== null
  const pratinjau = await oneAtATime(() => printPreview(platform, actor, cetakan, { untukOss }))
  return presentSertifikat({ ...cetakan, ...pratinjau, terbitan: 0 })
}
