import { type AksiMungkin, outOfTurn } from '@portal/domain/okkp/kasus/kasus.actions'
import type {
  amankanKasus,
  batalkanPermintaanKasus,
  binaKasus,
  catatKunjunganKasus,
  closeKasus,
  jawabPermintaanKasus,
  mintaUjiKasus,
  periksaKasus,
  RincianKasus,
  tarikUsulanKasus,
  telusuriKasus,
  tidakDapatKasus,
} from '@portal/domain/okkp/kasus/kasus.contract'
import { closingOf } from '@portal/domain/okkp/kasus/kasus.faults'
import {
  type AksiKasus,
  hariHasilUji,
  luaranLabels,
  tabelLangkah,
  tindakanPengamananLabels,
} from '@portal/domain/okkp/kasus/kasus.table'
import { orangKedua } from '@portal/domain/okkp/kasus/orang-kedua'
import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta, formatDate, formatNumber, formatShortDate } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { readHolidays } from './isi.repository.ts'
import { tellAsked, tellCancelled, tellPeople } from './kabar.service.ts'
import { type KasusRow, lockKasus } from './kasus.repository.ts'
import * as repository from './langkah.repository.ts'
import { type KasusDimuat, loadKasus, presentRincian } from './rincian.service.ts'
import { readTold, updateKasus } from './sumber.repository.ts'
import { advance, lockSeen } from './tautan.service.ts'

type SignedIn = Caller & { actor: Actor }
type Langkah = { judul: string; keterangan: string | null; langkah: string | null }

interface Step {
  trx: Trx
  row: KasusRow
  loaded: KasusDimuat
  /** The action as the state of the case offers it. */
  aksi: AksiMungkin
  at: Date
  by: number
}

export const kasusRecord = (id: number) => `tindak-lanjut/${id}`

/**
 * Runs one action on a case: locks it with the version that the caller saw, refuses what is not possible now, stores
 * the work with its history, and returns the new state.
 */
function take(
  platform: Platform,
  caller: SignedIn,
  { id, versi }: { id: number; versi: number },
  wanted: (aksi: AksiMungkin) => boolean,
  nama: AksiKasus,
  work: (step: Step) => Promise<Langkah>,
  refuse: (loaded: KasusDimuat) => void = () => undefined,
): Promise<RincianKasus> {
  const { actor } = caller
  const at = platform.clock()
  const scope = scopeOf(actor)
  return write(platform.db, caller, async (trx) => {
    const row = await lockSeen(trx, scope, { id, versi })
    const loaded = await loadKasus(trx, actor, row, at)
    const aksi = loaded.aksi.find((one) => one.nama === nama && wanted(one))
    if (!aksi) refuse(loaded)
    if (!aksi) throw new AppError('BUKAN_GILIRAN', { message: outOfTurn(nama, loaded.isi, loaded.aksi) })
    const event = await work({ trx, row, loaded, aksi, at, by: actor.id })
    await advance(trx, row, event, { by: actor.id, at })
    // Reads without a region filter, because the case may have left the laboratory's view in this step.
    const stored = await lockKasus(trx, { jenis: 'semua' }, id)
    if (!stored) throw notFound('Kasus')
    const after = await presentRincian(trx, actor, stored, at)
    await recordAudit(trx, caller, { record: kasusRecord(id), after: { nomor: after.nomor, ...event } })
    return after
  })
}
const any = () => true

function checkDay(tanggal: string, at: Date): void {
  if (tanggal > dayInJakarta(at)) throw fieldError('tanggal', 'Tanggal ini belum tiba.')
}

async function claim(
  { files }: Platform,
  { trx, row }: Step,
  actor: Actor,
  bukti: string | null,
): Promise<void> {
  if (bukti === null) return
  await files.claim(trx, [bukti], {
    record: kasusRecord(row.id),
    visibility: 'rekaman',
    actor,
    field: 'bukti',
  })
}

