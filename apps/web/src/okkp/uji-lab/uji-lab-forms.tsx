import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { addUjiLab, type UjiLabLengkap, updateUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { JawabanKasusCallout } from '#okkp/kasus/JawabanKasusCallout.tsx'
import { kasusPage } from '#okkp/kasus/use-kasus.ts'
import { UjiLabForm } from '#okkp/uji-lab/UjiLabForm.tsx'
import { type IsianUjiLab, isianBaru, isianKasus, isianOf } from '#okkp/uji-lab/uji-lab-form.ts'
import { ujiLabRecord } from '#okkp/uji-lab/use-uji-lab.ts'
import { call } from '#platform/api/client.ts'
import type { Blank } from '#platform/forms/use-zod-form.ts'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

interface Asal {
  jenisId: number | undefined
  /** Case that asks for this test. */
  kasus: RincianKasus | undefined
}

export const addUji: AddForm<UjiLabLengkap, IsianUjiLab, Blank<IsianUjiLab>, Asal> = {
  record: ujiLabRecord,
  title: 'Tambah hasil uji laboratorium',
  meta: 'Salin dari laporan hasil uji (LHU). Putusan tiap parameter diusulkan dari batas yang berlaku.',
  submitLabel: 'Simpan hasil uji',
  initial: ({ jenisId, kasus }) => (kasus ? isianKasus(kasus) : isianBaru(jenisId)),
  draftKey: ({ kasus }) => (kasus ? `uji-lab-baru:${kasus.id}` : 'uji-lab-baru'),
  save: (isian, { kasus }) => {
    const tindak_lanjut = kasus ? { id: kasus.id, versi: kasus.versi } : null
    return call(addUjiLab, { body: { ...isian, tindak_lanjut } })
  },
  next: (added, { kasus }) => (kasus ? kasusPage(kasus.id) : ujiLabRecord.pageOf(added)),
  above: ({ kasus }) => kasus && <JawabanKasusCallout kasus={kasus} />,
  form: (props) => <UjiLabForm {...props} correcting={false} />,
}

export const changeUji: ChangeForm<UjiLabLengkap, IsianUjiLab, Blank<IsianUjiLab>> = {
  record: ujiLabRecord,
  title: ({ kode_sampel }) => `Perbaiki hasil uji ${kode_sampel}`,
  meta: 'Yang lama tetap tersimpan di riwayat. Putusan dihitung ulang menurut batas pada tanggal uji.',
  crumb: ({ kode_sampel }) => kode_sampel,
  submitLabel: 'Simpan perbaikan',
  back: 'Kembali ke hasil uji',
  initial: isianOf,
  draftKey: ({ id, versi }) => `uji-lab-ubah:${id}:${versi}`,
  save: (isian, { id, versi }) => call(updateUjiLab, { body: { ...isian, id, versi } }),
  form: (props) => <UjiLabForm {...props} correcting />,
}
