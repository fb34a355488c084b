import { panganUji } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { KasusRow } from '#okkp/kasus/kasus.repository.ts'
import { openByHand as openKasusByHand } from '#okkp/kasus/open-kasus.service.ts'
import { lockLinked, releaseRapid, settleRapid } from '#okkp/kasus/tautan.service.ts'
import type { Temuan } from '#okkp/kasus/temuan.ts'
import { komoditasExists } from '#okkp/komoditas/komoditas.repository.ts'
import { refuseFutureDay } from '#okkp/pengujian/letak-uji.service.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { write } from '#platform/write.ts'
import { findJenisRapid, findParameter } from './rapid-test.repository.ts'
import type { RapidPlace, RapidRow, RapidTestForm } from './rapid-test-place.ts'

export function temuanOf<Row extends RapidRow>(
  { asal, temuan }: Pick<RapidPlace<Row, RapidTestForm, unknown, object>, 'asal' | 'temuan'>,
  row: Row,
): Temuan {
  const { id, tanggal, parameter, provinsi_id, kota_id, komoditas_id, komoditas_tambahan, kategori } = row
  return {
    ...{ asal, asal_id: id, tanggal, provinsi_id, kota_id, komoditas_id, komoditas_tambahan, kategori },
    temuan: parameter,
    jenis_uji_id: row.jenis_rapid_test_id,
    parameter_id: row.parameter_id,
    komoditas: panganUji(row),
    ...temuan(row),
  }
}

/** Checks a form. A kind of rapid test may measure only parameters of its own list. */
async function checkForm(trx: Trx, form: RapidTestForm, today: string): Promise<void> {
  refuseFutureDay(form.tanggal, today)
  const jenis = await findJenisRapid(trx, form.jenis_rapid_test_id)
  if (!jenis) throw fieldError('jenis_rapid_test_id', 'Pilih jenis rapid test dari daftar.')
  const parameter = await findParameter(trx, form.parameter_id)
  if (!parameter) throw fieldError('parameter_id', 'Pilih parameter dari daftar.')
  if (parameter.jenis !== jenis.jenis_parameter) {
    throw fieldError('parameter_id', `${parameter.nama} bukan parameter ${jenis.nama}. Pilih dari daftar.`)
  }
  if (form.komoditas_id !== null && !(await komoditasExists(trx, form.komoditas_id))) {
    throw fieldError('komoditas_id', 'Pilih komoditas dari daftar.')
  }
}

/** Rapid tests of a place within the caller's region. Each write also updates its case. */
export function rapidKind<Row extends RapidRow, Form extends RapidTestForm, Shown, Columns extends object>(
  place: RapidPlace<Row, Form, Shown, Columns>,
  { clock, files }: Platform,
  actor: Actor,
): RecordKind<Row, Form, Shown> {
  const today = dayInJakarta(clock())
  const record = (id: number) => `${place.record}/${id}`
  const lock = (trx: Trx, id: number) => place.lock(trx, scopeOf(actor), id)
  const claim = (trx: Trx, id: number, foto: string | null) =>
    files.claim(trx, foto ? [foto] : [], { record: record(id), visibility: 'rekaman', actor, field: 'foto' })
  const columnsOf = async (trx: Trx, form: Form, before?: Row) => {
    await checkForm(trx, form, today)
    return place.columns(trx, actor, form, before)
  }
  const settle = async (trx: Trx, id: number, stamp: Stamp, linked?: KasusRow) => {
    const row = await lock(trx, id)
    if (row) await settleRapid(trx, { temuan: temuanOf(place, row), hasil: row.hasil_uji }, linked, stamp)
  }
  return {
    noun: 'Rapid test',
    record: place.record,
    lock,
    present: place.present,
    async insert(trx, form, stamp) {
      const values = await columnsOf(trx, form)
      const { by, at } = stamp
      const stamps = { created_by: by, updated_by: by, created_at: at, updated_at: at }
      const { id, fresh } = await place.insert(trx, { ...values, ...stamps, foto: null })
      // The device sent the same test again because it never received the first answer.
      if (!fresh) return id
      if (form.foto !== null) {
        await claim(trx, id, form.foto)
        await place.setFoto(trx, id, form.foto)
      }
      await settle(trx, id, stamp, await lockLinked(trx, scopeOf(actor), form.tindak_lanjut))
      return id
    },
    async update(trx, row, form, { versi, ...stamp }) {
      const values = await columnsOf(trx, form, row)
      if (form.foto !== row.foto) await claim(trx, row.id, form.foto)
      const { by: updated_by, at: updated_at } = stamp
      await place.update(trx, row.id, { ...values, updated_by, updated_at, versi })
      if (row.foto !== null && row.foto !== form.foto) await files.release(trx, [row.foto], record(row.id))
      await settle(trx, row.id, stamp)
    },
    async remove(trx, row, stamp) {
      await releaseRapid(trx, place.asal, row.id, stamp)
      const gone = await place.remove(trx, row, stamp)
      if (gone && row.foto !== null) await files.release(trx, [row.foto], record(row.id))
    },
  }
}

