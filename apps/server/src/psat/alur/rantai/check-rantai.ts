import { sidikAwal } from '#psat/alur/record.service.ts'
import type { RiwayatRow } from '#psat/alur/riwayat.repository.ts'
import type { BerkasDiperiksa, listBukuWaktuOf, listSalinanOf } from './check-rantai.repository.ts'
import { canonicalJson, sidikOf } from './sidik.ts'

export interface IsiBerkas {
  berkas: BerkasDiperiksa
  riwayat: readonly RiwayatRow[]
  bukuWaktu: Awaited<ReturnType<typeof listBukuWaktuOf>>
  salinan: Awaited<ReturnType<typeof listSalinanOf>>
  /** Hashes of the attachments and papers, computed from the stored content. */
  hashes: ReadonlyMap<string, string>
}

interface Muatan {
  entri?: unknown[]
  salinan?: { putaran: number; sidik: string }
}

function brokenLine(row: RiwayatRow, index: number, before: string, { hashes }: IsiBerkas) {
  const { id: _id, sidik, ...isi } = row
  if (row.urutan !== index + 1) return 'the sequence has a gap'
  if (row.sidik_sebelum !== before) return 'the hash of the previous row does not match'
  if (sidikOf(isi) !== sidik) return 'the content does not match its hash'
  const file = row.lampiran.find(({ kunci, sha256 }) => hashes.get(kunci) !== sha256)
  return file ? `the attachment ${file.label} is missing or changed` : undefined
}

/** Describes the first inconsistency in a file's history. Returns undefined if there is none. */
export function firstBreak(isi: IsiBerkas): string | undefined {
  const { berkas, riwayat, bukuWaktu } = isi
  let before = sidikAwal
  for (const [index, row] of riwayat.entries()) {
    const why = brokenLine(row, index, before, isi)
    if (why) return `history row ${index + 1} (${row.aksi}): ${why}`
    before = row.sidik
  }
  const last = riwayat.at(-1)
  if (!last) return 'the history is empty'
  if (last.ke !== berkas.tahap || riwayat.length !== berkas.versi) {
    return `history row ${riwayat.length + 1}: missing, because the file is at stage ${berkas.tahap} version ${berkas.versi}`
  }
  return brokenLedger(riwayat, bukuWaktu) ?? brokenSalinan(isi)
}

function brokenLedger(riwayat: IsiBerkas['riwayat'], rows: IsiBerkas['bukuWaktu']): string | undefined {
  const said = riwayat.flatMap(({ muatan }) => (muatan as Muatan).entri ?? [])
  const kept = rows.map(({ waktu, jenis, anggaran, hari, sebab }) => ({
    waktu,
    jenis,
    anggaran,
    hari,
    sebab,
  }))
  for (let index = 0; index < Math.max(said.length, kept.length); index += 1) {
    const same = canonicalJson(said[index]) === canonicalJson(kept[index])
    if (!same || rows[index]?.urutan !== index + 1)
      return `clock ledger row ${index + 1}: differs from the history`
  }
  return undefined
}

function brokenSalinan({ berkas, riwayat, salinan: rows, hashes }: IsiBerkas): string | undefined {
  const { putaran } = berkas
  const said = riwayat.flatMap(({ muatan }) => (muatan as Muatan).salinan ?? [])
  for (let index = 0; index < Math.max(said.length, rows.length, putaran); index += 1) {
    const row = rows[index]
    const told = said[index]
    const same = row && told && row.putaran === told.putaran && row.sidik === told.sidik
    if (!same || sidikOf(row.isi) !== row.sidik) return `copy ${index + 1}: differs from the history`
    const paper = Object.values(row.isi.berkas).find(({ kunci, sha256 }) => hashes.get(kunci) !== sha256)
    if (paper) return `copy ${index + 1}: the file ${paper.nama} is missing or changed`
  }
  return undefined
}
