import { AppError, alreadyTaken } from '@portal/domain/platform/errors'
import type { Master } from '@portal/domain/platform/master/master'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import * as repository from './master.repository.ts'

type MasterItem = repository.MasterRow & { tetap: boolean }
export type MasterKind = RecordKind<repository.MasterRow, repository.MasterForm, MasterItem> & {
  list(platform: Platform): Promise<MasterItem[]>
}

/** Derives the table of a master: the schema of its module and the name of its events. */
function tableOf(
  wing: string,
  { event, fields, fixedBy, within }: Master,
  params: unknown,
): repository.MasterTable {
  return {
    table: `${wing}.${event.replaceAll('-', '_')}`,
    columns: Object.keys(fields),
    readOnly: fixedBy ? [fixedBy] : [],
    ...(within
      ? { within: { column: within.column, value: (params as Record<string, string>)[within.param] ?? '' } }
      : {}),
  }
}

/** Returns the record kind of a master. `params` are the path parameters. */
export function masterKind(wing: string, master: Master, params: unknown): MasterKind {
  const { noun, event, fixed, fixedBy } = master
  const table = tableOf(wing, master, params)
  const isFixed = (row: repository.MasterRow) =>
    fixed.includes(row.id) || (fixedBy !== undefined && row[fixedBy] !== null)
  const present = (row: repository.MasterRow) => ({ ...row, tetap: isFixed(row) })
  const taken = () => alreadyTaken('nama', `${noun} dengan nama ini sudah terdaftar`)
  return {
    noun,
    record: event,
    present,
    list: async ({ db }) => (await repository.listMaster(db, table)).map(present),
    lock: (trx, id) => repository.lockMaster(trx, table, id),
    insert: async (trx, form) => {
      const id = await repository.insertMaster(trx, table, form)
      if (id === undefined) throw taken()
      return id
    },
    update: async (trx, before, form, stamp) => {
      if (await repository.isNamesake(trx, table, form.nama, before.id)) throw taken()
      await repository.updateMaster(trx, table, before, form, stamp)
    },
    remove: async (trx, row) => {
      if (isFixed(row)) {
        throw new AppError('MASIH_DIPAKAI', {
          message: `${noun} ini ditetapkan oleh aturan portal, jadi tidak dapat dihapus. Namanya boleh diubah.`,
        })
      }
      await repository.deleteMaster(trx, table, row.id)
    },
  }
}
