import { type SurveiDetail, surveiCalls } from '@portal/domain/pasar/survei/survei.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type IsianSurvei, SurveiForm } from '#pasar/survei/SurveiForm.tsx'
import { surveiRecord } from '#pasar/survei/use-survei.ts'
import { call } from '#platform/api/client.ts'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

type Awal = Partial<IsianSurvei>

export const addSurvei: AddForm<SurveiDetail, IsianSurvei, Awal> = {
  record: surveiRecord,
  title: 'Buka survei',
  meta: 'Satu survei untuk tiap pasar, tahun, sasaran, dan fase. Kuesionernya edisi yang berlaku hari ini.',
  submitLabel: 'Buka survei',
  initial: () => {
    const today = dayInJakarta(Date.now())
    return { tahun_program: Number(today.slice(0, 4)), tanggal: today, catatan: '' }
  },
  save: (body) => call(surveiCalls.add, { body }),
  form: (props) => <SurveiForm {...props} />,
}

export const changeSurvei: ChangeForm<SurveiDetail, IsianSurvei, Awal> = {
  record: surveiRecord,
  title: ({ nama_pasar }) => `Ubah survei ${nama_pasar}`,
  back: 'Kembali ke survei',
  initial: ({ pasar_id, tahun_program, fase, sasaran, tanggal, catatan }) => ({
    ...{ pasar_id, tahun_program, fase, sasaran, tanggal },
    catatan: catatan ?? '',
  }),
  save: (form, { id, versi }) => call(surveiCalls.update, { body: { ...form, id, versi } }),
  form: (props) => <SurveiForm {...props} fixed />,
}