type AnyPlace<Row extends RapidRow, Shown> = Pick<
  RapidPlace<Row, RapidTestForm, Shown, object>,
  | 'access'
  | 'asal'
  | 'count'
  | 'countedBy'
  | 'detail'
  | 'find'
  | 'idName'
  | 'lock'
  | 'opened'
  | 'page'
  | 'present'
  | 'temuan'
>

/** Everybody who may read a rapid test may open its photo. */
export const rapidFileAccess =
  <Row extends RapidRow>({ access, find }: Pick<AnyPlace<Row, unknown>, 'access' | 'find'>): RecordAccess =>
  async (actor, record, db) => {
    if (!hasPermission(actor.role, access)) return false
    return (await find(db, scopeOf(actor), Number(record.split('/')[1]))) !== undefined
  }

export async function readRapidList<Row extends RapidRow, Shown>(
  { page, present }: AnyPlace<Row, Shown>,
  { db }: Platform,
  actor: Actor,
  query: object,
) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, query)
  const { rows, total } = await page(db, scope, query)
  return { rows: rows.map(present), total }
}

export async function readRapid<Row extends RapidRow, Shown>(
  { find, present, detail }: AnyPlace<Row, Shown>,
  { db }: Platform,
  actor: Actor,
  id: number,
): Promise<Shown> {
  const row = await find(db, scopeOf(actor), id)
  if (!row) throw notFound('Rapid test')
  return detail ? detail(db, row) : present(row)
}

export async function readJumlah<Row extends RapidRow>(
  { count, countedBy }: AnyPlace<Row, unknown>,
  { db }: Platform,
  actor: Actor,
  region: object,
) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, region)
  const counted = await count(db, scope, region)
  return [...Map.groupBy(counted, ({ group }) => group)].map(([group, rows]) => {
    const countOf = (hasil: string) => rows.find((row) => row.hasil === hasil)?.n ?? 0
    const [positif, negatif] = [countOf('Positif'), countOf('Negatif')]
    return { [countedBy]: group, positif, negatif, total: positif + negatif }
  })
}

/** Opens a case by hand, for a positive that was too old for an automatic one at entry. */
export function openByHand<Row extends RapidRow>(
  place: AnyPlace<Row, unknown>,
  { db, clock }: Platform,
  caller: Caller & { actor: Actor },
  id: number,
): Promise<object> {
  const { actor } = caller
  const at = clock()
  return write(db, caller, async (trx) => {
    const row = await place.lock(trx, scopeOf(actor), id)
    if (!row) throw notFound('Rapid test')
    if (row.hasil_uji !== 'Positif')
      throw fieldError(place.idName, 'Hanya hasil positif yang ditindaklanjuti.')
    const kasus = await openKasusByHand(trx, temuanOf(place, row), { by: actor.id, at })
    const answer = await place.opened(trx, actor, id, at)
    await recordAudit(trx, caller, { record: `tindak-lanjut/${kasus.id}`, after: answer })
    return answer
  })
}
