import type { FieldError } from '@portal/domain/platform/errors'
import { type FileKind, fileKinds } from '@portal/domain/platform/files/files.contract'
import { type DokumenDiminta, dokumenDiminta, type JenisDokumen } from '@portal/domain/psat/isian/dokumen'
import { diLuarRegistri, langkahIsian } from '@portal/domain/psat/isian/isian.rules'
import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { FileRow } from './file-isian.repository.ts'

/** Removes fields that this kind of application does not ask for, such as leftovers from another kind. */
export function isianRelevan(
  auditType: JenisIzin,
  jenis: JenisPengajuan,
  isian: IsianPengajuan,
  jenisDokumen: readonly JenisDokumen[],
): IsianPengajuan {
  const langkah = langkahIsian(auditType, jenis)
  const asked = dokumenDiminta(auditType, jenis, { diLuarRegistri: diLuarRegistri(isian), jenisDokumen })
  return {
    id_izin_oss: isian.id_izin_oss,
    unit_produksi: [...new Set(isian.unit_produksi)],
    ruang_lingkup: langkah.includes('lingkup') ? [...new Set(isian.ruang_lingkup)] : [],
    info_produk: langkah.includes('produk') ? [...new Set(isian.info_produk)] : [],
    izin_asal: langkah.includes('asal') ? isian.izin_asal : null,
    perubahan: langkah.includes('perubahan') ? isian.perubahan : null,
    pemilik_baru: langkah.includes('pemilik') ? isian.pemilik_baru : null,
    dokumen: Object.fromEntries(
      asked.flatMap(({ kunci }) => (isian.dokumen[kunci] ? [[kunci, isian.dokumen[kunci]]] : [])),
    ),
  }
}

const choice = new Intl.ListFormat('id', { type: 'disjunction' })

function wrongKind({ label, kinds }: DokumenDiminta, given: FileKind): string {
  const labels = [...new Set(kinds.map((kind) => fileKinds[kind].label))]
  return `${label} harus berupa ${choice.format(labels)}, bukan ${fileKinds[given].label}.`
}

/**
 * Files that the caller may send: the caller's uploads, the draft's files, and files of the copy that the draft started
 * from.
 */
export interface FileSource {
  actorId: number
  draf: string | null
  salinan: ReadonlySet<string>
}

export function mayUse(file: FileRow | undefined, sumber: FileSource): boolean {
  if (!file) return false
  if (sumber.salinan.has(file.kunci)) return true
  return file.diklaim === null
    ? file.pengunggah_id === sumber.actorId
    : sumber.draf !== null && file.rekaman === sumber.draf
}

export function faultsOfDokumen(
  diminta: readonly DokumenDiminta[],
  dokumen: IsianPengajuan['dokumen'],
  files: ReadonlyMap<string, FileRow>,
  sumber: FileSource,
): FieldError[] {
  return diminta.flatMap((satu) => {
    const key = dokumen[satu.kunci]
    if (!key) return []
    const file = files.get(key)
    const field = `dokumen.${satu.kunci}`
    if (!file || !mayUse(file, sumber)) {
      return [{ field, message: `${satu.label} tidak ditemukan atau sudah kedaluwarsa. Unggah lagi.` }]
    }
    return satu.kinds.includes(file.jenis) ? [] : [{ field, message: wrongKind(satu, file.jenis) }]
  })
}