export function requestUji(platform: Platform, caller: SignedIn, body: Body<typeof mintaUjiKasus>) {
  return take(platform, caller, body, any, 'minta_uji', async (step) => {
    const { trx, row, aksi, at, by } = step
    const { laboratorium_provinsi_id: provinsiId, catatan } = body
    const province = provinsiId === null ? undefined : await repository.findNamaProvinsi(trx, provinsiId)
    if (provinsiId !== null && province === undefined)
      throw fieldError('laboratorium_provinsi_id', 'Pilih laboratorium dari daftar.')
    const laboratorium = body.laboratorium ?? `Laboratorium OKKP ${province}`
    const batas = addWorkingDays(at, hariHasilUji, await readHolidays(trx))
    await repository.updateOpenPermintaan(trx, row.id, { keadaan: 'diganti', dijawab: at, dijawab_oleh: by })
    await repository.insertPermintaan(trx, {
      ...{ kasus_id: row.id, laboratorium_provinsi_id: provinsiId, laboratorium, catatan, batas },
      diminta: at,
      diminta_oleh: by,
    })
    const [told] = await readTold(trx, [row.id])
    if (told && provinsiId !== null) await tellAsked(trx, told, { provinsiId, batas, by })
    const keterangan = `${laboratorium}, hasilnya paling lambat ${formatDate(batas)}`
    return { judul: 'Uji diminta', keterangan, langkah: aksi.langkah }
  })
}

export function answerRequest(platform: Platform, caller: SignedIn, body: Body<typeof jawabPermintaanKasus>) {
  return take(platform, caller, body, any, 'jawab_permintaan', async ({ trx, row, aksi, at, by }) => {
    const { jawaban, perkiraan, alasan } = body
    if (perkiraan !== null && perkiraan < dayInJakarta(at))
      throw fieldError('perkiraan', 'Perkiraan hasil tidak boleh sebelum hari ini.')
    const values = { keadaan: jawaban, perkiraan, alasan, dijawab: at, dijawab_oleh: by }
    const asked = await repository.updateOpenPermintaan(trx, row.id, values)
    const [told] = await readTold(trx, [row.id])
    const judul = jawaban === 'diterima' ? 'Permintaan uji diterima' : 'Permintaan uji ditolak'
    if (told && asked?.diminta_oleh != null) await tellPeople(trx, told, [asked.diminta_oleh], judul)
    const expected = perkiraan === null ? null : `Hasil diperkirakan ${formatDate(perkiraan)}`
    return { judul, keterangan: [alasan, expected].filter(Boolean).join('. ') || null, langkah: aksi.langkah }
  })
}

/** Takes a request back, or notes that a laboratory without an account declined it. */
export function cancelRequest(
  platform: Platform,
  caller: SignedIn,
  body: Body<typeof batalkanPermintaanKasus>,
) {
  return take(platform, caller, body, any, 'batalkan_permintaan', async ({ trx, row, aksi, at, by }) => {
    const { alasan } = body
    const values = { keadaan: 'dibatalkan' as const, alasan, dijawab: at, dijawab_oleh: by }
    const asked = await repository.updateOpenPermintaan(trx, row.id, values)
    const [told] = await readTold(trx, [row.id])
    if (told && asked) await tellCancelled(trx, told, asked.laboratorium_provinsi_id, by)
    const keterangan = `${asked?.laboratorium ?? ''}: ${alasan}`
    return { judul: 'Permintaan uji dibatalkan', keterangan, langkah: aksi.langkah }
  })
}

/** Stores what an office did on a case. */
function act<B extends { id: number; versi: number; tanggal: string; bukti?: string | null }>(
  platform: Platform,
  caller: SignedIn,
  body: B,
  nama: AksiKasus,
  values: (step: Step) => Promise<{ row: object; event: Omit<Langkah, 'langkah'> }>,
) {
  return take(platform, caller, body, any, nama, async (step) => {
    checkDay(body.tanggal, step.at)
    await claim(platform, step, caller.actor, body.bukti ?? null)
    const { row, event } = await values(step)
    await repository.insertTindakan(step.trx, {
      ...row,
      kasus_id: step.row.id,
      langkah: step.aksi.langkah as 'konfirmasi' | 'pengamanan' | 'penelusuran' | 'pembinaan',
      tanggal: body.tanggal,
      bukti: body.bukti ?? null,
      oleh: step.by,
      pada: step.at,
    })
    return { ...event, langkah: step.aksi.langkah }
  })
}

