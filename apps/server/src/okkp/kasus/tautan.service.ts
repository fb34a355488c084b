import type { Putusan } from '@portal/domain/okkp/kasus/kasus.records'
import { luaranLabels } from '@portal/domain/okkp/kasus/kasus.table'
import type { TautanKasus } from '@portal/domain/okkp/kasus/tautan-kasus'
import { AppError, notFound } from '@portal/domain/platform/errors'
import { formatDateTime, formatShortDate } from '@portal/domain/platform/format'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { lineageOf } from '#okkp/registrasi/registrasi.repository.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { tellConfirmed } from './kabar.service.ts'
import { tellOfficesOfSources } from './kabar-sumber.service.ts'
import { type KasusRow, lockKasus } from './kasus.repository.ts'
import { refreshKasus } from './ringkasan.service.ts'
import { insertRiwayat, readTold, updateKasus } from './sumber.repository.ts'
import { dropSumber, joinKasus, settleKoreksi, settleSumber } from './sumber.service.ts'
import * as repository from './tautan.repository.ts'
import type { Temuan } from './temuan.ts'

const everywhere = { jenis: 'semua' } as const

/** Locks an open case with an optimistic lock. The error tells the second caller what the first one did. */
export async function lockSeen(trx: Trx, scope: RegionScope, { id, versi }: TautanKasus): Promise<KasusRow> {
  const kasus = await lockKasus(trx, scope, id)
  if (!kasus) throw notFound('Kasus')
  if (kasus.ditutup !== null) {
    const by = kasus.ditutup_oleh ? ` oleh ${kasus.ditutup_oleh}` : ''
    const outcome = kasus.luaran ? luaranLabels[kasus.luaran] : ''
    throw new AppError('BENTROK', {
      message: `Kasus ini sudah ditutup${by} pada ${formatDateTime(kasus.ditutup)}: ${outcome}. Muat ulang untuk melihatnya.`,
    })
  }
  if (kasus.versi !== versi) {
    throw new AppError('BENTROK', {
      message:
        'Orang lain baru saja mengerjakan kasus ini, mungkin dengan uji atau pengawasan yang sama. Muat ulang untuk melihatnya, lalu simpan lagi bila masih perlu.',
    })
  }
  return kasus
}

/**
 * Locks the case that a new test or supervision names. Records are never refused because of a case: one that is
 * closed, gone or out of reach takes nothing in, and an older version does not matter.
 */
export async function lockLinked(
  trx: Trx,
  scope: RegionScope,
  link: TautanKasus | null,
): Promise<KasusRow | undefined> {
  if (link === null) return undefined
  const kasus = await lockKasus(trx, scope, link.id)
  return kasus?.ditutup === null ? kasus : undefined
}

async function lockOpen(trx: Trx, id: number): Promise<KasusRow | undefined> {
  const kasus = await lockKasus(trx, everywhere, id)
  return kasus?.ditutup === null ? kasus : undefined
}

/** Stores what happened and computes the case again. */
export async function advance(
  trx: Trx,
  { id, versi, terbuka }: Pick<KasusRow, 'id' | 'versi' | 'terbuka'>,
  event: { judul: string; keterangan: string | null; langkah: string | null },
  { by, at }: Stamp,
) {
  await insertRiwayat(trx, [{ kasus_id: id, pada: at, oleh: by, ...event }])
  await updateKasus(trx, id, { versi: versi + 1, updated_at: at })
  const now = (await refreshKasus(trx, [id], at)).get(id)
  // What changes no step, such as a request or a proposal, concerns the office of the case alone.
  if (now && now.keadaan.terbuka.join() !== terbuka.join())
    await tellOfficesOfSources(trx, id, event.judul, by)
  return now
}

interface UjiTercatat {
  id: number
  kode_sampel: string
  tanggal: string
  before: Putusan | undefined
  after: Putusan
}

const verdictOf = (status: Putusan) => status ?? 'belum ada putusan'

