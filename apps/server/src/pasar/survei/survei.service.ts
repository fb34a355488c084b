import { faultOfJawaban, totalNilai } from '@portal/domain/pasar/survei/nilai-survei'
import type {
  addResponden,
  Responden,
  Survei,
  SurveiForm,
  surveiCalls,
} from '@portal/domain/pasar/survei/survei.contract'
import type { Body, Query } from '@portal/domain/platform/contract'
import { AppError, alreadyTaken, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { findTempat } from '#pasar/tempat.repository.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import { write } from '#platform/write.ts'
import * as answers from './responden.repository.ts'
import { presentDetail, presentResponden, presentSurvei } from './survei.presenter.ts'
import * as repository from './survei.repository.ts'

const taken = () =>
  alreadyTaken(
    'fase',
    'Survei pasar ini untuk tahun, sasaran, dan fase itu sudah ada. Tambahkan respondennya di sana.',
  )

/** Surveys of the caller's region. Market and audience cannot change, because the answers refer to them. */
export function surveiKind(actor: Actor): RecordKind<repository.SurveiRow, SurveiForm, Survei> {
  const scope = scopeOf(actor)
  return {
    noun: 'Survei',
    record: 'survei',
    lock: (trx, id) => repository.lockSurvei(trx, scope, id),
    present: presentSurvei,
    async insert(trx, form, stamp) {
      const tempat = await findTempat(trx, scope, form.pasar_id)
      if (!tempat) throw fieldError('pasar_id', 'Pasar ini tidak ada di wilayah kerja Anda.')
      const kuesioner_id = await repository.useKuesioner(trx, form.sasaran, stamp.at)
      if (kuesioner_id === undefined)
        throw fieldError('sasaran', 'Belum ada kuesioner untuk sasaran ini. Minta pusat membuatnya.')
      const id = await repository.insertSurvei(trx, { ...form, ...tempat, kuesioner_id }, stamp)
      if (id === undefined) throw taken()
      return id
    },
    async update(trx, before, form, stamp) {
      if (form.pasar_id !== before.pasar_id)
        throw fieldError('pasar_id', 'Pasar sebuah survei tidak dapat diganti. Buka survei baru.')
      if (form.sasaran !== before.sasaran)
        throw fieldError('sasaran', 'Sasaran sebuah survei tidak dapat diganti. Buka survei baru.')
      if (await repository.isTaken(trx, before.id, form)) throw taken()
      await repository.updateSurvei(trx, before.id, form, stamp)
    },
    async remove(trx, before) {
      if (before.total_responden > 0)
        throw new AppError('MASIH_DIPAKAI', {
          message: 'Survei ini sudah berisi jawaban. Hapus respondennya lebih dahulu.',
        })
      await repository.deleteSurvei(trx, before.id)
    },
  }
}

export async function readSurveiList({ db }: Platform, actor: Actor, query: Query<typeof surveiCalls.list>) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, query)
  const { rows, total } = await repository.surveiList.page(db, scope, query)
  return { rows: rows.map(presentSurvei), total }
}

export async function readSurvei({ db }: Platform, actor: Actor, id: number) {
  const row = await repository.findSurvei(db, scopeOf(actor), id)
  if (!row) throw notFound('Survei')
  const [responden, banding] = await Promise.all([
    answers.listResponden(db, id),
    repository.listBanding(db, row),
  ])
  return presentDetail(row, responden, banding)
}

/** Records a respondent. The key is a column of the table, so a repeat after weeks still finds the same respondent. */
export async function recordResponden(
  { db, clock }: Platform,
  caller: Caller & { actor: Actor },
  { survei_id, ...form }: Body<typeof addResponden>,
): Promise<Responden> {
  return write(db, caller, async (trx) => {
    const survei = await repository.lockSurvei(trx, scopeOf(caller.actor), survei_id)
    if (!survei) throw notFound('Survei')
    const earlier = await answers.findByKunci(trx, form.kunci)
    if (earlier && earlier.survei_id !== survei_id) throw new AppError('KUNCI_DIPAKAI_ULANG')
    const row = earlier ?? (await insert())
    const after = presentResponden(survei, row)
    await recordAudit(trx, caller, { record: `survei/${survei_id}/responden/${row.id}`, after })
    return after

    async function insert() {
      const fault = faultOfJawaban(survei as repository.SurveiRow, form.jawaban)
      if (fault) throw fieldError(fault.field, fault.message)
      const columns = {
        ...form,
        survei_id,
        tanggal: form.tanggal ?? dayInJakarta(clock()),
        total_nilai: totalNilai(form.jawaban),
      }
      const added = await answers.insertResponden(trx, columns, { by: caller.actor.id, at: clock() })
      if (!added) throw new AppError('KUNCI_DIPAKAI_ULANG')
      return added
    }
  })
}

export async function removeResponden({ db }: Platform, caller: Caller & { actor: Actor }, id: number) {
  await write(db, caller, async (trx) => {
    const row = await answers.lockResponden(trx, scopeOf(caller.actor), id)
    if (!row) throw notFound('Responden')
    await answers.deleteResponden(trx, row)
    await recordAudit(trx, caller, {
      record: `survei/${row.survei_id}/responden/${id}`,
      before: { jawaban: row.jawaban },
    })
  })
}