export function recordVisit(platform: Platform, caller: SignedIn, body: Body<typeof catatKunjunganKasus>) {
  const { catatan, tanggal } = body
  return act(platform, caller, body, 'catat_kunjungan', async () => ({
    row: { catatan },
    event: { judul: 'Kunjungan dicatat', keterangan: `${formatShortDate(tanggal)}: ${catatan}` },
  }))
}

export function secureGoods(platform: Platform, caller: SignedIn, body: Body<typeof amankanKasus>) {
  const { tindakan, jumlah, satuan, catatan } = body
  return act(platform, caller, body, 'amankan', async ({ loaded }) => {
    const { kantor, sumber: own } = loaded.hak
    const valid = loaded.sumber.filter(({ id, berlaku }) => berlaku && (kantor || own.includes(id)))
    if (body.sumber?.some((id) => !valid.some((one) => one.id === id)))
      throw fieldError(
        'sumber',
        'Temuan ini sudah dikoreksi, atau bukan di wilayah Anda. Muat ulang, lalu pilih lagi.',
      )
    if (body.sumber === null && valid.length > 1)
      throw fieldError('sumber', 'Pilih temuan yang barangnya diamankan.')
    const sumber = body.sumber ?? valid.map(({ id }) => id)
    const amount = jumlah === null ? '' : `${formatNumber(jumlah)} ${satuan ?? ''}`.trim()
    const parts = [tindakanPengamananLabels[tindakan], amount, catatan].filter(Boolean)
    return {
      row: { pengamanan: tindakan, jumlah, satuan, catatan, sumber },
      event: { judul: 'Barang diamankan', keterangan: parts.join(', ') },
    }
  })
}

export function traceSupplier(platform: Platform, caller: SignedIn, body: Body<typeof telusuriKasus>) {
  const { pemasok, pemasok_id, asal_pemasok, tidak_diketahui, catatan } = body
  return act(platform, caller, body, 'telusuri', async ({ trx }) => {
    if (pemasok_id !== null && !(await repository.isPemasok(trx, pemasok_id)))
      throw fieldError('pemasok', 'Pemasok ini tidak ada di daftar pasar. Tulis namanya.')
    const named = [pemasok, asal_pemasok].filter(Boolean).join(', ')
    return {
      row: { pemasok, pemasok_id, asal_pemasok, tidak_diketahui, catatan },
      event: {
        judul: 'Pemasok ditelusuri',
        keterangan: tidak_diketahui
          ? `Tidak diketahui: ${catatan}`
          : [named, catatan].filter(Boolean).join('. '),
      },
    }
  })
}

export function guideTrader(platform: Platform, caller: SignedIn, body: Body<typeof binaKasus>) {
  const { catatan } = body
  return act(platform, caller, body, 'bina', async ({ loaded: { hak } }) => ({
    row: { catatan, sumber: hak.kantor ? null : [...hak.sumber] },
    event: { judul: 'Pembinaan dicatat', keterangan: catatan },
  }))
}

type Diusulkan = 'konfirmasi' | 'pengamanan' | 'pembinaan' | 'uji_ulang' | 'penutupan'

/** Stores a proposal and asks the second account for its answer. */
async function propose({ trx, row, loaded, at, by }: Step, actor: Actor, langkah: Diusulkan, alasan: string) {
  const { role, provinsi_id, kota_id } = actor
  const proposed = { kasus_id: row.id, langkah, alasan, oleh: by, pada: at }
  await repository.insertUsulan(trx, { ...proposed, peran: role, provinsi_id, kota_id })
  const asker = { id: by, role, provinsi_id, kota_id }
  const { petugas, kantor } = orangKedua(asker, loaded.petugas)
  const [told] = await readTold(trx, [row.id])
  const ids = petugas.map(({ id }) => id)
  if (told) await tellPeople(trx, told, ids, 'Usulan menunggu persetujuan Anda')
  return kantor
}