/** Applies a new or corrected laboratory test to the case that it answers. */
async function answer(trx: Trx, kasusId: number, test: UjiTercatat, stamp: Stamp): Promise<void> {
  const kasus = await lockKasus(trx, everywhere, kasusId)
  if (!kasus) return
  const { before, after, kode_sampel, tanggal, id } = test
  if (before === undefined && kasus.ditutup === null)
    await repository.answerPermintaan(trx, kasusId, id, stamp)
  const changed = before !== undefined && before !== after
  const keterangan = `${kode_sampel}, ${formatShortDate(tanggal)}: ${verdictOf(after)}${changed ? ` (sebelumnya ${verdictOf(before)})` : ''}`
  const judul = changed ? 'Putusan uji laboratorium dikoreksi' : 'Uji laboratorium dicatat'
  const now = await advance(trx, kasus, { judul, keterangan, langkah: 'konfirmasi' }, stamp)
  if (changed) {
    const catatan = `Putusan uji ${kode_sampel} dikoreksi menjadi ${verdictOf(after)}.`
    await settleKoreksi(trx, kasusId, { catatan }, stamp)
    // A case that only the wrong verdict had confirmed has nothing left to do.
    if (kasus.ditutup === null && before === 'TMS' && now?.keadaan.luaran === 'tidak_terkonfirmasi') {
      const closed = { ditutup: stamp.at, ditutup_oleh: stamp.by, luaran: now.keadaan.luaran, catatan }
      await updateKasus(trx, kasusId, { ...closed, ditutup_koreksi: true })
      await refreshKasus(trx, [kasusId], stamp.at)
    }
  }
  if (after !== 'TMS' || before === 'TMS') return
  const open = (await lockKasus(trx, everywhere, kasusId))?.ditutup === null
  const [told] = await readTold(trx, [kasusId])
  if (open && told) await tellConfirmed(trx, told, stamp.by)
}

/** Keeps cases in step with a laboratory test. A TMS test that answers no case opens or joins one. */
export async function settleUji(
  trx: Trx,
  temuan: Temuan,
  test: Omit<UjiTercatat, 'id' | 'tanggal'>,
  stamp: Stamp,
): Promise<void> {
  const linked = await repository.findLinkOfUji(trx, temuan.asal_id)
  const uji = { ...test, id: temuan.asal_id, tanggal: temuan.tanggal }
  if (linked !== null) return answer(trx, linked, uji, stamp)
  const catatan = `Putusan uji ${test.kode_sampel} dikoreksi menjadi ${verdictOf(test.after)}.`
  const luaran = test.after === 'MS' ? 'tidak_terkonfirmasi' : 'alasan'
  await settleSumber(trx, { found: temuan, berlaku: test.after === 'TMS', catatan, luaran }, stamp)
}

/** Releases a laboratory test before it is deleted. A test that answers a case cannot be deleted. */
export async function releaseUji(trx: Trx, id: number, stamp: Stamp): Promise<void> {
  if ((await repository.findLinkOfUji(trx, id)) !== null) {
    throw new AppError('MASIH_DIPAKAI', {
      message: 'Uji ini menjawab sebuah kasus, jadi tidak dapat dihapus. Perbaiki isinya bila keliru.',
    })
  }
  await dropSumber(trx, 'uji_lab', id, stamp)
}

interface Rapid {
  temuan: Temuan
  hasil: 'Positif' | 'Negatif'
}

