import { AppError, fieldError } from '@portal/domain/platform/errors'
import type { Refusal } from '@portal/domain/platform/workflow/workflow-actions'
import type { KosakataPsat } from '@portal/domain/psat/alur/alur'
import type { Alur, RowOf } from './alur.ts'

type Keadaan<V extends KosakataPsat> = Pick<RowOf<V>, 'tahap' | 'code' | 'versi'>

export function keadaanOf<V extends KosakataPsat, Name extends string>(
  { workflow }: Alur<V, Name>,
  { code, versi }: Pick<Keadaan<V>, 'code' | 'versi'>,
  legal: readonly Name[],
) {
  const aksi = legal.map((nama) => ({ aksi: nama, label: workflow.actions[nama].label }))
  return { aksi, code_status_proses: code, versi }
}

/** Returns the error that explains why the server refuses a step and what the user can do instead. */
export function refusalError<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  row: Keadaan<V>,
  refusal: Refusal<V, Name>,
): AppError {
  const { label } = alur.workflow.stages[row.tahap]
  switch (refusal.kind) {
    case 'illegal': {
      const keadaan = keadaanOf(alur, row, refusal.legal)
      const langkah = keadaan.aksi.map((item) => item.label).join(', ')
      const boleh = langkah
        ? `Yang dapat Anda lakukan: ${langkah}.`
        : 'Saat ini tidak ada langkah untuk Anda.'
      const message = `Berkas ini sedang di tahap ${label}. ${boleh}`
      return new AppError('BUKAN_GILIRAN', { message, extra: keadaan })
    }
    case 'not-yours': {
      const giliran = refusal.holders.map((nama) => alur.pemegang[nama].label).join(' atau ')
      const message = `Langkah ini hanya untuk ${giliran}. Berkas sedang di tahap ${label}.`
      return new AppError('TIDAK_BERWENANG', { message, extra: keadaanOf(alur, row, refusal.legal) })
    }
    case 'guard':
      return new AppError('SYARAT_BELUM_TERPENUHI', {
        message: refusal.missing.map(({ why }) => why).join(' '),
        extra: {
          syarat: refusal.missing[0]?.guard,
          kurang: refusal.missing.map(({ guard, why }) => ({ syarat: guard, sebab: why })),
        },
      })
    case 'note-missing':
      return fieldError('keterangan', 'Isi keterangan untuk langkah ini.')
    case 'need':
      return fieldError(alur.bidang[refusal.need], refusal.why)
  }
}