export function declareImpossible(platform: Platform, caller: SignedIn, body: Body<typeof tidakDapatKasus>) {
  const wanted = ({ langkah }: AksiMungkin) => langkah === body.langkah
  return take(platform, caller, body, wanted, 'tidak_dapat', async (step) => {
    const { langkah } = step.aksi
    const kantor = await propose(step, caller.actor, langkah as Diusulkan, body.alasan)
    const judul = `${tabelLangkah[langkah].label}: diusulkan tidak dapat dilakukan`
    return { judul, keterangan: `${body.alasan} Menunggu persetujuan ${kantor}.`, langkah }
  })
}

export function examine(platform: Platform, caller: SignedIn, body: Body<typeof periksaKasus>) {
  const wanted = ({ usulan_id }: AksiMungkin) => usulan_id === body.usulan_id
  const own = ({ usulan }: KasusDimuat) => {
    if (!usulan.some(({ id, oleh }) => id === body.usulan_id && oleh === caller.actor.id)) return
    throw new AppError('PERLU_ORANG_KEDUA', {
      message: 'Anda yang mengusulkannya, jadi orang lain yang memeriksanya.',
    })
  }
  const decide = async ({ trx, row, loaded, at, by }: Step): Promise<Langkah> => {
    const proposed = loaded.usulan.find(({ id }) => id === body.usulan_id)
    if (!proposed) throw notFound('Usulan')
    const { setuju, catatan } = body
    const keadaan = setuju ? ('setuju' as const) : ('tolak' as const)
    await repository.updateUsulan(trx, proposed.id, { keadaan, pemeriksa: by, diperiksa: at, catatan })
    const closes = setuju && proposed.langkah === 'penutupan'
    if (closes)
      await close(trx, row, { luaran: 'alasan', catatan: proposed.alasan }, { by: proposed.oleh, at })
    const [told] = await readTold(trx, [row.id])
    const judul = setuju ? 'Usulan disetujui' : 'Usulan ditolak'
    if (told) await tellPeople(trx, told, [proposed.oleh], judul)
    const what = `${tabelLangkah[proposed.langkah].label}: ${proposed.alasan}`
    return { judul, keterangan: [what, catatan].filter(Boolean).join(' '), langkah: proposed.langkah }
  }
  return take(platform, caller, body, wanted, 'periksa', decide, own)
}

export function takeBack(platform: Platform, caller: SignedIn, body: Body<typeof tarikUsulanKasus>) {
  const wanted = ({ usulan_id }: AksiMungkin) => usulan_id === body.usulan_id
  return take(platform, caller, body, wanted, 'tarik_usulan', async ({ trx, aksi, at }) => {
    await repository.updateUsulan(trx, body.usulan_id, { keadaan: 'ditarik', diperiksa: at })
    return { judul: 'Usulan ditarik', keterangan: tabelLangkah[aksi.langkah].label, langkah: aksi.langkah }
  })
}

async function close(
  trx: Trx,
  { id }: KasusRow,
  { luaran, catatan }: { luaran: Body<typeof closeKasus>['luaran']; catatan: string | null },
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await updateKasus(trx, id, { ditutup: at, ditutup_oleh: by, luaran, catatan, ditutup_koreksi: false })
}

/** Closes a case whose records support the outcome. Any other reason waits for a second account. */
export function closeKasusNow(platform: Platform, caller: SignedIn, body: Body<typeof closeKasus>) {
  return take(platform, caller, body, any, 'tutup', async (step) => {
    const { trx, row, loaded, at, by } = step
    const { fault, second } = closingOf(loaded.keadaan, body)
    if (fault) throw fieldError(fault.field, fault.message)
    if (second) {
      const kantor = await propose(step, caller.actor, 'penutupan', body.catatan ?? '')
      const keterangan = `${body.catatan} Menunggu persetujuan ${kantor}.`
      return { judul: 'Penutupan diusulkan', keterangan, langkah: 'penutupan' }
    }
    await close(trx, row, body, { by, at })
    const keterangan = [luaranLabels[body.luaran], body.catatan].filter(Boolean).join('. ')
    return { judul: 'Kasus ditutup', keterangan, langkah: 'penutupan' }
  })
}