/** Keeps cases in step with a rapid test. A negative one that names a case is its re-test. */
export async function settleRapid(
  trx: Trx,
  { temuan, hasil }: Rapid,
  linked: KasusRow | undefined,
  stamp: Stamp,
): Promise<void> {
  const { asal, asal_id, tanggal } = temuan
  if (asal !== 'rapid_test' && asal !== 'rapid_pasar') return
  const retest = await repository.findUjiUlang(trx, asal, asal_id)
  const kasus = linked ?? (retest === undefined ? undefined : await lockKasus(trx, everywhere, retest))
  if (kasus && (linked || retest !== undefined)) {
    if (hasil === 'Positif') {
      await repository.deleteUjiUlang(trx, asal, asal_id)
      if (kasus.ditutup === null) return joinKasus(trx, kasus.id, temuan, stamp)
    } else {
      const parameter_id = temuan.parameter_id ?? null
      await repository.storeUjiUlang(trx, {
        ...{ kasus_id: kasus.id, asal, asal_id, tanggal, parameter_id },
        pada: stamp.at,
      })
      const keterangan = `${temuan.temuan} pada ${temuan.komoditas}, ${formatShortDate(tanggal)}: negatif`
      // Before anything is confirmed there is nothing to test again.
      const event = kasus.dipastikan
        ? { judul: 'Rapid test ulang dicatat', langkah: 'uji_ulang' }
        : { judul: 'Rapid test dicatat', langkah: 'konfirmasi' }
      await advance(trx, kasus, { ...event, keterangan }, stamp)
      return
    }
  }
  const catatan = 'Hasil rapid test dikoreksi menjadi Negatif.'
  await settleSumber(trx, { found: temuan, berlaku: hasil === 'Positif', catatan }, stamp)
}

export async function releaseRapid(trx: Trx, asal: 'rapid_test' | 'rapid_pasar', id: number, stamp: Stamp) {
  const kasusId = await repository.findUjiUlang(trx, asal, id)
  const kasus = kasusId === undefined ? undefined : await lockKasus(trx, everywhere, kasusId)
  await repository.deleteUjiUlang(trx, asal, id)
  const event = { judul: 'Rapid test ulang dihapus', keterangan: null, langkah: 'uji_ulang' }
  if (kasus) await advance(trx, kasus, event, stamp)
  await dropSumber(trx, asal, id, stamp)
}

/**
 * Returns the case that a new supervision answers: the named one, unless it is of another permit. A sanction that names
 * none answers the open case of its permit that waits for guidance. A renewed permit answers for the ones it replaced.
 */
export async function takePengawasan(
  trx: Trx,
  scope: RegionScope,
  { tindak_lanjut, sanksi }: { tindak_lanjut: TautanKasus | null; sanksi: string },
  registrasiId: number,
): Promise<KasusRow | undefined> {
  const permits = await lineageOf(trx, registrasiId)
  if (tindak_lanjut === null && sanksi !== 'tidak_ada') {
    const waiting = await repository.findWaitingForGuidance(trx, permits)
    return waiting === undefined ? undefined : lockOpen(trx, waiting)
  }
  const kasus = await lockLinked(trx, scope, tindak_lanjut)
  const known = kasus?.registrasi_id ?? null
  if (!kasus || (known !== null && !permits.includes(known))) return undefined
  if (known === null) await updateKasus(trx, kasus.id, { registrasi_id: registrasiId })
  return kasus
}

interface Pengawasan {
  id: number
  sanksi: string
}

/** Keeps cases in step with a supervision. One with a sanction that answers no case opens or joins one. */
export async function settlePengawasan(
  trx: Trx,
  temuan: Temuan,
  { sanksi }: Pengawasan,
  linked: KasusRow | undefined,
  stamp: Stamp,
): Promise<void> {
  if (linked) {
    const event = { judul: 'Pengawasan dicatat', keterangan: temuan.temuan, langkah: 'pembinaan' }
    await advance(trx, linked, event, stamp)
    return
  }
  if ((await repository.findLinkOfPengawasan(trx, temuan.asal_id)) !== null) return
  const catatan = 'Sanksi pada pengawasannya dikoreksi.'
  await settleSumber(trx, { found: temuan, berlaku: sanksi !== 'tidak_ada', catatan }, stamp)
}

export async function releasePengawasan(trx: Trx, id: number, stamp: Stamp): Promise<void> {
  const kasusId = await repository.findLinkOfPengawasan(trx, id)
  await dropSumber(trx, 'pengawasan', id, stamp)
  if (kasusId === null) return
  const kasus = await lockKasus(trx, everywhere, kasusId)
  const event = { judul: 'Pengawasan dihapus', keterangan: null, langkah: 'pembinaan' }
  if (kasus) await advance(trx, kasus, event, stamp)
}
